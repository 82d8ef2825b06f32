import { eq, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { seedDemoAccounts } from './accounts.ts';
import { seedAuthors } from './authors.ts';
import { seedCountryPages } from './countryPages.ts';
import { seedDemoContent } from './demoContent.ts';
import { seedDrefs } from './drefs.ts';
import { seedExternalTypes } from './externalTypes.ts';
import { seedFlashUpdates } from './flashUpdates.ts';
import { generateActivities } from './generate/activities.ts';
import { generateDocuments } from './generate/documents.ts';
import { generateEmergencies } from './generate/emergencies.ts';
import { generateEruReadiness } from './generate/eruReadiness.ts';
import { generateLocalUnits } from './generate/localUnits.ts';
import { generateProjects } from './generate/projects.ts';
import { featureInRegions, generateRegions } from './generate/regions.ts';
import { addReportTexts, generateReportParts } from './generate/reportParts.ts';
import { generateResponse } from './generate/response.ts';
import { continueIds, insertAll } from './insert.ts';
import { seedLearnings } from './learnings.ts';
import { pendingRegistrations } from './pendingRegistrations.ts';
import { seedActivityActions, seedReference, seedReportChoices } from './reference.ts';
import { seedReportPhotos } from './reportPhotos.ts';
import { seedImminentEvents } from './risks.ts';
import { seedStrings } from './strings.ts';

interface SeedOptions {
  /** How many times the default data. @default 1 */
  scale?: number;
  /** Adds an account for each role, with a public password. @default true */
  demoAccounts?: boolean;
  /** The day the data ends on; all dates hang on its beginning. @default today */
  now?: Date;
  /** Empties a database that was filled at another scale, accounts included, and fills it again. @default false */
  replace?: boolean;
}

/** What seeding did. `scale` is that of the records now there, which may be of an earlier run. */
export interface SeedReport {
  scale: number;
  filled: boolean;
  stringsReplaced: boolean;
}

const RECORDS = 'records';
/** Any number, the same in every process: whoever holds it fills the database, the others wait. */
const SEED_LOCK = 7_306_602;
const DAY_MS = 86_400_000;
/** Any number: another one makes another world. */
const RANDOM_SEED = 20_260_501;
/** Tables that search looks through, and those that say by what else a record is found. Their triggers rest while thousands of rows go in. */
const SEARCHED = [
  'region',
  'country',
  'district',
  'event',
  'project',
  'surge_alert',
  'eru',
  'field_report',
  'personnel',
  'appeal',
  'event_country',
  'event_district',
  'field_report_country',
];
/** Tables whose ids the seed chose. */
const NUMBERED = [
  'event',
  'appeal',
  'field_report',
  'surge_alert',
  'project',
  'eru',
  'personnel',
  'situation_report_type',
  'emergency_project',
  'emergency_activity',
  'local_unit',
  'local_unit_external',
  'local_unit_upload',
  'eru_readiness',
  'eru_readiness_type',
  'per_overview',
  'per_assessment',
  'per_component_response',
  'per_question_response',
  'per_prioritization',
  'per_prioritized_component',
  'per_work_plan',
  'per_work_plan_action',
  'ops_learning',
];

/**
 * Fills an empty database with demonstration data that is the same in every run of a day, and brings the app's
 * translations up to date. A filled database keeps its records, whatever their scale, unless it is to `replace` them.
 * Call it in a transaction; of several processes that do so at once, one fills.
 */
export async function seed(
  db: Database,
  { scale = 1, demoAccounts = true, now = new Date(), replace = false }: SeedOptions = {},
): Promise<SeedReport> {
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
  const [known] = await db.select().from(tables.seed_state).where(eq(tables.seed_state.part, RECORDS));
  const before = known && Number(known.value.scale);
  const filled = before === undefined || (replace && before !== scale);
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  if (filled) {
    if (known) await removeRecords(db);
    await seedRecords(db, scale, today);
    if (demoAccounts) {
      await seedDemoAccounts(db);
      await insertAll(db, tables.user, pendingRegistrations(today));
      await seedDemoContent(db);
      await seedAuthors(db, RANDOM_SEED);
      await seedReportPhotos(db);
      await seedDrefs(db, RANDOM_SEED, today);
      await seedFlashUpdates(db, RANDOM_SEED, today);
    }
    await db.insert(tables.seed_state).values({ part: RECORDS, value: { scale } });
  }
  if (!filled) await seedActivityActions(db);
  await seedImminentEvents(db, RANDOM_SEED, today);
  await seedReportChoices(db);
  return { scale: filled ? scale : before, filled, stringsReplaced: await seedStrings(db) };
}

async function seedRecords(db: Database, scale: number, now: Date): Promise<void> {
  for (const table of SEARCHED)
    await db.execute(sql.raw(`alter table "${table}" disable trigger keep_search_document`));
  await seedReference(db);
  await seedActivityActions(db);
  const emergencies = generateEmergencies(RANDOM_SEED, now, scale);
  const response = generateResponse(RANDOM_SEED, now, scale, emergencies);
  const work = generateProjects(RANDOM_SEED, now, scale, emergencies);
  const documents = generateDocuments(RANDOM_SEED, now, emergencies);
  featureInRegions(emergencies, now);
  await insertAll(db, tables.event, emergencies.events);
  await insertAll(db, tables.event_country, emergencies.eventCountries);
  await insertAll(db, tables.event_district, emergencies.eventDistricts);
  await insertAll(db, tables.event_contact, emergencies.contacts);
  await insertAll(db, tables.event_link, emergencies.links);
  await insertAll(db, tables.event_key_figure, emergencies.keyFigures);
  await insertAll(db, tables.appeal, emergencies.appeals);
  addReportTexts(RANDOM_SEED, emergencies);
  await insertAll(db, tables.field_report, emergencies.reports);
  await insertAll(db, tables.field_report_country, emergencies.reportCountries);
  const reportParts = generateReportParts(RANDOM_SEED, emergencies);
  await insertAll(db, tables.field_report_district, reportParts.districts);
  await insertAll(db, tables.field_report_contact, reportParts.contacts);
  await insertAll(db, tables.field_report_actions_taken, reportParts.actions);
  await insertAll(db, tables.field_report_source, reportParts.sources);
  await insertAll(db, tables.surge_alert, response.alerts);
  await insertAll(db, tables.project, work.projects);
  await insertAll(db, tables.project_district, work.districts);
  await insertAll(db, tables.project_admin2, work.admin2);
  await insertAll(db, tables.project_secondary_sector, work.sectors);
  await insertAll(db, tables.project_annual_split, work.splits);
  await insertAll(db, tables.eru, response.erus);
  await insertAll(db, tables.personnel, response.personnel);
  const readiness = generateEruReadiness(RANDOM_SEED, now, response);
  await insertAll(db, tables.eru_readiness, readiness.owners);
  await insertAll(db, tables.eru_readiness_type, readiness.types);
  await insertAll(db, tables.event_snippet, documents.snippets);
  await insertAll(db, tables.featured_document, documents.featured);
  await insertAll(db, tables.situation_report, documents.situationReports);
  await insertAll(db, tables.appeal_document, documents.appealDocuments);
  await insertAll(db, tables.severity_change, documents.severities);
  await seedLearnings(db, RANDOM_SEED, scale);
  const activities = generateActivities(RANDOM_SEED, now, scale, emergencies, response);
  await insertAll(db, tables.emergency_project, activities.projects);
  await insertAll(db, tables.emergency_project_district, activities.districts);
  await insertAll(db, tables.emergency_activity, activities.activities);
  await insertAll(db, tables.emergency_activity_point, activities.points);
  const places = generateLocalUnits(RANDOM_SEED, now, emergencies);
  await insertAll(db, tables.local_unit, places.units);
  await insertAll(db, tables.local_unit_change, places.changes);
  await seedExternalTypes(db, now);
  await seedCountryPages(db, RANDOM_SEED, now, emergencies);
  const regions = generateRegions(RANDOM_SEED, now, emergencies);
  for (const { id, additional_tab_name } of regions.names) {
    await db.update(tables.region).set({ additional_tab_name }).where(eq(tables.region.id, id));
  }
  await insertAll(db, tables.region_contact, regions.contacts);
  await insertAll(db, tables.region_link, regions.links);
  await insertAll(db, tables.region_key_figure, regions.keyFigures);
  await insertAll(db, tables.region_snippet, regions.snippets);
  for (const table of NUMBERED) await continueIds(db, table);
  // The embedded engine never does so by itself, and without it plans for empty tables.
  await db.execute(sql`analyze`);
  await db.execute(sql`insert into search_document select * from search_source`);
  await db.execute(sql`analyze search_document, search_word`);
  for (const table of SEARCHED)
    await db.execute(sql.raw(`alter table "${table}" enable trigger keep_search_document`));
}

/** Everything but the translations, which do not depend on the scale. */
async function removeRecords(db: Database): Promise<void> {
  await db.execute(
    sql`truncate region, country, district, admin2, disaster_type, primary_sector, secondary_sector, per_component, main_contact, event, appeal,
      field_report, surge_alert, project, eru, personnel, activity_sector, situation_report_type, income_indicator, ops_learning_summary, risk_early_action_sector, app_user, search_document, dref_file, flash_file, donor, donor_group, record_change restart identity cascade`,
  );
  await db.delete(tables.seed_state).where(eq(tables.seed_state.part, RECORDS));
}
