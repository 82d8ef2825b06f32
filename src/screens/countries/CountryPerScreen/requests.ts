import { countryEndpoint } from '#contracts/countries/record.ts';
import { perAreasEndpoint, perOptionsEndpoint } from '#contracts/per/options.ts';
import { perProcessEndpoint, perStatsEndpoint } from '#contracts/per/process.ts';
import { publicPerProcessEndpoint } from '#contracts/per/public.ts';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import { everything } from '#contracts/query.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { recordInput } from '#src/records/recordCall.ts';

/** What the results of a cycle are told by, whatever it found. */
export const optionsInput = {};
export const componentsInput = everything();
export const statsInput = (country: number, id: number) => ({ query: { country: [country], id } });

/** Which half of a cycle its reader sees hangs on the country, except for those who look after none: they see what is public. */
export function prefetchCycle(requests: Requests, { ids: { countryId, perId } }: Address): void {
  const [country, record] = [recordInput(countryId), recordInput(perId)];
  if (!country || !record) return;
  requests.prefetch(countryEndpoint, country);
  const reader = requests.reader();
  if (reader && reader !== 'perAdmin') requests.prefetch(publicPerProcessEndpoint, record);
}

/** A cycle on paper is for those who look after the country. */
export function prefetchCyclePaper(requests: Requests, { ids: { countryId, perId } }: Address): void {
  const [country, record] = [recordInput(countryId), recordInput(perId)];
  if (!country || !record || perId === undefined || countryId === undefined) return;
  requests.prefetch(countryEndpoint, country);
  if (requests.reader() !== 'perAdmin') return;
  requests.prefetch(perProcessEndpoint, record);
  requests.prefetch(perOptionsEndpoint, optionsInput);
  requests.prefetch(perAreasEndpoint, optionsInput);
  requests.prefetch(perComponentsEndpoint, componentsInput);
  requests.prefetch(perStatsEndpoint, statsInput(countryId, perId));
}
