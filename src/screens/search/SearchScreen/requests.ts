import { searchEndpoint } from '#contracts/endpoints/search.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

/** Shorter keywords find too much to be of use. In characters, trimmed. */
export const SHORTEST_KEYWORD = 3;

/** The search an address asks for; undefined when its keyword is missing or too short. */
export function searchInput(query: URLSearchParams) {
  const keyword = query.get('keyword')?.trim() ?? '';
  return keyword.length < SHORTEST_KEYWORD ? undefined : { query: { keyword } };
}

export function prefetchSearch(requests: Requests, { query }: Address): void {
  const input = searchInput(query);
  if (input) requests.prefetch(searchEndpoint, input);
}
