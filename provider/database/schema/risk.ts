import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant, mayLinkTo, partOf } from './columns.ts';
import { country } from './geography.ts';

/* What the risk API knows. Hazards by their codes, `HAZARDS` of the contracts. */

const hazardOf = () => varchar({ length: 2 }).notNull();

/** INFORM, 0 to 10, and people in thousands. */
export const risk_country = pgTable('risk_country', {
  country_id: partOf(() => country.id).primaryKey(),
  lcc: doublePrecision(),
  vulnerability: doublePrecision(),
  population_in_thousands: doublePrecision(),
});

/** `exposed` and `displaced` in people, `inform` in points from 0 to 10. */
export type SeasonMeasure = 'exposed' | 'displaced' | 'inform';

/** What a hazard means to a country through the year: twelve figures, January first, and one of the whole year. */
export const risk_season = pgTable(
  'risk_season',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    measure: varchar({ length: 16 }).$type<SeasonMeasure>().notNull(),
    hazard_type: hazardOf(),
    months: jsonb().$type<readonly number[]>().notNull(),
    annual_average: doublePrecision(),
    confidence_type: varchar({ length: 16 }),
  },
  (table) => [unique().on(table.country_id, table.measure, table.hazard_type)],
);

/** People in IPC phase 3 or worse in a month, as an analysis said or foresaw it. */
export const risk_food_insecurity = pgTable('risk_food_insecurity', {
  id: serial().primaryKey(),
  country_id: partOf(() => country.id),
  year: integer().notNull(),
  month: smallint().notNull(),
  total_displacement: integer(),
  analysis_date: date(),
  estimation_type: varchar({ length: 32 }).notNull(),
});

/** Severity of fire weather in the months of a year that are over, January first: lowest, mean and highest. */
export const risk_fire_weather = pgTable(
  'risk_fire_weather',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    year: integer().notNull(),
    months: jsonb().$type<readonly (readonly [min: number, avg: number, max: number])[]>().notNull(),
  },
  (table) => [unique().on(table.country_id, table.year)],
);

interface Loss {
  population_displacement?: number;
  population_exposure?: number;
  economic_loss?: number;
}

/** What is to be expected once in so many years, by the names of the API: `twenty_years`. */
export const risk_return_period = pgTable('risk_return_period', {
  id: serial().primaryKey(),
  country_id: partOf(() => country.id),
  hazard_type: hazardOf(),
  periods: jsonb().$type<Readonly<Record<string, Loss>>>().notNull(),
});

export type RiskSource = 'pdc' | 'adam' | 'gdacs' | 'meteoswiss';

/** An event that a source tells of while it is near. Ids are each source's own. */
export const risk_event = pgTable(
  'risk_event',
  {
    source: varchar({ length: 16 }).$type<RiskSource>().notNull(),
    id: integer().notNull(),
    /** The country that it is told of; PDC names none. */
    country_id: mayLinkTo(() => country.id),
    /** All countries that it touches. */
    touched: jsonb().$type<readonly number[]>().notNull(),
    hazard_type: hazardOf(),
    name: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    begins_at: instant('begins_at').notNull(),
    ends_at: instant('ends_at'),
    /** When the source said so last. */
    told_at: instant('told_at').notNull(),
    /** What the list says of it beside that, by the names of its source. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    exposure: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.id] })],
);

export const risk_early_action_sector = pgTable('risk_early_action_sector', {
  id: serial().primaryKey(),
  name: varchar({ length: 255 }).notNull(),
});

/** What could be done before a hazard strikes, in the words of its source. */
export const risk_early_action = pgTable('risk_early_action', {
  id: serial().primaryKey(),
  country_id: partOf(() => country.id),
  hazard_type: hazardOf(),
  sectors: jsonb().$type<readonly number[]>().notNull(),
  early_actions: text(),
  location: text(),
  intended_purpose: text(),
  organization: text(),
  implementation_date_raw: text(),
  impact_action: text(),
  evidence_of_sucess: text(),
});
