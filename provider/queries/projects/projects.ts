import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { projectsEndpoint } from '#contracts/projects/list.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  admin2,
  country,
  disaster_type,
  district,
  primary_sector,
  project,
  project_admin2,
  project_annual_split,
  project_district,
  project_secondary_sector,
  secondary_sector,
  user,
} from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import type { RowList } from '#provider/http/serveList.ts';
import { visibilityKey } from '#rules/visibility.ts';
import { visibleEventsById } from '../emergencies/visibleEvents.ts';
import { isAmong } from '../filters.ts';
import { historyOf } from '../history.ts';
import { labelOf } from '../labels.ts';
import { groupBy, orderOf } from '../lists.ts';
import { isMovementReader, isVisibleProject, type Reader } from '../reader.ts';
import { byAdmin2 } from '../reference/admin2.ts';
import { byDistrict } from '../reference/countries.ts';
import { disasterTypesById } from '../reference/taxonomy.ts';
import { phraseIn } from '../terms.ts';
import { sqlSortTextIn, textIn } from '../texts.ts';
import { matches, wholeFigure } from './projectFilters.ts';

type ProjectRow = typeof project.$inferSelect;

const place = alias(country, 'place');
const society = alias(country, 'society');

/** Projects that the reader may see, newest first unless asked otherwise: a fixed number of statements for any page. */
export const projectList: RowList<typeof projectsEndpoint> = {
  rowsOf: 'project',
  page: idsOfProjects,
  async rows(db, ids, reader) {
    const rows = await db
      .select()
      .from(project)
      .where(and(isAmong(project.id, ids), isVisibleProject(reader)));
    const answers = await projectAnswers(db, rows, reader);
    return new Map(answers.map((answer) => [answer.id, answer]));
  },
};

async function idsOfProjects(db: Database, query: QueryOf<typeof projectsEndpoint>, reader: Reader) {
  const where = matches(query, reader);
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(project, where),
    db
      .select({ id: project.id })
      .from(project)
      .innerJoin(place, eq(place.id, project.project_country_id))
      .innerJoin(society, eq(society.id, project.reporting_ns_id))
      .innerJoin(primary_sector, eq(primary_sector.key, project.primary_sector_key))
      .leftJoin(disaster_type, eq(disaster_type.id, project.dtype_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, sortColumns(reader.language), ['-id'], project.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, ids: rows.map(({ id }) => id) };
}

/** What lists are sorted by: what is named, by its name in the reader's language. */
const sortColumns = (language: Language) => ({
  id: project.id,
  name: sqlSortTextIn(language, project.name),
  project_country: sqlSortTextIn(language, place.name),
  reporting_ns: sqlSortTextIn(language, society.society_name),
  primary_sector: sqlSortTextIn(language, primary_sector.label),
  programme_type: project.programme_type,
  operation_type: project.operation_type,
  status: project.status,
  dtype: sqlSortTextIn(language, disaster_type.name),
  start_date: project.start_date,
  end_date: project.end_date,
  budget_amount: wholeFigure('budget_amount'),
  target_total: wholeFigure('target_total'),
  reached_total: wholeFigure('reached_total'),
  modified_at: project.modified_at,
});

/** One project, if the reader may see it. */
export async function findProject(db: Database, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(project)
    .where(and(eq(project.id, id), isVisibleProject(reader)));
  const [answer] = await projectAnswers(db, rows, reader);
  return answer && { ...answer, history: await historyOf(db, 'project', id, reader) };
}

/**
 * Projects as the API answers them, in the order of the rows. The emergency is null for a reader who may not see it; the
 * contact and the authors are for members of the Movement.
 */
export async function projectAnswers(db: Database, rows: readonly ProjectRow[], reader: Reader) {
  const { language } = reader;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const isMovement = isMovementReader(reader);
  const people = isMovement ? rows.flatMap(({ modified_by_id }) => modified_by_id ?? []) : [];
  const [dtypes, events, places, districts, parts, sectors, tags, splits, authors] = await Promise.all([
    disasterTypesById(db, language),
    visibleEventsById(
      db,
      rows.flatMap(({ event_id }) => event_id ?? []),
      reader,
    ),
    placesById(db, rows, language),
    districtsOf(db, ids, language),
    admin2Of(db, ids),
    sectorLabels(db, language),
    tagsOf(db, ids),
    splitsOf(db, ids),
    authorsById(db, people),
  ]);
  return rows.map((row) => {
    const {
      project_country_id,
      reporting_ns_id,
      event_id,
      dtype_id,
      primary_sector_key,
      user_id,
      modified_by_id,
      created_at: _,
      original_language,
      ...kept
    } = row;
    const event = events.get(event_id ?? -1);
    const itsDistricts = districts.get(row.id) ?? [];
    const itsParts = parts.get(row.id) ?? [];
    const itsTags = tags.get(row.id) ?? [];
    return {
      ...kept,
      reporting_ns_contact_role: phraseIn(language, row.reporting_ns_contact_role),
      ...(!isMovement && NO_CONTACT),
      name: textIn(language, row.name),
      description: textIn(language, row.description),
      project_country: project_country_id,
      project_country_detail: placeOf(places, project_country_id),
      reporting_ns: reporting_ns_id,
      reporting_ns_detail: placeOf(places, reporting_ns_id),
      project_districts: itsDistricts.map(({ id }) => id),
      project_districts_detail: itsDistricts.map(({ id, name }) => ({ id, name: textIn(language, name) })),
      project_admin2: itsParts.map(({ id }) => id),
      project_admin2_detail: itsParts.map(({ id, name, district_id }) => ({ id, name, district_id })),
      operation_type_display: labelOf('deployments_project_operation_type', row.operation_type, language),
      programme_type_display: labelOf('deployments_project_programme_type', row.programme_type, language),
      status_display: labelOf('deployments_project_status', row.status, language),
      visibility: visibilityKey(row.visibility),
      visibility_display: labelOf('api_visibility_char_choices', visibilityKey(row.visibility), language),
      event: event?.id ?? null,
      event_detail: event
        ? {
            id: event.id,
            name: textIn(language, event.name),
            slug: event.slug,
            dtype: event.dtype_id,
            dtype_details: dtypes.get(event.dtype_id ?? -1) ?? null,
            parent_event: event.parent_event_id,
            start_date: event.disaster_start_date,
            emergency_response_contact_email: event.emergency_response_contact_email,
            countries_for_preview: [],
            translation_module_original_language: event.original_language,
          }
        : null,
      dtype: dtype_id,
      dtype_detail: dtypes.get(dtype_id ?? -1) ?? null,
      primary_sector: primary_sector_key,
      primary_sector_display: sectors.get(primary_sector_key) ?? '',
      secondary_sectors: itsTags.map(({ key }) => key),
      secondary_sectors_display: itsTags.map(({ label }) => textIn(language, label)),
      annual_splits: (splits.get(row.id) ?? []).map(({ project_id: _of, ...split }) => split),
      regional_project: null,
      regional_project_detail: null,
      document: null,
      user: isMovement ? user_id : null,
      modified_by: isMovement ? modified_by_id : null,
      modified_by_detail: authors.get(modified_by_id ?? -1) ?? null,
      translation_module_original_language: original_language as Language,
      translation_module_skip_auto_translation: false,
    };
  });
}

/** Names and addresses of people are for members of the Movement. */
const NO_CONTACT = {
  reporting_ns_contact_name: null,
  reporting_ns_contact_role: null,
  reporting_ns_contact_email: null,
};

interface Place {
  id: number;
  iso: string | null;
  iso3: string | null;
  name: string;
  society_name: string;
}

async function placesById(db: Database, rows: readonly ProjectRow[], language: Language) {
  const ids = [...new Set(rows.flatMap((row) => [row.project_country_id, row.reporting_ns_id]))];
  const found = await db.select().from(country).where(inArray(country.id, ids));
  return new Map(
    found.map(({ id, iso, iso3, name, society_name }): [number, Place] => [
      id,
      { id, iso, iso3, name: textIn(language, name), society_name: textIn(language, society_name) ?? '' },
    ]),
  );
}

/** Foreign keys see to it that it is there. */
const placeOf = (places: ReadonlyMap<number, Place>, id: number): Place =>
  places.get(id) ?? { id, iso: null, iso3: null, name: '', society_name: '' };

async function districtsOf(db: Database, ids: readonly number[], language: Language) {
  const rows = await db
    .select({ project_id: project_district.project_id, id: district.id, name: district.name })
    .from(project_district)
    .innerJoin(district, eq(district.id, project_district.district_id))
    .where(inArray(project_district.project_id, [...ids]))
    .orderBy(...byDistrict(language));
  return groupBy(rows, (row) => row.project_id);
}

/** Parts of provinces, by name. */
async function admin2Of(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      project_id: project_admin2.project_id,
      id: admin2.id,
      name: admin2.name,
      district_id: admin2.admin1_id,
    })
    .from(project_admin2)
    .innerJoin(admin2, eq(admin2.id, project_admin2.admin2_id))
    .where(inArray(project_admin2.project_id, [...ids]))
    .orderBy(...byAdmin2);
  return groupBy(rows, (row) => row.project_id);
}

/** Labels of primary sectors by their keys. */
export async function sectorLabels(db: Database, language: Language): Promise<Map<number, string>> {
  const rows = await db.select().from(primary_sector);
  return new Map(rows.map(({ key, label }) => [key, textIn(language, label)]));
}

async function tagsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      project_id: project_secondary_sector.project_id,
      key: secondary_sector.key,
      label: secondary_sector.label,
    })
    .from(project_secondary_sector)
    .innerJoin(secondary_sector, eq(secondary_sector.key, project_secondary_sector.sector_key))
    .where(inArray(project_secondary_sector.project_id, [...ids]))
    .orderBy(asc(secondary_sector.key));
  return groupBy(rows, (row) => row.project_id);
}

async function splitsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(project_annual_split)
    .where(inArray(project_annual_split.project_id, [...ids]))
    .orderBy(asc(project_annual_split.year), asc(project_annual_split.id));
  return groupBy(rows, (row) => row.project_id);
}

async function authorsById(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      id: user.id,
      username: user.username,
      first_name: user.first_name,
      last_name: user.last_name,
    })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
