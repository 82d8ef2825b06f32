import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import { HEALTH_CHOICES, HEALTH_SERVICES } from '#contracts/localUnits/codes.ts';
import type { localUnitsEndpoint } from '#contracts/localUnits/list.ts';
import type { HealthBody } from '#contracts/localUnits/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import { CHANGE } from '#provider/database/schema/localUnits.ts';
import { country, local_unit, local_unit_change, user } from '#provider/database/schema.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { visibleTo } from '#provider/security/visibility.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import { integers, isNumber, isText, says } from '../filters.ts';
import { historyOf } from '../history.ts';
import { labelOf } from '../labels.ts';
import { orderOf, pageFrom } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';
import { allChosenIn, chosenIn } from './localUnitOptions.ts';

type Row = typeof local_unit.$inferSelect;
type Query = QueryOf<typeof localUnitsEndpoint>;

const isInUse = sql`not ${local_unit.is_deprecated}`;

/** Those a reader sees: as other records, and whatever they keep or validate. Nothing that is out of use. */
export const isVisibleLocalUnit = ({ user: reader }: Reader): SQL => {
  const visible = visibleTo(reader, {
    visibility: local_unit.visibility,
    touches: (ids) => sql`${local_unit.country_id} in (${integers(ids)})`,
  });
  const kept = reader && !reader.limit_access_to_guest ? isKeptBy(reader) : undefined;
  return sql`(${isInUse} and (${or(visible, kept)}))`;
};

function isKeptBy(reader: SignedInUser): SQL | undefined {
  const countries = [
    ...reader.is_admin_for_countries,
    ...reader.local_unit_country_validators.map((of) => of.country),
  ];
  const regions = [
    ...reader.is_admin_for_regions,
    ...reader.local_unit_region_validators.map(({ region }) => region),
  ];
  const types = reader.local_unit_global_validators;
  return or(
    eq(local_unit.user_id, reader.id),
    countries.length > 0 ? sql`${local_unit.country_id} in (${integers(countries)})` : undefined,
    regions.length > 0
      ? sql`${local_unit.country_id} in (select id from ${country} where ${country.region_id} in (${integers(regions)}))`
      : undefined,
    types.length > 0 ? sql`${local_unit.type_id} in (${integers(types)})` : undefined,
  );
}

/** Public ones, for everybody. */
const isPublic = sql`(${isInUse} and ${local_unit.visibility} = ${VISIBILITY.public})`;

/** Local units that a member may see. */
export const listLocalUnits = (db: Database, query: Query, reader: Reader) =>
  page(db, query, reader, isVisibleLocalUnit(reader), localUnitRows);

/** Public ones. */
export const listPublicLocalUnits = (db: Database, query: Query, reader: Reader) =>
  page(db, query, reader, isPublic, publicRows);

function page<Answer>(
  db: Database,
  query: Query,
  reader: Reader,
  isSeen: SQL,
  answers: (db: Database, rows: readonly Row[], reader: Reader) => Promise<Answer[]>,
) {
  const { country__iso3, type__code, status, search } = query;
  return pageFrom(db, local_unit, query, {
    where: and(
      isSeen,
      country__iso3 === undefined
        ? undefined
        : sql`${local_unit.country_id} in (select id from ${country} where ${isText(country.iso3, country__iso3)})`,
      isNumber(local_unit.type_id, type__code),
      isNumber(local_unit.status, status),
      says(sql`concat_ws(' ', ${local_unit.local_branch_name}, ${local_unit.english_branch_name})`, search),
    ),
    order: query.ordering?.length
      ? orderOf(query.ordering, COLUMNS, [], local_unit.id)
      : [sql`array_position(array[3, 2, 1, 4], ${local_unit.status}::integer)`, sql`${local_unit.id} desc`],
    answers: (rows) => answers(db, rows, reader),
  });
}

const COLUMNS = {
  id: local_unit.id,
  // As tables show it: that in the local language, else that in English.
  local_branch_name: sql`search_fold(coalesce(nullif(${local_unit.local_branch_name}, ''), ${local_unit.english_branch_name}, ''))`,
  type: local_unit.type_id,
  status: local_unit.status,
  modified_at: local_unit.modified_at,
};

/** One of them, if the reader may see it. */
export async function findLocalUnit(db: Database, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(local_unit)
    .where(and(eq(local_unit.id, id), isVisibleLocalUnit(reader)));
  const [answer] = await localUnitAnswers(db, rows, reader);
  if (!answer) return undefined;
  const [history, reverted] = await Promise.all([historyOf(db, 'localUnit', id, reader), lastRevert(db, id)]);
  return { ...answer, history, reverted };
}

/** One that is out of use, with the reason that was given. */
export async function findOutOfUse(db: Database, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(local_unit)
    .where(and(eq(local_unit.id, id), local_unit.is_deprecated));
  const [[answer], reverted] = await Promise.all([localUnitRows(db, rows, reader), lastRevert(db, id)]);
  const [row] = rows;
  return (
    row &&
    answer && {
      ...answer,
      deprecated_reason: row.deprecated_reason,
      // One that was reverted is put out of use without these.
      reason: row.deprecated_reason_overview ?? reverted?.reason ?? null,
    }
  );
}

/** Why the last change of a unit was taken back; null where it was not. */
async function lastRevert(db: Database, id: number) {
  const [last] = await db
    .select()
    .from(local_unit_change)
    .where(eq(local_unit_change.local_unit_id, id))
    .orderBy(desc(local_unit_change.id))
    .limit(1);
  if (last?.status !== CHANGE.reverted || !last.reason || !last.decided_at) return null;
  return { reason: last.reason, decided_at: last.decided_at };
}

/** A public one: without names and numbers of people, as visitors read it. */
export async function findPublicLocalUnit(db: Database, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(local_unit)
    .where(and(eq(local_unit.id, id), isPublic));
  const [answer] = await localUnitAnswers(db, rows, reader);
  if (!answer) return undefined;
  const { focal_person_en: _, focal_person_loc: _loc, phone: _p, email: _e, ...known } = answer;
  const { user_id: _u, modified_by: _m, modified_by_details: _by, created_by_details: _c, ...rest } = known;
  const { update_reason_overview: _why, ...open } = rest;
  return { ...open, health: open.health && { ...open.health, ...NOBODY } };
}

/** Names and numbers of people are for members of the Movement. */
const NOBODY = { focal_point_position: null, focal_point_email: null, focal_point_phone_number: null };

/** Rows of the list for members. */
export async function localUnitRows(db: Database, rows: readonly Row[], reader: Reader) {
  const told = await publicRows(db, rows, reader);
  return told.map((row, index) => {
    const { focal_person_loc, focal_person_en, phone, email, modified_at, update_reason_overview } = rows[
      index
    ] as Row;
    return { ...row, focal_person_loc, focal_person_en, phone, email, modified_at, update_reason_overview };
  });
}

async function publicRows(db: Database, rows: readonly Row[], { language }: Reader) {
  const places = await countriesOf(db, rows, language);
  return rows.map((row) => ({
    ...shared(row, places, language),
    health: row.health ? row.id : null,
    health_details: row.health && {
      id: row.id,
      health_facility_type: row.health.health_facility_type,
      health_facility_type_details: chosenIn(
        'health_facility_type',
        row.health.health_facility_type,
        language,
      ),
    },
  }));
}

/** Whole ones, in the order of the rows. */
export async function localUnitAnswers(db: Database, rows: readonly Row[], { language }: Reader) {
  const [places, people] = await Promise.all([countriesOf(db, rows, language), writersOf(db, rows)]);
  return rows.map((row) => ({
    ...shared(row, places, language),
    date_of_data: row.date_of_data,
    subtype: row.subtype,
    level: row.level_id,
    level_details: chosenIn('level', row.level_id, language),
    focal_person_en: row.focal_person_en,
    focal_person_loc: row.focal_person_loc,
    source_en: row.source_en,
    source_loc: row.source_loc,
    location: `SRID=4326;POINT (${row.longitude} ${row.latitude})`,
    location_json: { lat: row.latitude, lng: row.longitude },
    city_en: row.city_en,
    city_loc: row.city_loc,
    postcode: row.postcode,
    phone: row.phone,
    email: row.email,
    link: row.link,
    visibility: row.visibility,
    visibility_display: labelOf('api_visibility_choices', row.visibility, language),
    health: row.health && healthAnswer(row.id, row.health, language),
    draft: false,
    bulk_upload: null,
    update_reason_overview: row.update_reason_overview,
    version_id: row.version_id,
    created_at: row.created_at,
    modified_at: row.modified_at,
    user_id: row.user_id,
    modified_by: row.modified_by_id,
    created_by_details: people.get(row.user_id ?? -1) ?? null,
    modified_by_details: people.get(row.modified_by_id ?? -1) ?? null,
  }));
}

function shared(row: Row, places: Places, language: Language) {
  const itsCountry = places.get(row.country_id);
  return {
    id: row.id,
    country: row.country_id,
    country_details: itsCountry ?? { id: row.country_id, name: '', iso3: null },
    type: row.type_id,
    // The service checks it before it is written.
    type_details: chosenIn('type', row.type_id, language) ?? { id: row.type_id, code: row.type_id, name: '' },
    status: row.status,
    status_details: labelOf('local_units_status', row.status, language),
    local_branch_name: row.local_branch_name,
    english_branch_name: row.english_branch_name,
    address_loc: row.address_loc,
    address_en: row.address_en,
    location_geojson: { type: 'Point' as const, coordinates: [row.longitude, row.latitude] },
  };
}

function healthAnswer(id: number, health: HealthBody, language: Language) {
  const one = HEALTH_CHOICES.map((name) => [`${name}_details`, chosenIn(name, health[name], language)]);
  const several = HEALTH_SERVICES.map((name) => [
    `${name}_details`,
    allChosenIn(name, health[name], language),
  ]);
  const none = HEALTH_SERVICES.map((name) => [name, []]);
  return {
    ...Object.fromEntries(none),
    other_profiles: [],
    ...health,
    id,
    ...Object.fromEntries([...one, ...several]),
  };
}

type Places = Awaited<ReturnType<typeof countriesOf>>;

async function countriesOf(db: Database, rows: readonly Row[], language: Language) {
  const ids = [...new Set(rows.map(({ country_id }) => country_id))];
  if (ids.length === 0) return new Map<number, { id: number; name: string; iso3: string | null }>();
  const found = await db
    .select({ id: country.id, name: country.name, iso3: country.iso3 })
    .from(country)
    .where(inArray(country.id, ids));
  return new Map(
    found.map(({ id, name, iso3 }) => [id, { id, name: textIn(language, name), iso3 }] as const),
  );
}

async function writersOf(db: Database, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap((row) => [row.user_id ?? [], row.modified_by_id ?? []].flat()))];
  if (ids.length === 0) return new Map<number, { id: number; username: string }>();
  const found = await db
    .select({
      id: user.id,
      username: user.username,
      first_name: user.first_name,
      last_name: user.last_name,
    })
    .from(user)
    .where(inArray(user.id, ids));
  return new Map(found.map((row) => [row.id, row] as const));
}
