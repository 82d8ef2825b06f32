import type { Database } from '#provider/database/connect.ts';
import { user } from '#provider/database/schema.ts';
import { isAmong } from './filters.ts';

const personColumns = {
  id: user.id,
  username: user.username,
  first_name: user.first_name,
  last_name: user.last_name,
};

/** Whoever wrote records, as these show them, by id. Accounts that were erased are not there. */
export async function peopleById(db: Database, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const found =
    wanted.length > 0 ? await db.select(personColumns).from(user).where(isAmong(user.id, wanted)) : [];
  return new Map(found.map((row) => [row.id, row]));
}
