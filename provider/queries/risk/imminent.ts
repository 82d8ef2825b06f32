import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type {
  adamEventsEndpoint,
  gdacsEventsEndpoint,
  meteoSwissEventsEndpoint,
  pdcEventsEndpoint,
} from '#contracts/risk/imminent.ts';
import type { Database } from '#provider/database/connect.ts';
import type { RiskSource } from '#provider/database/schema/risk.ts';
import { country, risk_event } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { contains, isNumber, isOneOf } from '../filters.ts';
import { countryDetails, hazardOf, type RiskCountry } from './places.ts';

type Event = typeof risk_event.$inferSelect;
type Details = { country_details: RiskCountry | null };

const today = sql`date_trunc('day', now())`;
const isSince = (moment: SQL, days: number) =>
  sql`${moment} >= ${today} - make_interval(days => ${days}::integer)`;
const is = (...hazards: string[]) => inArray(risk_event.hazard_type, hazards);
const begins = sql`${risk_event.begins_at}`;
const ends = sql`${risk_event.ends_at}`;
const told = sql`${risk_event.told_at}`;

/** How long each source tells of an event, by its hazard. Others never appear. */
const STILL_TOLD: Readonly<Record<RiskSource, SQL>> = {
  pdc: sql`(${is('FL')} and ${isSince(begins, 7)} or ${is('EQ', 'WF')} and ${isSince(begins, 3)} or ${is('TC')} and ${ends} >= ${today})`,
  adam: sql`(${is('FL', 'TC')} and ${isSince(told, 7)} or ${is('EQ')} and ${isSince(told, 3)})`,
  gdacs: sql`(${is('FL', 'TC')} and ${isSince(ends, 7)} or ${is('EQ', 'DR', 'WF')} and ${isSince(ends, 3)})`,
  meteoswiss: sql`(${is('TC')} and ${isSince(told, 2)} and ${country.region_id} is not null)`,
};

const isTold = (source: RiskSource) => and(eq(risk_event.source, source), STILL_TOLD[source]);

/** Whether it touches such a country. Each filter looks by itself, so that two may mean two countries of one event. */
const touches = (condition: SQL | undefined) =>
  condition &&
  sql`exists (select 1 from ${country} as touched where touched.id in (
    select told.id::integer from jsonb_array_elements_text(${risk_event.touched}) as told(id)) and ${condition})`;

interface Filters {
  iso3?: string | undefined;
  region?: number[] | undefined;
  hazard_type?: string[] | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** One page of a source's events, each as `answer` tells it. */
async function pageOf<Answer>(
  db: Database,
  source: RiskSource,
  query: Filters,
  answer: (event: Event & Details) => Answer,
): Promise<{ count: number; results: Answer[] }> {
  const where = and(
    isTold(source),
    touches(contains(sql`touched.iso3`, query.iso3)),
    touches(isOneOf(sql`touched.region_id`, query.region)),
    query.hazard_type?.length ? inArray(risk_event.hazard_type, query.hazard_type) : undefined,
  );
  const { limit, offset } = pageBounds(query);
  const [[counted], rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(risk_event)
      .leftJoin(country, eq(country.id, risk_event.country_id))
      .where(where),
    db
      .select({ event: risk_event, country_details: countryDetails })
      .from(risk_event)
      .leftJoin(country, eq(country.id, risk_event.country_id))
      .where(where)
      .orderBy(risk_event.id)
      .limit(limit)
      .offset(offset),
  ]);
  return {
    count: counted?.count ?? 0,
    results: rows.map(({ event, country_details }) => answer({ ...event, country_details })),
  };
}

const idAndHazard = ({ id, hazard_type }: Event) => ({ id, ...hazardOf(hazard_type) });
const countryOf = ({ country_id, country_details }: Event & Details) => ({
  country: country_id,
  country_details,
});
const placeOf = ({ latitude, longitude }: Event) => ({ latitude, longitude });

export const listPdc = (db: Database, query: QueryOf<typeof pdcEventsEndpoint>) =>
  pageOf(db, 'pdc', query, (event) => ({
    ...idAndHazard(event),
    hazard_id: String(event.id),
    hazard_name: event.name,
    ...placeOf(event),
    start_date: event.begins_at.slice(0, 10),
    end_date: event.ends_at?.slice(0, 10) ?? null,
    status: 'A',
    status_display: 'Active',
    stale_displacement: false,
    created_at: event.begins_at,
    description: '',
    severity: null,
    pdc_created_at: null,
    pdc_updated_at: event.told_at,
    ...event.details,
  }));

export const listAdam = (db: Database, query: QueryOf<typeof adamEventsEndpoint>) =>
  pageOf(db, 'adam', query, (event) => ({
    ...idAndHazard(event),
    ...countryOf(event),
    title: event.name,
    publish_date: event.told_at,
    geojson: { type: 'Feature', geometry: null, properties: {} } as unknown,
    event_details: null as unknown,
    ...event.details,
  }));

export const listGdacs = (db: Database, query: QueryOf<typeof gdacsEventsEndpoint>) =>
  pageOf(db, 'gdacs', query, (event) => ({
    ...idAndHazard(event),
    ...countryOf(event),
    ...placeOf(event),
    hazard_name: event.name,
    start_date: event.begins_at,
    end_date: event.ends_at,
    created_at: event.told_at,
    alert_level: null,
    event_details: null as unknown,
    ...event.details,
  }));

export const listMeteoSwiss = (db: Database, query: QueryOf<typeof meteoSwissEventsEndpoint>) =>
  pageOf(db, 'meteoswiss', query, (event) => ({
    ...idAndHazard(event),
    ...countryOf(event),
    ...placeOf(event),
    hazard_name: event.name,
    start_date: event.begins_at,
    updated_at: event.told_at,
    model_name: null,
    event_details: null as unknown,
    ...event.details,
  }));

/** What an event exposes; undefined for one that its list has not (any more). */
export async function findExposure(db: Database, source: RiskSource, id: number) {
  const [row] = await db
    .select({ exposure: risk_event.exposure })
    .from(risk_event)
    .leftJoin(country, eq(country.id, risk_event.country_id))
    .where(and(isTold(source), isNumber(risk_event.id, id)))
    .limit(1);
  return row?.exposure;
}
