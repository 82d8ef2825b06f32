import type { FastifyRequest } from 'fastify';
import { originOf } from './media.ts';

/** Rows on a page unless the caller says otherwise. Source: GO API. */
export const DEFAULT_LIMIT = 50;

/** What a list takes from its query. */
export interface PageQuery {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The bounds of a page for `.limit(limit).offset(offset)`. */
export function pageBounds({ limit = DEFAULT_LIMIT, offset = 0 }: PageQuery) {
  return { limit, offset };
}

/**
 * One page of a list, as the wire has it. `count` is the size of the whole list; `next` and `previous` are absolute
 * addresses with the caller's own filters, null at the ends.
 */
export function pageOf<Row>(request: FastifyRequest, query: PageQuery, count: number, results: Row[]) {
  const { limit, offset } = pageBounds(query);
  const isLast = offset + limit >= count;
  return {
    count,
    next: isLast ? null : addressAt(request, limit, offset + limit),
    previous: offset === 0 ? null : addressAt(request, limit, Math.max(0, offset - limit)),
    results,
  };
}

/** The request's own address with another offset; without one on the first page. */
function addressAt(request: FastifyRequest, limit: number, offset: number) {
  const [path, search] = splitOnce(request.url);
  const parameters = new URLSearchParams(search);
  parameters.set('limit', String(limit));
  if (offset > 0) parameters.set('offset', String(offset));
  else parameters.delete('offset');
  return `${originOf(request)}${path}?${parameters}`;
}

function splitOnce(url: string): [path: string, search: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}
