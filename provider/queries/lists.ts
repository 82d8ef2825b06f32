import { asc, Column, desc, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#provider/database/connect.ts';
import { type PageQuery, pageBounds } from '#provider/http/page.ts';

/** One page of a table's rows as the API answers them, and how many there are in all: two statements, whatever the page. */
export async function pageFrom<Table extends PgTable, Answer>(
  db: Database,
  table: Table,
  query: PageQuery,
  {
    where,
    order,
    answers,
  }: {
    /** Which rows: those that the reader may see, and that the query asks for. */
    where: SQL | undefined;
    /** See `orderOf`. */
    order: readonly SQL[];
    answers: (rows: Table['$inferSelect'][]) => Answer[] | Promise<Answer[]>;
  },
): Promise<{ count: number; results: Answer[] }> {
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(table, where),
    db
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: await answers(rows as Table['$inferSelect'][]) };
}

/**
 * Order by the caller's keys, else by the list's own; missing values come last either way round. End with the id, so that
 * pages never overlap. Keys were checked by the endpoint's query schema.
 */
export function orderOf<Key extends string>(
  ordering: readonly string[] | undefined,
  columns: Readonly<Record<Key, SQLWrapper>>,
  usual: readonly (Key | `-${Key}`)[],
  id: SQLWrapper,
): SQL[] {
  const byName: Readonly<Record<string, SQLWrapper | undefined>> = columns;
  const keys = ordering?.length ? ordering : usual;
  const order = keys.flatMap((key) => {
    const column = byName[key.replace(/^-/, '')];
    return column ? [key.startsWith('-') ? descending(column) : ascending(column)] : [];
  });
  return [...order, asc(id)];
}

const ascending = (column: SQLWrapper): SQL => asc(column);
/** Naming where nulls go keeps the database from reading an index backwards, so it is said only where nulls can be. */
const descending = (column: SQLWrapper): SQL =>
  is(column, Column) && column.notNull ? desc(column) : sql`${desc(column)} nulls last`;

/** Rows by the value of a key, each group in the order of the rows. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
