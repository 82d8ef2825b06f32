import { and, asc, sql } from 'drizzle-orm';
import type { peopleEndpoint } from '#contracts/account/people.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { user } from '#provider/database/schema.ts';
import { contains, isFlag, says } from '../filters.ts';
import { pageFrom } from '../lists.ts';

/** People who can sign in, by their names; no more of them than what they are called. */
export function listPeople(db: Database, query: QueryOf<typeof peopleEndpoint>) {
  const words = sql`concat_ws(' ', ${user.first_name}, ${user.last_name}, ${user.username})`;
  return pageFrom(db, user, query, {
    where: and(isFlag(user.is_active, true), contains(words, query.name), says(words, query.search)),
    order: [asc(user.first_name), asc(user.last_name), asc(user.id)],
    answers: (rows) =>
      rows.map(({ id, username, first_name, last_name }) => ({ id, username, first_name, last_name })),
  });
}
