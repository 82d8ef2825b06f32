import { sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { mainContactsEndpoint } from '#contracts/reference/lists.ts';
import type { Database } from '#provider/database/connect.ts';
import { main_contact } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { says } from '../filters.ts';
import { orderOf } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { sqlSortTextIn, sqlTextIn, textIn } from '../texts.ts';

/** Contacts of the platform, in the order they were entered. */
export async function listMainContacts(
  db: Database,
  query: QueryOf<typeof mainContactsEndpoint>,
  { language }: Reader,
) {
  const where = says(
    sql`concat_ws(' ', ${main_contact.name}, ${sqlTextIn(language, main_contact.extent)})`,
    query.search,
  );
  const columns = {
    id: main_contact.id,
    extent: sqlSortTextIn(language, main_contact.extent),
    name: main_contact.name,
  };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(main_contact, where),
    db
      .select()
      .from(main_contact)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['id'], main_contact.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map((row) => ({
    ...row,
    extent: textIn(language, row.extent),
    translation_module_original_language: 'en',
  }));
  return { count, results };
}
