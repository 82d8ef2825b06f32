import { searchEndpoint } from '#contracts/search/search.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { searchTerm } from '#src/domain/searchTerm.ts';

/**
 * The search an address asks for; undefined without a keyword. The address alone holds the keyword that the specification
 * (section 3) counts among what is stored: a search can be shared, and goes back and forth with the history.
 */
export function searchInput(query: URLSearchParams) {
  const keyword = searchTerm(query.get('keyword') ?? '');
  return keyword ? { query: { keyword } } : undefined;
}

export function prefetchSearch(requests: Requests, { query }: Address): void {
  const input = searchInput(query);
  if (input) requests.prefetch(searchEndpoint, input);
}
