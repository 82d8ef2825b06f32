import { asc, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { donorsEndpoint } from '#contracts/flashUpdates/list.ts';
import type { Database } from '#provider/database/connect.ts';
import { donor, donor_group, donor_in_group, flash_action } from '#provider/database/schema.ts';
import { isAmong, says } from '../filters.ts';
import { groupBy, pageFrom } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';

type ListQuery = QueryOf<typeof donorsEndpoint>;

/** What can be ticked as done in an update, in the order of the ids. */
export const listFlashActions = (db: Database, query: ListQuery, { language }: Reader) =>
  pageFrom(db, flash_action, query, {
    where: says(sql`all_names(${flash_action.name})`, query.search),
    order: [asc(flash_action.id)],
    answers: (rows) => rows.map((row) => ({ ...row, name: textIn(language, row.name), tooltip_text: null })),
  });

/** Whom updates can be mailed to, by their organizations. */
export const listDonors = (db: Database, query: ListQuery) =>
  pageFrom(db, donor, query, {
    where: says(
      sql`concat_ws(' ', ${donor.organization_name}, ${donor.first_name}, ${donor.last_name}, ${donor.email})`,
      query.search,
    ),
    order: [asc(donor.organization_name), asc(donor.id)],
    async answers(rows) {
      const groups = await groupsOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ language: _, ...row }) => ({ ...row, groups: groups.get(row.id) ?? [] }));
    },
  });

export const listDonorGroups = (db: Database, query: ListQuery) =>
  pageFrom(db, donor_group, query, {
    where: says(donor_group.name, query.search),
    order: [asc(donor_group.name), asc(donor_group.id)],
    answers: (rows) => rows,
  });

async function groupsOf(db: Database, ids: readonly number[]) {
  const rows = await db.select().from(donor_in_group).where(isAmong(donor_in_group.donor_id, ids));
  const groups = groupBy(rows, ({ donor_id }) => donor_id);
  return new Map([...groups].map(([id, of]) => [id, of.map(({ group_id }) => group_id)]));
}
