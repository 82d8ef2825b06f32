import { asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  activity_action,
  activity_sector,
  admin2,
  country,
  district,
  emergency_activity,
  emergency_activity_point,
  type emergency_project,
  emergency_project_district,
  eru,
  user,
} from '#provider/database/schema.ts';
import { DISABLED_COUNTS, PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { relationsOfEvents } from '../emergencies/eventRelations.ts';
import { visibleEventsById } from '../emergencies/visibleEvents.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import { isMovementReader, type Reader } from '../reader.ts';
import { byAdmin2 } from '../reference/admin2.ts';
import {
  byDistrict,
  miniCountry,
  miniCountryColumns,
  miniDistrict,
  miniDistrictColumns,
} from '../reference/countries.ts';
import { disasterTypesById } from '../reference/taxonomy.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';
import { activityAction, activitySector } from './activityOptions.ts';

type ProjectRow = typeof emergency_project.$inferSelect;

/**
 * What is done in emergencies, as the API answers it: a fixed number of statements for any page, none of them a join of wide
 * rows. Whom to ask and who wrote it is told to members of the Movement.
 */
export async function activityAnswers(db: Database, rows: readonly ProjectRow[], reader: Reader) {
  if (rows.length === 0) return [];
  const { language } = reader;
  const isMember = isMovementReader(reader);
  const ids = rows.map(({ id }) => id);
  const eventIds = rows.map(({ event_id }) => event_id);
  const [units, districts, parts, activities, events, relations, dtypes, people] = await Promise.all([
    unitsById(
      db,
      rows.flatMap(({ deployed_eru_id }) => deployed_eru_id ?? []),
    ),
    districtsOf(db, ids, language),
    partsOf(
      db,
      rows.flatMap((row) => row.admin2),
      language,
    ),
    activitiesOf(db, ids, language),
    visibleEventsById(db, eventIds, reader),
    relationsOfEvents(db, [...new Set(eventIds)], reader, ['countries']),
    disasterTypesById(db, language),
    isMember ? peopleById(db, rows) : new Map<number, never>(),
  ]);
  const countries = await countriesById(
    db,
    [
      ...rows.flatMap((row) => [row.country_id, row.reporting_ns_id ?? []].flat()),
      ...[...units.values()].flatMap((unit) => [unit.owner_id, unit.deployed_to_id ?? []].flat()),
    ],
    language,
  );
  return rows.flatMap(({ country_id, event_id, reporting_ns_id, deployed_eru_id, ...row }) => {
    const country_details = countries.get(country_id);
    const event = events.get(event_id);
    // Rows are asked for with their emergency visible: nothing is lost here but what was hidden a moment ago.
    if (!country_details || !event) return [];
    const { user_id, modified_by_id, visibility, ...kept } = row;
    const unit = units.get(deployed_eru_id ?? -1);
    const places = districts.get(row.id) ?? [];
    const itsParts = parts.filter(({ id }) => row.admin2.includes(id));
    return [
      {
        ...kept,
        title: phraseIn(language, row.title),
        reporting_ns_contact_role: phraseIn(language, row.reporting_ns_contact_role),
        ...(!isMember && NO_CONTACT),
        activity_lead_display: labelOf(
          'deployments_emergency_project_activity_lead',
          row.activity_lead,
          language,
        ),
        status_display: labelOf('deployments_emergency_project_status', row.status, language),
        visibility_display: labelOf('api_visibility_choices', visibility, language),
        country: country_id,
        country_details,
        event: event_id,
        event_details: {
          id: event.id,
          name: textIn(language, event.name),
          slug: event.slug,
          dtype: event.dtype_id,
          dtype_details: dtypes.get(event.dtype_id ?? -1) ?? null,
          parent_event: event.parent_event_id,
          start_date: event.disaster_start_date,
          emergency_response_contact_email: event.emergency_response_contact_email,
          countries_for_preview: relations(event_id).countries,
          translation_module_original_language: event.original_language,
        },
        reporting_ns: reporting_ns_id,
        reporting_ns_details: countries.get(reporting_ns_id ?? -1) ?? null,
        deployed_eru: deployed_eru_id,
        deployed_eru_details: unit ? unitAnswer(unit, countries, language) : null,
        districts: places.map(({ id }) => id),
        districts_details: places.map((place) => miniDistrict(place, language)),
        admin2_details: itsParts,
        created_by_details: people.get(user_id ?? -1) ?? null,
        modified_by_details: people.get(modified_by_id ?? -1) ?? null,
        activities: activities.get(row.id) ?? [],
      },
    ];
  });
}

const NO_CONTACT = {
  reporting_ns_contact_name: null,
  reporting_ns_contact_role: null,
  reporting_ns_contact_email: null,
};

type UnitRow = typeof eru.$inferSelect;
type Countries = Awaited<ReturnType<typeof countriesById>>;

function unitAnswer(unit: UnitRow, countries: Countries, language: Language) {
  const owner = countries.get(unit.owner_id);
  return owner
    ? {
        id: unit.id,
        type: unit.type,
        type_display: labelOf('deployments_eru_type', unit.type, language),
        units: unit.units,
        equipment_units: unit.equipment_units,
        start_date: unit.start_date,
        end_date: unit.end_date,
        deployed_to: countries.get(unit.deployed_to_id ?? -1) ?? null,
        eru_owner_details: { id: owner.id, national_society_country_details: owner },
      }
    : null;
}

async function unitsById(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, UnitRow>();
  const rows: UnitRow[] = await db
    .select()
    .from(eru)
    .where(inArray(eru.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function countriesById(db: Database, ids: readonly number[], language: Language) {
  const rows = await db
    .select(miniCountryColumns)
    .from(country)
    .where(inArray(country.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, miniCountry(row, language)]));
}

async function peopleById(db: Database, rows: readonly ProjectRow[]) {
  const wanted = new Set(rows.flatMap((row) => [row.user_id ?? [], row.modified_by_id ?? []].flat()));
  const { id, username, email, first_name, last_name } = user;
  const found =
    wanted.size === 0
      ? []
      : await db
          .select({ id, username, email, first_name, last_name })
          .from(user)
          .where(inArray(id, [...wanted]));
  return new Map(found.map((row) => [row.id, row]));
}

async function districtsOf(db: Database, ids: readonly number[], language: Language) {
  const rows = await db
    .select({
      project_id: emergency_project_district.project_id,
      district: miniDistrictColumns,
    })
    .from(emergency_project_district)
    .innerJoin(district, eq(district.id, emergency_project_district.district_id))
    .where(inArray(emergency_project_district.project_id, [...ids]))
    .orderBy(...byDistrict(language));
  const groups = groupBy(rows, (row) => row.project_id);
  return new Map([...groups].map(([of, group]) => [of, group.map((row) => row.district)]));
}

/** Second-level districts by name, as a list of all of them has them. */
async function partsOf(db: Database, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: admin2.id,
      name: admin2.name,
      code: admin2.code,
      district_id: admin2.admin1_id,
      district_name: district.name,
    })
    .from(admin2)
    .innerJoin(district, eq(district.id, admin2.admin1_id))
    .where(inArray(admin2.id, [...new Set(ids)]))
    .orderBy(...byAdmin2);
  return rows.map((row) => ({ ...row, district_name: textIn(language, row.district_name) }));
}

/** Counts that nobody gave are null on the wire. */
const NO_COUNTS = Object.fromEntries(
  [...PEOPLE_COUNTS, ...DISABLED_COUNTS].map((name) => [name, null]),
) as Record<(typeof PEOPLE_COUNTS)[number] | (typeof DISABLED_COUNTS)[number], number | null>;

async function activitiesOf(db: Database, ids: readonly number[], language: Language) {
  const rows = await db
    .select()
    .from(emergency_activity)
    .where(inArray(emergency_activity.project_id, [...ids]))
    .orderBy(asc(emergency_activity.id));
  const [sectors, actions, points] = await Promise.all([
    db.select().from(activity_sector),
    db.select().from(activity_action),
    pointsOf(
      db,
      // Of detailed reports only: others have none.
      rows.flatMap((row) => (row.is_simplified_report === false ? row.id : [])),
    ),
  ]);
  const sectorOf = new Map(sectors.map((row) => [row.id, activitySector(row, language)]));
  const actionOf = new Map(actions.map((row) => [row.id, activityAction(row, language)]));
  const answers = rows.flatMap(({ project_id, sector_id, action_id, counts, ...kept }) => {
    const sector = sectorOf.get(sector_id);
    return sector
      ? [
          {
            project_id,
            answer: {
              ...kept,
              custom_action: phraseIn(language, kept.custom_action),
              details: phraseIn(language, kept.details),
              ...NO_COUNTS,
              ...counts,
              sector: sector_id,
              sector_details: sector,
              action: action_id,
              action_details: actionOf.get(action_id ?? -1) ?? null,
              points: (points.get(kept.id) ?? []).map(({ activity_id: _, ...point }) => point),
            },
          },
        ]
      : [];
  });
  const groups = groupBy(answers, (row) => row.project_id);
  return new Map([...groups].map(([of, group]) => [of, group.map(({ answer }) => answer)]));
}

async function pointsOf(db: Database, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(emergency_activity_point)
          .where(inArray(emergency_activity_point.activity_id, [...ids]))
          .orderBy(asc(emergency_activity_point.id));
  return groupBy(rows, (row) => row.activity_id);
}
