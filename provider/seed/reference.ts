import { sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import type { Polygon } from '#provider/database/schema/columns.ts';
import * as tables from '#provider/database/schema.ts';
import { groupBy } from '#provider/queries/lists.ts';
import {
  ACTIVITY_SECTORS,
  ADMIN2,
  type Box,
  CONTACTS,
  COUNTRIES,
  type CountryFacts,
  DISASTER_TYPES,
  DISTRICTS,
  PER_COMPONENTS,
  PER_OPTIONS,
  REGIONS,
  REPORT_CHOICES,
  SECTORS,
  SITUATION_REPORT_TYPES,
} from './data.ts';
import { insertAll } from './insert.ts';
import { slugOf } from './slug.ts';

/** Last component number of each PER area, in their order. */
const PER_AREA_ENDS = [3, 10, 24, 32, 37];

/** Fills in what the world is made of: regions, countries, districts and the lists to choose from. */
export async function seedReference(db: Database): Promise<void> {
  await insertAll(
    db,
    tables.region,
    REGIONS.map(({ id, name, box }) => ({ id, name, bbox: polygonOf(box) })),
  );
  await insertAll(
    db,
    tables.country,
    COUNTRIES.map(({ box, centre, ...facts }) => ({
      ...facts,
      ...societyOf(facts),
      bbox: polygonOf(box),
      centroid: { type: 'Point' as const, coordinates: centre },
    })),
  );
  await insertAll(db, tables.district, districtRows());
  await insertAll(db, tables.admin2, admin2Rows());
  await insertAll(
    db,
    tables.disaster_type,
    DISASTER_TYPES.map(({ id, name }) => ({ id, name, summary: { en: '' } })),
  );
  await insertAll(db, tables.primary_sector, SECTORS.primary);
  await insertAll(db, tables.secondary_sector, SECTORS.secondary);
  await insertAll(
    db,
    tables.activity_sector,
    ACTIVITY_SECTORS.map(({ id, title }, order) => ({ id, title, order })),
  );
  await insertAll(db, tables.situation_report_type, SITUATION_REPORT_TYPES);
  await insertAll(db, tables.main_contact, CONTACTS);
  await insertAll(
    db,
    tables.per_component,
    PER_COMPONENTS.map((component) => ({
      ...component,
      area: PER_AREA_ENDS.findIndex((end) => component.component_num <= end) + 1,
      description: { en: '' },
      is_parent: component.component_num === 14 && component.component_letter === null,
      has_question_group: PER_OPTIONS.groups.some(({ component: id }) => id === component.id),
    })),
  );
}

/** Where the federation tells of a National Society. */
const societyOf = ({ iso, society_name }: Pick<CountryFacts, 'iso' | 'society_name'>) => ({
  fdrs: society_name && `D${iso}001`,
  url_ifrc: society_name
    ? `https://www.ifrc.org/national-societies-directory/${slugOf(society_name.en)}`
    : '',
});

/** What the form of a field report offers; a database that was filled before it had these tables gets them too. */
export async function seedReportChoices(db: Database): Promise<void> {
  const { actions, externalPartners, supportedActivities } = REPORT_CHOICES;
  await db.insert(tables.report_action).values(actions).onConflictDoNothing();
  await db.insert(tables.external_partner).values(externalPartners).onConflictDoNothing();
  await db.insert(tables.supported_activity).values(supportedActivities).onConflictDoNothing();
  await db
    .insert(tables.flash_action)
    .values(
      actions.filter(isOfFlashUpdates).map(({ id, name, category, organizations }) => ({
        id,
        name,
        category,
        organizations: OF_GOVERNMENTS.includes(id) ? [...organizations, 'GOV'] : organizations,
      })),
    )
    .onConflictDoNothing();
}

/** Those of sudden disasters and early warnings; of some of them governments tell too. */
const isOfFlashUpdates = ({ field_report_types: types }: { field_report_types: readonly string[] }) =>
  types.includes('EVT') || types.includes('EW');
const OF_GOVERNMENTS: readonly number[] = [1, 2, 5, 8, 9, 11, 12, 14, 15, 23, 24, 25];

/** What can be done in each sector; a database that was filled before it knew of supplies learns of them too. */
export async function seedActivityActions(db: Database): Promise<void> {
  const { activity_action } = tables;
  const rows = ACTIVITY_SECTORS.flatMap(({ id: sector_id, actions }) =>
    actions.map((action, order) => ({ ...action, sector_id, order })),
  );
  const written = (name: string) => sql.raw(`excluded.${name}`);
  await db
    .insert(activity_action)
    .values(rows)
    .onConflictDoUpdate({
      target: activity_action.id,
      set: {
        supplies: written('supplies'),
        is_cash_type: written('is_cash_type'),
        has_location: written('has_location'),
      },
    });
}

/** Every district with its id; the same ids in every run. */
function districtRows() {
  return COUNTRIES.flatMap((country) => {
    const facts = DISTRICTS[country.iso3 ?? ''] ?? [];
    return facts.map(([code, name, longitude, latitude]) => ({
      country_id: country.id,
      code,
      name,
      centroid: { type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] },
      bbox: polygonOf(boxRound([longitude, latitude], country.box, facts.length)),
    }));
  }).map((row, index) => ({ id: index + 1, ...row }));
}

/** The districts of each country, by its id. */
export function districtsByCountry() {
  const found = new Map<number, ReturnType<typeof districtRows>>();
  for (const row of districtRows()) {
    const list = found.get(row.country_id);
    if (list) list.push(row);
    else found.set(row.country_id, [row]);
  }
  return found;
}

/** Every second-level district with its id; the same ids in every run. */
function admin2Rows() {
  const provinces = new Map(districtRows().map(({ code, id }) => [code, id]));
  return Object.entries(ADMIN2)
    .flatMap(([province, names]) => {
      const admin1_id = provinces.get(province);
      if (admin1_id === undefined) throw new Error(`There is no province ${province}.`);
      return names.map((name, index) => ({
        admin1_id,
        code: `${province}-${String(index + 1).padStart(2, '0')}`,
        name,
      }));
    })
    .map((row, index) => ({ id: index + 1, ...row }));
}

/** The second-level districts of each province, by its id. */
export const admin2ByDistrict = () => groupBy(admin2Rows(), ({ admin1_id }) => admin1_id);

/** A box that takes an even share of the country's, as far as it stays inside. */
function boxRound([x, y]: [number, number], [west, south, east, north]: Box, shares: number): Box {
  const width = (east - west) / Math.sqrt(shares) / 2;
  const height = (north - south) / Math.sqrt(shares) / 2;
  return [
    Math.max(west, x - width),
    Math.max(south, y - height),
    Math.min(east, x + width),
    Math.min(north, y + height),
  ];
}

function polygonOf([west, south, east, north]: Box): Polygon {
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring.map(([x, y]) => [round(x), round(y)])] };
}

function round(degrees: number) {
  return Math.round(degrees * 100) / 100;
}
