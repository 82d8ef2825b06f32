import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

export const prefetchFieldReport = prefetchRecord(fieldReportEndpoint, 'fieldReportId');
