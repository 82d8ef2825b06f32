import { learningStatsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { learningQuery } from './filters.ts';

/** The figures of what an address asks for; the summary is begun by who reads it, since each question has one written. */
export function prefetchLearning(requests: Requests, { query }: Address, _config: unknown, now: Date): void {
  requests.prefetch(learningStatsEndpoint, { query: learningQuery(Object.fromEntries(query), now) });
  requests.prefetch(countriesEndpoint, countriesInput);
}
