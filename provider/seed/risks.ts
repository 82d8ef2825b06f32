import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { type Place, placesOf } from './generate/countryPlaces.ts';
import { EARLY_ACTION_SECTORS, generateEarlyActions } from './generate/risks/earlyActions.ts';
import { happeningsOf } from './generate/risks/happenings.ts';
import { generateSeasons } from './generate/risks/seasons.ts';
import { rowsOfSources } from './generate/risks/sources.ts';
import { insertWhole } from './insert.ts';

/** What threatens countries through the year, and what can be done before. It does not grow with the scale. */
export async function seedSeasons(db: Database, now: Date, places: readonly Place[]): Promise<void> {
  const seasons = generateSeasons(now, places);
  await insertWhole(db, tables.risk_country, seasons.countries);
  await insertWhole(db, tables.risk_season, numbered(seasons.seasons));
  await insertWhole(db, tables.risk_food_insecurity, numbered(seasons.foodInsecurity));
  await insertWhole(db, tables.risk_fire_weather, numbered(seasons.fireWeather));
  await insertWhole(db, tables.risk_return_period, numbered(seasons.returnPeriods));
  await insertWhole(db, tables.risk_early_action_sector, EARLY_ACTION_SECTORS);
  await insertWhole(db, tables.risk_early_action, numbered(generateEarlyActions(places)));
}

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ id: index + 1, ...row }));

/** As many as the seed tells more of than of others. */
const RICHEST = 10;

/**
 * What is near now. Sources tell of an event for some days only, so that these are made anew whenever a service starts: a
 * demonstration that was filled a month ago has events of today.
 */
export async function seedImminentEvents(db: Database, seed: number, now: Date): Promise<void> {
  const largest = await rowsOf<{ country_id: number; num_affected: number }>(
    db,
    sql`select ${tables.event_country.country_id} as country_id, max(coalesce(${tables.event.num_affected}, 0)) as num_affected
      from ${tables.event_country} join ${tables.event} on ${tables.event.id} = ${tables.event_country.event_id}
      group by 1 order by 2 desc, 1 limit ${RICHEST}`,
  );
  const places = placesOf(seed, {
    events: largest.map(({ country_id, num_affected }) => ({ id: country_id, num_affected })),
    eventCountries: largest.map(({ country_id }) => ({ event_id: country_id, country_id })),
  });
  await db.delete(tables.risk_event);
  await insertWhole(db, tables.risk_event, rowsOfSources(now, happeningsOf(seed, now, places)));
}
