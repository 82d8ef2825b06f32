import type { Database } from '#provider/database/connect.ts';
import type { Polygon } from '#provider/database/schema/columns.ts';
import * as tables from '#provider/database/schema.ts';
import { type Box, COUNTRIES, DISASTER_TYPES, DISTRICTS, PER_COMPONENTS, REGIONS, SECTORS } from './data.ts';
import { insertAll } from './insert.ts';
import { createRandom } from './random.ts';

/** Last component number of each PER area, in their order. */
const PER_AREA_ENDS = [3, 6, 14, 28, 37];
const DISTRICT_BOX_DEGREES = 0.5;

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
      bbox: polygonOf(box),
      centroid: { type: 'Point' as const, coordinates: centre },
    })),
  );
  await insertAll(db, tables.district, districtRows());
  await insertAll(
    db,
    tables.disaster_type,
    DISASTER_TYPES.map(({ id, name }) => ({ id, name, summary: { en: '' } })),
  );
  await insertAll(db, tables.primary_sector, SECTORS.primary);
  await insertAll(db, tables.secondary_sector, SECTORS.secondary);
  await insertAll(
    db,
    tables.per_component,
    PER_COMPONENTS.map((component) => ({
      ...component,
      area: PER_AREA_ENDS.findIndex((end) => component.component_num <= end) + 1,
      description: { en: '' },
      is_parent: component.component_num === 14 && component.component_letter === null,
    })),
  );
}

/** Every district with its id; the same ids in every run. */
export function districtRows() {
  const random = createRandom(1);
  let id = 0;
  return COUNTRIES.flatMap((country) => {
    const [west, south, east, north] = country.box;
    return (DISTRICTS[country.iso3 ?? ''] ?? []).map(([code, name]) => {
      // Kept off the edges of the box, where a country rarely is.
      const longitude = round(west + (east - west) * (0.2 + 0.6 * random.next()));
      const latitude = round(south + (north - south) * (0.2 + 0.6 * random.next()));
      id += 1;
      return {
        id,
        country_id: country.id,
        code,
        name,
        centroid: { type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] },
        bbox: polygonOf([
          longitude - DISTRICT_BOX_DEGREES,
          latitude - DISTRICT_BOX_DEGREES,
          longitude + DISTRICT_BOX_DEGREES,
          latitude + DISTRICT_BOX_DEGREES,
        ]),
      };
    });
  });
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
