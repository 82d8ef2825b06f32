import { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

/** Of each stage, which its own parameter names. */
const RECORDS = [
  prefetchRecord(drefEndpoint, 'drefId'),
  prefetchRecord(drefUpdateEndpoint, 'opsUpdateId'),
  prefetchRecord(drefReportEndpoint, 'finalReportId'),
];

/** The application, operational update or final report that the address names; nothing where it names none. */
export function prefetchStage(requests: Requests, address: Address): void {
  for (const prefetch of RECORDS) prefetch(requests, address);
}
