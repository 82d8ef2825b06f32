import { actionsEndpoint } from '#contracts/fieldReports/choices.ts';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { everything } from '#contracts/query.ts';
import { disasterTypesEndpoint } from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

const prefetchReport = prefetchRecord(fieldReportEndpoint, 'fieldReportId');

export function prefetchForm(requests: Requests, address: Address): void {
  prefetchReport(requests, address);
  requests.prefetch(disasterTypesEndpoint, everything());
  requests.prefetch(actionsEndpoint, everything());
}
