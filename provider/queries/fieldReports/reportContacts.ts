import { asc } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { field_report_contact } from '#provider/database/schema.ts';
import { isAmong } from '../filters.ts';
import { groupBy } from '../lists.ts';
import { isMovementReader, type Reader } from '../reader.ts';
import { phraseIn } from '../terms.ts';

/**
 * Whom to ask about reports: a look-up by the report's id. Names and addresses of people are for members of the Movement: others
 * are told of nobody.
 */
export async function contactsOfReports(db: Database, ids: readonly number[], reader: Reader) {
  const rows =
    ids.length === 0 || !isMovementReader(reader)
      ? []
      : await db
          .select()
          .from(field_report_contact)
          .where(isAmong(field_report_contact.field_report_id, ids))
          .orderBy(asc(field_report_contact.id));
  const groups = groupBy(rows, (row) => row.field_report_id);
  return (id: number) =>
    (groups.get(id) ?? []).map(({ field_report_id: _, ...contact }) => ({
      ...contact,
      title: phraseIn(reader.language, contact.title),
    }));
}
