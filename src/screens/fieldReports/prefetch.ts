import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

// One file, since each that is loaded by itself costs the first load a line.
export { prefetchForm } from './FieldReportFormScreen/requests.ts';
export const prefetchFieldReport = prefetchRecord(fieldReportEndpoint, 'fieldReportId');
