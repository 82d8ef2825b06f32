import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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

/** Whether the record's search document contains the text, without regard to case and accents. */
export const isFoundBy = (kind: string, id: SQLWrapper, value: string | undefined): SQL | undefined =>
  value?.trim()
    ? sql`${id} in (
        select record_id from search_document
        where kind = ${kind} and words like '%' || search_fold(${plain(value)}) || '%')`
    : undefined;

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
  sql.join(
    values.map((value) => sql`${value}::integer`),
    sql`, `,
  );

const MOMENT_PARTS = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** PostgreSQL keeps no null characters in text. */
export const plain = (text: string) => text.replaceAll('\0', '');
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
