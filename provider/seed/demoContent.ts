import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '#contracts/account/subscriptions.ts';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { insertAll } from './insert.ts';

/**
 * What the demo accounts have written and chosen, so that each page of an account shows what it is for. Two accounts follow
 * nothing and have chosen no mails: whoever signs in as them sees these pages as they are at first.
 */

/** What somebody wrote: how many of the newest records of a country, the first of which is `from`. */
interface Share {
  iso3: string;
  from: number;
  count: number;
}

interface Content {
  reports?: Share;
  projects?: Share;
  activities?: Share;
  /** Disasters are followed by the country of the highlighted emergency. */
  follows?: readonly string[];
  mails?: readonly (readonly [SubscriptionKind, value?: number])[];
  alerts?: readonly Omit<typeof tables.alert_subscription.$inferInsert, 'user_id'>[];
}

const NEPAL = 123;
const [AFRICA, ASIA_PACIFIC] = [0, 2];
const [EARTHQUAKE, CYCLONE, FLOOD, LANDSLIDE, FLASH_FLOOD] = [2, 4, 12, 24, 27];

const CONTENT: Readonly<Record<string, Content>> = {
  member: {
    reports: { iso3: 'NPL', from: 0, count: 4 },
    projects: { iso3: 'NPL', from: 0, count: 4 },
    activities: { iso3: 'NPL', from: 0, count: 4 },
    follows: ['NPL', 'BGD', 'TUR'],
    mails: [['weeklyDigest'], ['newEmergencies'], ['country', NEPAL], ['disasterType', FLOOD]],
    alerts: [
      {
        title: 'Floods and landslides at home',
        hazard_types: [FLOOD, FLASH_FLOOD, LANDSLIDE],
        countries: [NEPAL],
        regions: [],
        alert_per_day: 10,
      },
      {
        title: 'Earthquakes in the region',
        hazard_types: [EARTHQUAKE],
        countries: [],
        regions: [ASIA_PACIFIC],
      },
    ],
  },
  'country-admin': {
    reports: { iso3: 'NPL', from: 4, count: 3 },
    projects: { iso3: 'NPL', from: 4, count: 3 },
    activities: { iso3: 'NPL', from: 4, count: 3 },
    follows: ['NPL'],
    mails: [['newEmergencies'], ['newOperations'], ['country', NEPAL]],
  },
  'region-admin': {
    reports: { iso3: 'BGD', from: 0, count: 3 },
    projects: { iso3: 'BGD', from: 0, count: 2 },
    alerts: [
      {
        title: 'Cyclones in Asia Pacific',
        hazard_types: [CYCLONE],
        countries: [],
        regions: [ASIA_PACIFIC],
        alert_per_day: 5,
      },
    ],
  },
  'per-admin': { reports: { iso3: 'NPL', from: 7, count: 2 } },
  'dref-coordinator': {
    reports: { iso3: 'ETH', from: 4, count: 2 },
    follows: ['ETH', 'COD'],
    mails: [['newOperations'], ['region', AFRICA]],
  },
  'ifrc-admin': {
    reports: { iso3: 'ETH', from: 0, count: 3 },
    projects: { iso3: 'ETH', from: 0, count: 2 },
    follows: ['ETH', 'HTI', 'COD'],
    mails: [['weeklyDigest'], ['general'], ['surge']],
  },
  superuser: {
    reports: { iso3: 'HTI', from: 0, count: 2 },
    follows: ['HTI', 'TUR'],
    mails: [['general']],
  },
  guest: { follows: ['NPL'] },
};

/** Gives each demo account what it wrote and chose. Call it when records and accounts are there. */
export async function seedDemoContent(db: Database): Promise<void> {
  const { user, country, event, event_country } = tables;
  const people = await db
    .select({ id: user.id, username: user.username })
    .from(user)
    .where(inArray(user.username, Object.keys(CONTENT)))
    .orderBy(asc(user.id));
  const featured = await db
    .select({ id: event.id, iso3: country.iso3 })
    .from(event)
    .innerJoin(event_country, eq(event_country.event_id, event.id))
    .innerJoin(country, eq(country.id, event_country.country_id))
    .where(eq(event.is_featured, true));
  const eventOf = new Map(featured.map(({ id, iso3 }) => [iso3, id]));
  const subscriptions: (typeof tables.subscription.$inferInsert)[] = [];
  const alerts: (typeof tables.alert_subscription.$inferInsert)[] = [];
  for (const { id: user_id, username } of people) {
    const {
      reports,
      projects,
      activities,
      follows = [],
      mails = [],
      alerts: own = [],
    } = CONTENT[username] ?? {};
    if (reports) await signReports(db, user_id, reports);
    if (projects) await signProjects(db, user_id, projects);
    if (activities) await signActivities(db, user_id, activities);
    for (const [kind, value] of mails) subscriptions.push(chosen(user_id, kind, value));
    for (const iso3 of follows) subscriptions.push(chosen(user_id, 'followedEvent', eventOf.get(iso3)));
    for (const alert of own) alerts.push({ ...alert, alert_per_day: alert.alert_per_day ?? null, user_id });
  }
  await insertAll(db, tables.subscription, subscriptions);
  await insertAll(db, tables.alert_subscription, alerts);
}

function chosen(user_id: number, kind: SubscriptionKind, value: number | undefined) {
  const { rtype, of } = SUBSCRIPTION_KINDS[kind];
  const ids = { country_id: null, region_id: null, event_id: null, dtype_id: null };
  return { user_id, rtype, ...ids, ...(of !== 'everything' && { [`${of}_id`]: value }) };
}

const countryId = (iso3: string) => sql`(select id from ${tables.country} where iso3 = ${iso3})`;

async function signReports(db: Database, user_id: number, { iso3, from, count }: Share) {
  const { field_report, field_report_country } = tables;
  const own = db
    .select({ id: field_report.id })
    .from(field_report)
    .innerJoin(field_report_country, eq(field_report_country.field_report_id, field_report.id))
    .where(and(eq(field_report_country.country_id, countryId(iso3)), eq(field_report.visibility, 3)))
    .orderBy(desc(field_report.created_at), desc(field_report.id))
    .limit(count)
    .offset(from);
  await db.update(field_report).set({ user_id }).where(inArray(field_report.id, own));
}

async function signProjects(db: Database, user_id: number, { iso3, from, count }: Share) {
  const { project } = tables;
  const own = db
    .select({ id: project.id })
    .from(project)
    .where(and(eq(project.project_country_id, countryId(iso3)), eq(project.visibility, 3)))
    .orderBy(
      sql`${project.reporting_ns_id} = ${project.project_country_id} desc`,
      desc(project.start_date),
      desc(project.id),
    )
    .limit(count)
    .offset(from);
  await db.update(project).set({ user_id }).where(inArray(project.id, own));
}

async function signActivities(db: Database, user_id: number, { iso3, from, count }: Share) {
  const { emergency_project } = tables;
  const own = db
    .select({ id: emergency_project.id })
    .from(emergency_project)
    .where(and(eq(emergency_project.reporting_ns_id, countryId(iso3)), eq(emergency_project.visibility, 3)))
    .orderBy(desc(emergency_project.created_at), desc(emergency_project.id))
    .limit(count)
    .offset(from);
  await db.update(emergency_project).set({ user_id }).where(inArray(emergency_project.id, own));
}
