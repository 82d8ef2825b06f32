import type { Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';

/** What the map of a list is told of it: which rows there are, and how many. */
export interface MappedList<E extends Endpoint> {
  query: Partial<QueryOf<E>>;
  count: number;
}
