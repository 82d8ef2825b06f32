import type { Endpoint } from './defineEndpoint.ts';
import { noteUnreadable, unreadableRows } from './leftOut.ts';
import { LARGEST_PAGE, WHOLE_LIST } from './query.ts';
import type * as z from './zod.ts';

interface Page {
  count: number;
  results: unknown[];
}

/** Whether a list is wanted whole of which an answer holds a page at most. */
export function isInPages({ query }: Endpoint, wanted: Readonly<Record<string, unknown>> = {}): boolean {
  const { shape } = (query ?? {}) as { shape?: { limit?: z.ZodMiniType } };
  return wanted.limit === WHOLE_LIST && shape?.limit?.safeParse(WHOLE_LIST).success === false;
}

/** Pages that are asked for side by side: one after the other each would wait for the line, and all at once nobody else would have it. */
const AT_ONCE = 4;

/**
 * A list as one answer, collected page by page: the first one with the rows of all, `WHOLE_LIST` at most. `ask` makes the call
 * for a page, and rejects as it does. Rows that cannot be read count as asked for.
 */
export async function wholeList(ask: (page: { limit: number; offset?: number }) => Promise<unknown>) {
  const first = (await ask({ limit: LARGEST_PAGE })) as Page;
  // An empty page is the last: the list became shorter meanwhile.
  const step = first.results.length + unreadableRows(first) || first.count;
  const pages: unknown[] = [first];
  for (let offset = step; offset < Math.min(first.count, WHOLE_LIST); offset += step) {
    pages.push(ask({ limit: LARGEST_PAGE, offset }));
    // The first is among them.
    if (pages.length % AT_ONCE === 1) await Promise.all(pages);
  }
  let results: unknown[] = [];
  let unreadable = 0;
  for (const page of (await Promise.all(pages)) as Page[]) {
    results = results.concat(page.results);
    unreadable += unreadableRows(page);
  }
  const whole = { ...first, next: null, previous: null, results };
  noteUnreadable(whole, unreadable);
  return whole;
}
