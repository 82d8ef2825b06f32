import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { country, district, event, field_report, flash_update, region } from '#provider/database/schema.ts';
import { relationsOfEvents } from '../emergencies/eventRelations.ts';
import { severity } from '../emergencies/severity.ts';
import type { Reader } from '../reader.ts';
import { disasterTypesById } from '../reference/taxonomy.ts';
import { textIn } from '../texts.ts';
import { HITS_PER_GROUP, type Hit, type Kind } from './searchHit.ts';
import { projectHits, rapidResponseHits, surgeAlertHits, surgeDeploymentHits } from './searchResponse.ts';

/** Loads the rows of a group by ids; their order does not matter. */
type Loader<Row extends { id: number }> = (db: Database, ids: number[], reader: Reader) => Promise<Row[]>;

/** The rows behind hits, a statement or two a group, in the order of the hits and with their scores. */
export async function loadGroups(db: Database, hits: readonly Hit[], reader: Reader) {
  const load = async <Row extends { id: number }>(kind: Kind, loader: Loader<Row>) => {
    const found = hits.filter((hit) => hit.kind === kind);
    if (found.length === 0) return [];
    const ids = found.map((hit) => hit.record_id);
    const rows = new Map((await loader(db, ids, reader)).map((row) => [row.id, row]));
    return found.flatMap(({ record_id, score }) => {
      const row = rows.get(record_id);
      return row ? [{ ...row, score }] : [];
    });
  };
  const [
    regions,
    countries,
    districts,
    emergencies,
    projects,
    alerts,
    deployments,
    reports,
    flashUpdates,
    people,
  ] = await Promise.all([
    load('regions', regionHits),
    load('countries', countryHits),
    load('district_province_response', districtHits),
    load('emergencies', emergencyHits),
    load('projects', projectHits),
    load('surge_alerts', surgeAlertHits),
    load('surge_deployments', surgeDeploymentHits),
    load('reports', reportHits),
    load('flash_updates', flashUpdateHits),
    load('rapid_response_deployments', rapidResponseHits),
  ]);
  return {
    regions,
    countries,
    district_province_response: districts,
    emergencies,
    projects,
    surge_alerts: alerts,
    surge_deployments: deployments,
    // One group: sorting is stable, so that of equally good ones reports come first.
    reports: [...reports, ...flashUpdates]
      .sort((one, other) => other.score - one.score)
      .slice(0, HITS_PER_GROUP),
    rapid_response_deployments: people,
  };
}

async function regionHits(db: Database, ids: number[], { language }: Reader) {
  const rows = await db.select().from(region).where(inArray(region.id, ids));
  return rows.map((row) => ({ id: row.id, name: textIn(language, row.name) }));
}

async function countryHits(db: Database, ids: number[], { language }: Reader) {
  const rows = await db.select().from(country).where(inArray(country.id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: textIn(language, row.name),
    iso3: row.iso3,
    society_name: textIn(language, row.society_name),
  }));
}

async function districtHits(db: Database, ids: number[], { language }: Reader) {
  const rows = await db
    .select({ id: district.id, name: district.name, country })
    .from(district)
    .innerJoin(country, eq(country.id, district.country_id))
    .where(inArray(district.id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: textIn(language, row.name),
    country: textIn(language, row.country.name),
    country_id: row.country.id,
  }));
}

async function emergencyHits(db: Database, ids: number[], reader: Reader) {
  const [rows, dtypes, relations] = await Promise.all([
    db.select().from(event).where(inArray(event.id, ids)),
    disasterTypesById(db, reader.language),
    relationsOfEvents(db, ids, reader, ['countries', 'appeals']),
  ]);
  return rows.map((row) => {
    const { countries, appeals } = relations(row.id);
    const { level, text } = severity(row.ifrc_severity_level, reader.language);
    return {
      id: row.id,
      name: textIn(reader.language, row.name),
      start_date: row.disaster_start_date,
      disaster_type: dtypes.get(row.dtype_id ?? -1)?.name ?? null,
      severity_level: level,
      severity_level_display: text,
      // Money comes as text; "coverage" is the amount funded.
      funding_requirements: sumText(appeals.map((appeal) => appeal.amount_requested)),
      funding_coverage: sumText(appeals.map((appeal) => appeal.amount_funded)),
      countries: countries.map(({ id, name, iso3 }) => ({ id, name: name ?? '', iso3 })),
      appeals: appeals.map(({ id, code, atype_display }) => ({ id, code, atype: atype_display })),
    };
  });
}

/** A sum over no value at all is missing, not 0. */
const sumText = (amounts: readonly number[]) =>
  amounts.length === 0 ? null : String(amounts.reduce((sum, amount) => sum + amount, 0));

async function reportHits(db: Database, ids: number[], { language }: Reader) {
  const rows = await db
    .select({ id: field_report.id, summary: field_report.summary, created_at: field_report.created_at })
    .from(field_report)
    .where(inArray(field_report.id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: textIn(language, row.summary),
    type: REPORT_TYPE.fieldReport,
    created_at: row.created_at,
  }));
}

async function flashUpdateHits(db: Database, ids: number[], { language }: Reader) {
  const rows = await db
    .select({ id: flash_update.id, title: flash_update.title, created_at: flash_update.created_at })
    .from(flash_update)
    .where(inArray(flash_update.id, ids));
  return rows.map(({ id, title, created_at }) => ({
    id,
    name: textIn(language, title),
    type: REPORT_TYPE.flashUpdate,
    created_at,
  }));
}

/** The two kinds of the group of reports, which the app tells apart by these very texts. Source: GO API. */
const REPORT_TYPE = { fieldReport: 'Field Report', flashUpdate: 'Flash Update' } as const;
