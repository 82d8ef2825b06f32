import type { Database } from '#provider/database/connect.ts';
import { user } from '#provider/database/schema.ts';
import { isAmong } from '../filters.ts';

/** Whoever wrote or saved something, by their ids. */
export async function peopleById(db: Database, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      id: user.id,
      username: user.username,
      first_name: user.first_name,
      last_name: user.last_name,
    })
    .from(user)
    .where(isAmong(user.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}
