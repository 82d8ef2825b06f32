import type { Endpoint } from './defineEndpoint.ts';
import { noteUnreadable, unreadableRows } from './leftOut.ts';
import { LARGEST_PAGE, WHOLE_LIST } from './query.ts';
import * as z from './zod.ts';

interface Page {
  count: number;
  results: unknown[];
}

/** Whether a list is wanted whole of which an answer holds a page at most. */
export function isInPages({ query }: Endpoint, wanted: Readonly<Record<string, unknown>> = {}): boolean {
  if (wanted.limit !== WHOLE_LIST || !(query instanceof z.ZodMiniObject)) return false;
  const { limit } = query.shape as { limit?: z.ZodMiniType };
  return limit !== undefined && !z.safeParse(limit, WHOLE_LIST).success;
}

/** Pages that are asked for side by side: one after the other each would wait for the line, and all at once nobody else would have it. */
const AT_ONCE = 4;

/**
 * A list as one answer, collected page by page: the first one with the rows of all, `WHOLE_LIST` at most. `ask` makes the call
 * for a page, and rejects as it does. Rows that cannot be read count as asked for.
 */
export async function wholeList(ask: (page: { limit: number; offset?: number }) => Promise<unknown>) {
  const first = (await ask({ limit: LARGEST_PAGE })) as Page;
  const pages = [first];
  const offsets = offsetsAfter(first);
  while (offsets.length > 0) {
    const next = offsets.splice(0, AT_ONCE).map((offset) => ask({ limit: LARGEST_PAGE, offset }));
    pages.push(...((await Promise.all(next)) as Page[]));
  }
  const whole = { ...first, next: null, previous: null, results: pages.flatMap(({ results }) => results) };
  const unreadable = pages.reduce((sum, page) => sum + unreadableRows(page), 0);
  if (unreadable > 0) noteUnreadable(whole, unreadable);
  return whole;
}

/** Where the pages after the first begin. None where it is empty: the list became shorter meanwhile. */
function offsetsAfter(first: Page): number[] {
  const rows = first.results.length + unreadableRows(first);
  const pages = rows > 0 ? Math.ceil(Math.min(first.count, WHOLE_LIST) / rows) : 1;
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * rows);
}
