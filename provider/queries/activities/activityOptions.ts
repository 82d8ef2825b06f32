import { asc } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { activity_action, activity_sector } from '#provider/database/schema.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';

/** The sectors, and the actions of each, in their order. */
export async function listActivityOptions(db: Database, { language }: Reader) {
  const [sectors, actions] = await Promise.all([
    db.select().from(activity_sector).orderBy(asc(activity_sector.order), asc(activity_sector.id)),
    db.select().from(activity_action).orderBy(asc(activity_action.order), asc(activity_action.id)),
  ]);
  return {
    sectors: sectors.map((row) => activitySector(row, language)),
    actions: actions.map((row) => activityAction(row, language)),
  };
}

/** A sector, as the API answers it. */
export const activitySector = (row: typeof activity_sector.$inferSelect, language: Language) => ({
  ...row,
  title: textIn(language, row.title),
});

/** An action with what it hands out, as the API answers it. */
export const activityAction = (
  { sector_id, supplies, ...row }: typeof activity_action.$inferSelect,
  language: Language,
) => ({
  ...row,
  sector: sector_id,
  title: textIn(language, row.title),
  description: textIn(language, row.description) ?? '',
  supplies_details: supplies.map(({ id, title }) => ({ id, title: textIn(language, title) })),
});
