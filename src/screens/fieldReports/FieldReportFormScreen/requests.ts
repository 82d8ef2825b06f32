import { disasterTypesEndpoint } from '#contracts/endpoints/domain.ts';
import { actionsEndpoint, fieldReportEndpoint } from '#contracts/endpoints/fieldReportForm.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

/** The call for a report; undefined when the address holds no id. */
export function reportInput({ fieldReportId }: Address['params']) {
  return fieldReportId && /^\d+$/.test(fieldReportId) ? { path: { id: fieldReportId } } : undefined;
}

export function prefetchForm(requests: Requests, { params }: Address): void {
  const input = reportInput(params);
  if (input) requests.prefetch(fieldReportEndpoint, input);
  requests.prefetch(disasterTypesEndpoint, { query: { limit: 9999 } });
  requests.prefetch(actionsEndpoint, { query: { limit: 9999 } });
}
