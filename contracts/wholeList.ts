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

/**
 * A list as one answer, collected page by page: the first one with the rows of all, `WHOLE_LIST` at most. `ask` makes the call
 * for a page, and rejects as it does. Rows that cannot be read count as asked for.
 */
export async function wholeList(ask: (page: { limit: number; offset?: number }) => Promise<unknown>) {
  const first = (await ask({ limit: LARGEST_PAGE })) as Page;
  const results = [...first.results];
  let unreadable = unreadableRows(first);
  while (results.length + unreadable < Math.min(first.count, WHOLE_LIST)) {
    const next = (await ask({ limit: LARGEST_PAGE, offset: results.length + unreadable })) as Page;
    // The list became shorter meanwhile.
    if (next.results.length === 0) break;
    results.push(...next.results);
    unreadable += unreadableRows(next);
  }
  const whole = { ...first, next: null, previous: null, results };
  if (unreadable > 0) noteUnreadable(whole, unreadable);
  return whole;
}
