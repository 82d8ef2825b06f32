import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { wordsIn } from './words.ts';

/**
 * Conditions for `where`, each undefined when its filter is not given, so that a list reads as a table of its filters.
 * Numbers are compared as integers: one beyond a smaller column's range matches nothing instead of failing.
 */

export const isNumber = (column: SQLWrapper, value: number | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}::integer`;

/** An empty list is no filter. */
export const isOneOf = (column: SQLWrapper, values: readonly number[] | undefined): SQL | undefined =>
  values?.length ? sql`${column} in (${integers(values)})` : undefined;

/** Among these, none included: one parameter whatever their number, which the embedded engine reads far faster than many. */
export const isAmong = (column: SQLWrapper, values: readonly number[]): SQL =>
  sql`${column} = any(${`{${values.join(',')}}`}::integer[])`;

export const isText = (column: SQLWrapper, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${plain(value)}`;

export const isFlag = (column: SQLWrapper, value: boolean | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;

/** Contains the text, without regard to case. */
export const contains = (column: SQLWrapper, value: string | undefined): SQL | undefined =>
  value?.trim() ? sql`${column} ilike ${`%${escapeLike(plain(value.trim()))}%`}` : undefined;

/** Every word of a search meets a condition. A search without a word in it finds nothing; without one there is no filter. */
export function everyWord(
  search: string | undefined,
  condition: (word: string) => SQL | undefined,
): SQL | undefined {
  const words = wordsIn(search);
  if (!words) return undefined;
  return words.length > 0 ? and(...words.map(condition)) : sql`false`;
}

/** What a folded text that has the word is like. No word is left of a mere stroke that lengthens others: nothing is like it. */
export const likeWord = (word: string): SQL => sql`'%' || nullif(search_fold(${plain(word)}), '') || '%'`;

/** The text has every word of a search, wherever each stands, without regard to case and accents. Each row is folded, once. */
export function says(text: SQLWrapper, search: string | undefined): SQL | undefined {
  const likes = wordsIn(search)?.map(likeWord);
  if (!likes) return undefined;
  return likes.length > 0 ? sql`search_fold(${text}) like all (array[${listed(likes)}])` : sql`false`;
}

/** The same of a text that is kept folded, which an index may find. */
export const saysFolded = (folded: SQLWrapper, search: string | undefined): SQL | undefined =>
  everyWord(search, (word) => sql`${folded} like ${likeWord(word)}`);

/** Whether the record's search document has every word of a search. */
export function isFoundBy(kind: string, id: SQLWrapper, search: string | undefined): SQL | undefined {
  const found = saysFolded(sql`words`, search);
  return found && sql`${id} in (select record_id from search_document where kind = ${kind} and ${found})`;
}

/** Between moments: `gt`, `gte`, `lt`, `lte` as the query parameters `<field>__gt` … give them. */
export const isWithin = (
  column: SQLWrapper,
  range: {
    gt?: string | undefined;
    gte?: string | undefined;
    lt?: string | undefined;
    lte?: string | undefined;
  },
): SQL[] =>
  [
    range.gt && sql`${column} > ${instantOf(range.gt)}`,
    range.gte && sql`${column} >= ${instantOf(range.gte)}`,
    range.lt && sql`${column} < ${instantOf(range.lt)}`,
    range.lte && sql`${column} <= ${instantOf(range.lte)}`,
  ].filter((condition) => typeof condition === 'object');

/** A day or moment of a query as a timestamp; what names no offset is UTC. A day that no calendar has counts on: 30 February is 2 March. */
export function instantOf(value: string): SQL {
  const [, year, month, day, time = '00:00', offset = 'Z'] = MOMENT_PARTS.exec(value) ?? [];
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const moment = new Date(`${midnight.toISOString().slice(0, 10)}T${time}${offset}`);
  const known = Number.isNaN(moment.getTime()) ? midnight : moment;
  return sql`${known.toISOString()}::timestamptz`;
}

export const integers = (values: readonly number[]): SQL =>
  listed(values.map((value) => sql`${value}::integer`));

export const listed = (values: readonly SQL[]): SQL => sql.join([...values], sql`, `);

const MOMENT_PARTS = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** PostgreSQL keeps no null characters in text. */
export const plain = (text: string) => text.replaceAll('\0', '');
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
