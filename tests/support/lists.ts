import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { wholeList } from '#contracts/wholeList.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import type { Api, RequestOptions } from './api.ts';

interface Row {
  id: number | string;
}

/** A list whole, collected page by page. */
export async function allOf(
  api: Api,
  address: string,
  options?: RequestOptions,
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer.
): Promise<{ count: number; results: any[] }> {
  return wholeList(async ({ limit, offset = 0 }) => {
    const page = withParameters(address, `limit=${limit}&offset=${offset}`);
    const { status, body, text } = await api.get(page, options);
    expect(status, text.slice(0, 500)).toBe(200);
    return body;
  });
}

/** All ids of a list, as numbers, in its order. */
export async function idsOf(api: Api, address: string, options?: RequestOptions): Promise<number[]> {
  const { count, results } = await allOf(api, address, options);
  const ids = results.map((row: Row) => Number(row.id));
  expect(count).toBe(ids.length);
  return ids;
}

/** The numbers in the first column of a statement. */
export async function numbersOf(db: Database, statement: SQL): Promise<number[]> {
  const rows = await rowsOf<Record<string, number>>(db, statement);
  return rows.map((row) => Number(Object.values(row)[0]));
}

/** The one number of a statement. */
export async function numberOf(db: Database, statement: SQL): Promise<number> {
  const [number] = await numbersOf(db, statement);
  if (number === undefined) throw new Error('The statement found nothing.');
  return number;
}

/** Expects a filter to keep some rows, leave others out, and agree with the database. */
export async function expectFilter(api: Api, list: string, query: string, statement: SQL) {
  const { body: all } = await api.get(withParameters(list, 'limit=1'));
  const filtered = await idsOf(api, withParameters(list, query));
  const expected = await numbersOf(api.db, statement);
  expect(sorted(filtered)).toEqual(sorted(expected));
  expect(filtered.length).toBeGreaterThan(0);
  expect(filtered.length).toBeLessThan(all.count);
}

/** Expects every page of a size to continue the one before, until the count is reached. */
export async function expectPages(api: Api, list: string, size: number) {
  const seen: number[] = [];
  let next: string | null = withParameters(list, `limit=${size}`);
  let count = 0;
  while (next) {
    const { body } = await api.get(next);
    seen.push(...body.results.map((row: Row) => Number(row.id)));
    count = body.count;
    next = body.next && new URL(body.next).pathname + new URL(body.next).search;
  }
  expect(seen).toHaveLength(count);
  expect(new Set(seen).size).toBe(count);
  expect(count).toBeGreaterThan(size);
}

/** How many rows of a list are read at its beginning, in its middle and at its end, to see its order. */
const LOOK = 100;

/** The beginning, the middle and the end of a list, in its order; all of a short one. */
async function glimpses(api: Api, address: string) {
  const look = async (offset: number, limit: number) => {
    const page = withParameters(address, `limit=${limit}&offset=${offset}`);
    const { status, body, text } = await api.get(page);
    expect(status, text.slice(0, 500)).toBe(200);
    return body;
  };
  const { count, results } = await look(0, LOOK);
  const end = Math.max(LOOK, count - LOOK);
  const middle = Math.max(LOOK, Math.floor((count - LOOK) / 2));
  if (middle < end) results.push(...(await look(middle, Math.min(LOOK, end - middle))).results);
  if (end < count) results.push(...(await look(end, LOOK)).results);
  return results;
}

/** Expects `ordering=key` to rise and `ordering=-key` to fall, with missing values last both ways. */
export async function expectOrder(
  api: Api,
  list: string,
  key: string,
  read: (row: never) => number | string | null | undefined,
) {
  for (const direction of ['', '-']) {
    const rows = await glimpses(api, withParameters(list, `ordering=${direction}${key}`));
    const values: (number | string | null)[] = rows.map((row: unknown) => read(row as never) ?? null);
    const known = values.filter((value) => value !== null);
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
    const expected = [...known].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(known).toEqual(direction === '' ? expected : expected.reverse());
    expect(new Set(known).size, `different values of ${key}`).toBeGreaterThan(1);
  }
}

export const withParameters = (address: string, parameters: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${parameters}`;

export const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

/** A moment so many days from now, for `end_date__gt` and the like. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** An SQL text of a moment. */
export const at = (moment: string) => sql`${moment}::timestamptz`;

/** A text as names are sorted: without regard to case, accents and punctuation. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Punctuation}\p{Symbol}]+/gu, ' ')
    .trim();
