import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contracts/defineEndpoint.ts';
import type {
  countrySeasonalEndpoint,
  riskScoresEndpoint,
  seasonalEndpoint,
} from '#contracts/risk/seasonal.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import type { SeasonMeasure } from '#provider/database/schema/risk.ts';
import {
  country,
  risk_country,
  risk_fire_weather,
  risk_food_insecurity,
  risk_return_period,
  risk_season,
} from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { byMonth, countryDetails, hazardOf, isAskedFor } from './places.ts';

type Countries = QueryOf<typeof seasonalEndpoint>;

/** Given both, the code alone counts. */
const asked = ({ iso3, region }: Countries) => and(...isAskedFor(iso3 ? { iso3 } : { region }));

/** The seasons of countries; exactly one object in a list. */
export async function listSeasons(
  db: Database,
  query: Countries,
): Promise<AnswerOf<typeof seasonalEndpoint>> {
  return [await seasonsOf(db, asked(query))];
}

/** The same of one country, with what the list of many leaves out. */
export async function listCountrySeasons(
  db: Database,
  query: Countries,
): Promise<AnswerOf<typeof countrySeasonalEndpoint>> {
  const where = asked(query);
  const [seasons, inform_seasonal, gwis, periods] = await Promise.all([
    seasonsOf(db, where),
    measured(db, 'inform', where),
    fireWeather(db, where),
    db
      .select({ row: risk_return_period, country_details: countryDetails })
      .from(risk_return_period)
      .innerJoin(country, eq(country.id, risk_return_period.country_id))
      .where(where)
      .orderBy(risk_return_period.id),
  ]);
  return [
    {
      ...seasons,
      inform_seasonal,
      gwis,
      return_period_data: periods.map(({ row, country_details }) => ({
        id: row.id,
        country: row.country_id,
        country_details,
        ...hazardOf(row.hazard_type),
        ...NO_PERIODS,
        ...row.periods,
      })),
    },
  ];
}

const NO_PERIODS = {
  ten_years: null,
  twenty_years: null,
  twenty_five_years: null,
  fifty_years: null,
  hundred_years: null,
  two_hundred_fifty_years: null,
  five_hundred_years: null,
  one_thousand_years: null,
  one_thousand_five_hundred_years: null,
};

/** INFORM by month, beside how countries cope; a row a country and hazard. */
export async function listRiskScores(
  db: Database,
  query: QueryOf<typeof riskScoresEndpoint>,
): Promise<{ count: number; results: AnswerOf<typeof riskScoresEndpoint>['results'] }> {
  const where = and(eq(risk_season.measure, 'inform'), ...isAskedFor(query));
  const { limit, offset } = pageBounds(query);
  const yearly_sum = sql<number>`(select sum(figure::double precision) from jsonb_array_elements_text(${risk_season.months}) figure)`;
  const [[counted], rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(risk_season)
      .innerJoin(country, eq(country.id, risk_season.country_id))
      .where(where),
    db
      .select({ row: risk_season, country_details: countryDetails, known: risk_country, yearly_sum })
      .from(risk_season)
      .innerJoin(country, eq(country.id, risk_season.country_id))
      .leftJoin(risk_country, eq(risk_country.country_id, risk_season.country_id))
      .where(where)
      .orderBy(risk_season.id)
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ row, country_details, known, yearly_sum }) => ({
    id: row.id,
    country: row.country_id,
    country_details,
    ...hazardOf(row.hazard_type),
    ...byMonth(row.months),
    yearly_sum,
    lcc: known?.lcc ?? null,
    vulnerability: known?.vulnerability ?? null,
    population_in_thousands: known?.population_in_thousands ?? null,
  }));
  return { count: counted?.count ?? 0, results };
}

async function seasonsOf(db: Database, where: SQL | undefined) {
  const [idmc, raster_displacement_data, ipc_displacement_data, gwis_seasonal] = await Promise.all([
    measured(db, 'displaced', where),
    measured(db, 'exposed', where),
    foodInsecurity(db, where),
    fireSeasons(db, where),
  ]);
  return { idmc, raster_displacement_data, ipc_displacement_data, gwis_seasonal };
}

async function measured(db: Database, measure: SeasonMeasure, where: SQL | undefined) {
  const rows = await db
    .select({ row: risk_season, country_details: countryDetails })
    .from(risk_season)
    .innerJoin(country, eq(country.id, risk_season.country_id))
    .where(and(eq(risk_season.measure, measure), where))
    .orderBy(risk_season.id);
  return rows.map(({ row, country_details }) => ({
    id: row.id,
    country: row.country_id,
    country_details,
    // As it was imported: in capitals.
    iso3: country_details.iso3?.toUpperCase() ?? null,
    ...hazardOf(row.hazard_type),
    ...byMonth(row.months),
    annual_average: row.annual_average,
    note: null,
    ...(measure === 'displaced' && { confidence_type: row.confidence_type ?? 'undefined' }),
  }));
}

async function foodInsecurity(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({ row: risk_food_insecurity, country_details: countryDetails })
    .from(risk_food_insecurity)
    .innerJoin(country, eq(country.id, risk_food_insecurity.country_id))
    .where(where)
    .orderBy(risk_food_insecurity.id);
  return rows.map(({ row: { country_id, ...row }, country_details }) => ({
    ...row,
    country: country_id,
    country_details,
    ...hazardOf('FI'),
    estimation_type_display: row.estimation_type.replaceAll('_', ' '),
  }));
}

/** The means of months over the years, and their sum. */
async function fireSeasons(db: Database, where: SQL | undefined) {
  const rows = await rowsOf<{ id: number; months: number[]; yearly_sum: number; country_details: never }>(
    db,
    sql`select ${country.id} as id, json_agg(mean.dsr order by mean.month) as months,
        sum(mean.dsr) as yearly_sum, ${countryDetails} as country_details
      from (
        select ${risk_fire_weather.country_id} as country_id, told.month, avg((told.figures->>1)::double precision) as dsr
        from ${risk_fire_weather}
        cross join lateral jsonb_array_elements(${risk_fire_weather.months}) with ordinality as told(figures, month)
        group by 1, 2
      ) mean
      join ${country} on ${country.id} = mean.country_id
      ${where ? sql`where ${where}` : sql``}
      group by ${country.id} order by ${country.id}`,
  );
  return rows.map(({ id, months, yearly_sum, country_details }) => ({
    id,
    country: id,
    country_details,
    ...hazardOf('WF'),
    ...byMonth(months),
    yearly_sum,
  }));
}

/** A row a month, oldest first. */
async function fireWeather(db: Database, where: SQL | undefined) {
  const rows = await rowsOf<{
    id: number;
    country: number;
    country_details: never;
    year: number;
    month: string;
    dsr_min: number;
    dsr_avg: number;
    dsr_max: number;
  }>(
    db,
    sql`select ${risk_fire_weather.id} * 12 + told.month::integer as id, ${country.id} as country, ${countryDetails} as country_details,
        ${risk_fire_weather.year} as year, told.month::text as month, (told.figures->>0)::double precision as dsr_min,
        (told.figures->>1)::double precision as dsr_avg, (told.figures->>2)::double precision as dsr_max
      from ${risk_fire_weather}
      cross join lateral jsonb_array_elements(${risk_fire_weather.months}) with ordinality as told(figures, month)
      join ${country} on ${country.id} = ${risk_fire_weather.country_id}
      ${where ? sql`where ${where}` : sql``}
      order by ${risk_fire_weather.id}, told.month`,
  );
  return rows.map((row) => ({ ...row, dsr: row.dsr_avg, dsr_type: 'monthly', ...hazardOf('WF') }));
}
