import { searchEndpoint } from '#contracts/endpoints/search.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

/** Shorter keywords find too much to be of use: the form asks for more. In characters, trimmed. */
export const SHORTEST_KEYWORD = 3;

/** The search an address asks for, however short its keyword is; undefined without one. */
export function searchInput(query: URLSearchParams) {
  const keyword = query.get('keyword')?.trim() ?? '';
  return keyword ? { query: { keyword } } : undefined;
}

export function prefetchSearch(requests: Requests, { query }: Address): void {
  const input = searchInput(query);
  if (input) requests.prefetch(searchEndpoint, input);
}
