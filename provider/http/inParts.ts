import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { JsonPieces } from './implement.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import { type PageQuery, pageBounds, pageOf } from './page.ts';

/** Rows that are asked for and written at a time: some ten milliseconds of work. */
export const ROWS_AT_A_TIME = 50;

/** Rows of a page: as they are, or written as JSON already. */
export type Rows = readonly unknown[] | { texts: readonly Buffer[] };
const COMMA = Buffer.from(',');

/**
 * One page of a list as text. A long one is made in parts, and other calls have their turns between these; where something was
 * written meanwhile, so that a row could be missing or stand there twice, it is made once more as a whole.
 */
export async function inParts(
  { turns, state }: Pick<KeptAnswers, 'turns' | 'state'>,
  request: FastifyRequest,
  query: PageQuery,
  list: (bounds: PageQuery) => Promise<{ count: number; results: Rows }>,
): Promise<JsonPieces> {
  const { limit, offset } = pageBounds(query);
  const part = (from: number, rows: number) =>
    turns(async () => {
      const { count, results } = await list({ limit: rows, offset: from });
      return { count, pieces: piecesOf(results) };
    });
  const inPage = ({ count, pieces }: { count: number; pieces: Pieces }) => {
    const { results: _, ...head } = pageOf(request, query, count, []);
    return new JsonPieces([`${JSON.stringify(head).slice(0, -1)},"results":[`, ...pieces, ']}']);
  };
  const whole = async () => inPage(await part(offset, limit));
  if (limit <= ROWS_AT_A_TIME) return whole();

  const before = await state();
  const first = await part(offset, ROWS_AT_A_TIME);
  const pieces: Pieces[number][] = [...first.pieces];
  const end = Math.min(offset + limit, first.count);
  for (let from = offset + ROWS_AT_A_TIME; from < end; from += ROWS_AT_A_TIME) {
    await readOthers();
    const next = await part(from, Math.min(ROWS_AT_A_TIME, end - from));
    pieces.push(COMMA, ...next.pieces);
  }
  if ((await state()) !== before) return whole();
  return inPage({ count: first.count, pieces });
}

/** Lets the process read what others have asked meanwhile: the embedded engine answers without ever going back to the sockets. */
async function readOthers() {
  // The first may end in the middle of a turn of the event loop.
  await setImmediate();
  await setImmediate();
}

type Pieces = readonly (string | Buffer)[];

function piecesOf(rows: Rows): Pieces {
  if ('texts' in rows) return rows.texts.flatMap((text, place) => (place === 0 ? [text] : [COMMA, text]));
  return [rows.map((row) => JSON.stringify(row)).join()];
}
