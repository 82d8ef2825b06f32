import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { primary_sector, project, project_annual_split, secondary_sector, user } from '../database/schema.ts';
import {
  hasVersion,
  isGone,
  isSeeded,
  NEPAL,
  nobodyHasTheName,
  type StateHandler,
  type States,
} from './support.ts';

const DAY_MS = 86_400_000;

/** Sectors whose rows are gone while projects point to them: the reference is left out meanwhile. */
const without =
  (table: PgTable, holder: string, constraint: string, reference: string): StateHandler =>
  async (db) => {
    const kept = await db.select().from(table);
    const alter = (change: string) => db.execute(sql.raw(`alter table "${holder}" ${change}`));
    await alter(`drop constraint "${constraint}"`);
    await db.delete(table);
    return async () => {
      await db.insert(table).values(kept);
      await alter(`add constraint "${constraint}" foreign key (${reference})`);
    };
  };

async function aProjectExists(db: Database, { id }: Parameters<StateHandler>[1]) {
  const start = new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10);
  const end = new Date(Date.now() + 300 * DAY_MS).toISOString().slice(0, 10);
  // Of the user whom the promises sign in: only owners delete.
  const author = db.select({ id: user.id }).from(user).where(eq(user.username, 'member'));
  const added = await db
    .insert(project)
    .values({
      // Newer than all others, so that the first page of a list holds it.
      id: Number(id),
      name: { en: 'Wells for Bagmati' },
      description: { en: '<p>Forty wells.</p>' },
      reporting_ns_id: NEPAL,
      project_country_id: NEPAL,
      primary_sector_key: 0,
      programme_type: 2,
      start_date: start,
      end_date: end,
      target_total: 1_200,
      user_id: sql`(${author})`,
    })
    .onConflictDoNothing()
    .returning({ id: project.id });
  if (added.length > 0)
    await db
      .insert(project_annual_split)
      .values({ project_id: Number(id), year: 2026, target_total: 1_200, reached_total: 300 });
}

/** What the pacts ask of projects and their sectors. */
export const PROJECT_STATES: States = {
  ...nobodyHasTheName('project'),
  'a project exists': aProjectExists,
  'no project exists': isGone(project),
  'a project has the version': hasVersion(project),
  'a primary sector exists': isSeeded,
  'no primary sector exists': without(
    primary_sector,
    'project',
    'project_primary_sector_key_primary_sector_key_fk',
    'primary_sector_key) references primary_sector(key',
  ),
  'no secondary sector exists': without(
    secondary_sector,
    'project_secondary_sector',
    'project_secondary_sector_sector_key_secondary_sector_key_fk',
    'sector_key) references secondary_sector(key',
  ),
};
