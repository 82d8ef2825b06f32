import { and } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { event } from '#provider/database/schema.ts';
import { isAmong } from '../filters.ts';
import { isVisibleEvent, type Reader } from '../reader.ts';

/** Not the whole row: summaries are long. */
const columns = {
  id: event.id,
  name: event.name,
  slug: event.slug,
  dtype_id: event.dtype_id,
  parent_event_id: event.parent_event_id,
  disaster_start_date: event.disaster_start_date,
  emergency_response_contact_email: event.emergency_response_contact_email,
  original_language: event.original_language,
};
type EventRow = Pick<typeof event.$inferSelect, keyof typeof columns>;

/** Those of the emergencies that the reader may see, by id, in short. */
export async function visibleEventsById(db: Database, ids: readonly number[], reader: Reader) {
  if (ids.length === 0) return new Map<number, EventRow>();
  const rows: EventRow[] = await db
    .select(columns)
    .from(event)
    .where(and(isAmong(event.id, ids), isVisibleEvent(reader)));
  return new Map(rows.map((row) => [row.id, row]));
}
