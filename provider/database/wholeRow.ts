import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A whole row of a table as one value to select, the same as its columns would be. For wide tables: the embedded engine
 * takes three times as long for 140 columns. Not for tables with `numeric` columns: JSON would make numbers of them.
 *
 * @example db.select({ report: wholeRow(field_report) }).from(field_report)
 */
export function wholeRow<Table extends PgTable>(table: Table) {
  const columns = Object.entries(getTableColumns(table));
  const converted = columns.filter(([, column]) => column.columnType === 'PgCustomColumn');
  return sql`to_json(${table})`.mapWith((row: Record<string, unknown>) => {
    for (const [key, column] of converted)
      if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key]);
    return row as Table['$inferSelect'];
  });
}
