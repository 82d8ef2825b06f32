import { asc, eq } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  district,
  external_partner,
  type field_report,
  field_report_actions_taken,
  field_report_district,
  field_report_source,
  region,
  report_action,
  supported_activity,
  user,
} from '#provider/database/schema.ts';
import { countriesOfReports, relationsOfEvents } from '../emergencies/eventRelations.ts';
import { visibleEventsById } from '../emergencies/visibleEvents.ts';
import { isAmong } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import { isMovementReader, type Reader } from '../reader.ts';
import { byDistrict, miniDistrict, miniDistrictColumns, miniRegion } from '../reference/countries.ts';
import { disasterTypesById } from '../reference/taxonomy.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';
import { recentAffected, reportTexts } from './miniFieldReport.ts';
import { contactsOfReports } from './reportContacts.ts';
import { unkeptResponseFields } from './unkeptReportFields.ts';

type ReportRow = typeof field_report.$inferSelect;
/** A row without what the answer tells in another way. */
type Answered = Omit<ReportRow, keyof typeof NOT_TOLD | keyof ReturnType<typeof reportTexts>>;
type DisasterTypes = Awaited<ReturnType<typeof disasterTypesById>>;

/** Columns of the database; what is undefined is left out of the JSON. */
const NOT_TOLD = {
  event_id: undefined,
  dtype_id: undefined,
  user_id: undefined,
  modified_by_id: undefined,
  original_language: undefined,
};

/** Fields of `api_request_choices`, each with its text as `…_display`. */
const REQUESTS = [
  'appeal',
  'dref',
  'emergency_response_unit',
  'fact',
  'forecast_based_action',
  'imminent_dref',
] as const;

/**
 * Field reports as the API answers them, whole, in the order of the rows. The emergency is null for a reader who may not see
 * it, the authors for all but members of the Movement.
 */
export async function fieldReportAnswers(db: Database, rows: readonly ReportRow[], reader: Reader) {
  const { language } = reader;
  if (rows.length === 0) return [];
  const isMember = isMovementReader(reader);
  const ids = rows.map((report) => report.id);
  const [dtypes, regions, countriesOf, contactsOf, events, parts, choices, authors] = await Promise.all([
    disasterTypesById(db, language),
    regionsById(db, language),
    countriesOfReports(db, ids, language),
    contactsOfReports(db, ids, reader),
    visibleEventsById(
      db,
      rows.flatMap((report) => report.event_id ?? []),
      reader,
    ),
    partsOfReports(db, ids, language),
    choicesById(db, language),
    authorsById(
      db,
      isMember ? rows.flatMap((report) => [report.user_id ?? [], report.modified_by_id ?? []].flat()) : [],
    ),
  ]);
  const relations = await relationsOfEvents(db, [...events.keys()], reader, ['countries']);
  return rows.map((report) => {
    const of = events.get(report.event_id ?? -1);
    const { dtype_id, user_id, modified_by_id } = report;
    const countries = countriesOf.get(report.id) ?? [];
    const regionIds = [...new Set(countries.flatMap((row) => row.region ?? []))].sort((a, b) => a - b);
    const { districts, actions, sources } = parts(report.id);
    const named = (of: Map<number, { id: number }>, chosen: readonly number[]) =>
      chosen.flatMap((id) => of.get(id) ?? []);
    // By assignment: spread into one literal, this many keys take thirty times as long.
    return Object.assign({}, report as Answered, unkeptResponseFields, {
      ...NOT_TOLD,
      ...reportTexts(report, language),
      ...Object.fromEntries(
        REQUESTS.map((name) => [`${name}_display`, labelOf('api_request_choices', report[name], language)]),
      ),
      bulletin_display: labelOf('api_field_report_bulletin', report.bulletin, language),
      title: titleOf(report, language),
      other_sources: phraseIn(language, report.other_sources),
      actions_others: phraseIn(language, report.actions_others),
      recent_affected: recentAffected(report),
      dtype: dtype_id,
      dtype_details: dtypes.get(dtype_id),
      event: of?.id ?? null,
      event_details: of
        ? { ...miniEvent(of, dtypes, language), countries_for_preview: relations(of.id).countries }
        : null,
      countries: countries.map((row) => row.id),
      countries_details: countries,
      regions: regionIds,
      regions_details: regionIds.flatMap((id) => regions.get(id) ?? []),
      districts: districts.map((row) => row.id),
      districts_details: districts.map((row) => miniDistrict(row, language)),
      contacts: contactsOf(report.id),
      sources: sources.map((source) => ({
        ...source,
        spec: phraseIn(language, source.spec),
        translation_module_original_language: report.original_language,
      })),
      actions_taken: actions.map((taken) => ({
        ...taken,
        summary: phraseIn(language, taken.summary),
        actions_details: named(choices.actions, taken.actions),
        translation_module_original_language: report.original_language,
      })),
      external_partners_details: named(choices.partners, report.external_partners),
      supported_activities_details: named(choices.activities, report.supported_activities),
      user: isMember ? user_id : null,
      user_details: authors.get(user_id ?? -1) ?? null,
      modified_by: isMember ? modified_by_id : null,
      modified_by_details: authors.get(modified_by_id ?? -1) ?? null,
    });
  });
}

/** The writer's own title; of reports from before there was one, what stands for it in the full name. COVID-19 has none. */
function titleOf({ title, summary, is_covid_report }: ReportRow, language: Language) {
  if (title) return textIn(language, title);
  if (is_covid_report && /^\w{3}: COVID-19/.test(summary.en)) return null;
  return textIn(language, summary)
    .replace(/^\w{3}: .+? - \d{2}-\d{4} - /, '')
    .replace(/ #\d+ \(\d{4}-\d{2}-\d{2}\)$/, '');
}

type EventRow = Awaited<ReturnType<typeof visibleEventsById>> extends Map<number, infer Row> ? Row : never;

const miniEvent = (row: EventRow, dtypes: DisasterTypes, language: Language) => ({
  id: row.id,
  name: textIn(language, row.name),
  slug: row.slug,
  dtype: row.dtype_id,
  dtype_details: dtypes.get(row.dtype_id ?? -1) ?? null,
  parent_event: row.parent_event_id,
  start_date: row.disaster_start_date,
  emergency_response_contact_email: row.emergency_response_contact_email,
  translation_module_original_language: row.original_language,
});

async function regionsById(db: Database, language: Language) {
  const rows = await db.select({ id: region.id, name: region.name }).from(region);
  return new Map(rows.map((row) => [row.id, miniRegion(row, language)]));
}

/** What hangs on reports, in one statement a table; a look-up by report. */
async function partsOfReports(db: Database, ids: number[], language: Language) {
  const [districts, actions, sources] = await Promise.all([
    db
      .select({ of: field_report_district.field_report_id, district: miniDistrictColumns })
      .from(field_report_district)
      .innerJoin(district, eq(district.id, field_report_district.district_id))
      .where(isAmong(field_report_district.field_report_id, ids))
      .orderBy(...byDistrict(language)),
    db
      .select()
      .from(field_report_actions_taken)
      .where(isAmong(field_report_actions_taken.field_report_id, ids))
      .orderBy(asc(field_report_actions_taken.id)),
    db
      .select()
      .from(field_report_source)
      .where(isAmong(field_report_source.field_report_id, ids))
      .orderBy(asc(field_report_source.id)),
  ]);
  const districtsOf = groupBy(districts, (row) => row.of);
  const actionsOf = groupBy(actions, (row) => row.field_report_id);
  const sourcesOf = groupBy(sources, (row) => row.field_report_id);
  const own = <Row extends { field_report_id: number }>(row: Row) => {
    const { field_report_id: _, ...rest } = row;
    return rest;
  };
  return (id: number) => ({
    districts: (districtsOf.get(id) ?? []).map((row) => row.district),
    actions: (actionsOf.get(id) ?? []).map(own),
    sources: (sourcesOf.get(id) ?? []).map(own),
  });
}

/** The short tables that reports point to by lists of ids. */
async function choicesById(db: Database, language: Language) {
  const [actions, partners, activities] = await Promise.all([
    db.select().from(report_action),
    db.select().from(external_partner),
    db.select().from(supported_activity),
  ]);
  return {
    actions: new Map(actions.map((row) => [row.id, reportAction(row, language)])),
    partners: new Map(partners.map((row) => [row.id, namedChoice(row, language)])),
    activities: new Map(activities.map((row) => [row.id, namedChoice(row, language)])),
  };
}

/** An action that can be ticked, as the API answers it. */
export const reportAction = (row: typeof report_action.$inferSelect, language: Language) => ({
  ...row,
  name: textIn(language, row.name),
  tooltip_text: textIn(language, row.tooltip_text),
  translation_module_original_language: 'en',
});

/** A partner or an activity, as the API answers it. */
export const namedChoice = (row: typeof external_partner.$inferSelect, language: Language) => ({
  id: row.id,
  name: textIn(language, row.name),
  translation_module_original_language: 'en',
});

async function authorsById(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const { id, username, email, first_name, last_name } = user;
  const rows = await db
    .select({ id, username, email, first_name, last_name })
    .from(user)
    .where(isAmong(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
