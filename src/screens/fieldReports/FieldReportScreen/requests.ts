import { fieldReportEndpoint } from '#contracts/endpoints/fieldReportForm.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

/** The call for a field report; undefined when the address holds no id. */
export function fieldReportInput({ fieldReportId }: Address['params']) {
  return fieldReportId && /^\d{1,9}$/.test(fieldReportId) ? { path: { id: fieldReportId } } : undefined;
}

export function prefetchFieldReport(requests: Requests, { params }: Address): void {
  const input = fieldReportInput(params);
  if (input) requests.prefetch(fieldReportEndpoint, input);
}
