import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { linkTo, partOf, type Translated, translated, visibilityOf } from './columns.ts';
import { country } from './geography.ts';

/*
 * What the pages of countries show beyond the countries themselves. What is only ever handed out with its country, and never
 * asked for by itself, is kept in one field of it.
 */

/** Whom to ask, by what they do; `ctype` and `title` in English, see `terms.ts`. */
export interface Contact {
  id: number;
  ctype: string;
  name: string;
  title: string;
  email: string;
}

interface Link {
  id: number;
  title: Translated;
  url: string;
}

interface Person {
  id: number;
  first_name: string;
  last_name: string;
  position: string;
}

/** Of a fund for the development of National Societies: months, and Swiss francs. */
interface Initiative {
  id: number;
  title: Translated;
  fund_type: string;
  funding_period: number;
  year: string;
  allocation: number;
  categories: string[];
}

/** `assessment_type` 0 OCAC, of the whole; 1 BOCA, of a branch. */
interface Capacity {
  id: number;
  assessment_type: number;
  submission_date: string;
  branch_name: string | null;
  year: string;
}

/** An office of the IFRC; `dotype_name` in English. */
interface Delegation {
  dotype_name: string;
  hod_first_name: string;
  hod_last_name: string;
  city: string;
  address: string;
}

interface Icrc {
  icrc_presence: boolean;
  key_operation: boolean;
  url: string;
  description: Translated;
}

export const country_profile = pgTable('country_profile', {
  country_id: partOf(() => country.id).primaryKey(),
  additional_tab_name: translated('additional_tab_name'),
  address_1: text(),
  address_2: text(),
  emails: jsonb().$type<string[]>().notNull().default([]),
  disaster_law_url: text(),
  contacts: jsonb().$type<Contact[]>().notNull().default([]),
  links: jsonb().$type<Link[]>().notNull().default([]),
  directory: jsonb().$type<Person[]>().notNull().default([]),
  initiatives: jsonb().$type<Initiative[]>().notNull().default([]),
  capacity: jsonb().$type<Capacity[]>().notNull().default([]),
  delegations: jsonb().$type<Delegation[]>().notNull().default([]),
  icrc: jsonb().$type<Icrc>(),
});

/** One month as it usually is: degrees Celsius, millimetres. */
export type ClimateOfMonth = readonly [min: number, average: number, max: number, rain: number];

/** What usually happens in which months; words in English, months by number. */
export interface Season {
  type: string;
  event: string;
  label: string;
  months: number[];
}

/**
 * Figures about a country from elsewhere (World Bank, UNICEF, UNDP, FDRS, ACAPS), each under the name that the API has for it;
 * missing ones are left out. Money of National Societies in Swiss francs, of countries in US dollars.
 */
export const country_databank = pgTable('country_databank', {
  country_id: partOf(() => country.id).primaryKey(),
  founded_date: text(),
  figures: jsonb().$type<Record<string, number>>().notNull(),
  /** By year, oldest first. */
  annual_income: jsonb().$type<(readonly [year: number, value: number])[]>().notNull(),
  /** January to December. */
  climate: jsonb().$type<ClimateOfMonth[]>().notNull(),
  seasons: jsonb().$type<Season[]>().notNull(),
  population_year: smallint().notNull(),
  /** Of its districts, by id: they add up to the country's. */
  district_population: jsonb().$type<(readonly [district: number, people: number])[]>().notNull(),
});

/** Where the money of a National Society comes from. */
export const income_indicator = pgTable('income_indicator', {
  id: integer().primaryKey(),
  name: varchar({ length: 50 }).notNull(),
  title: translated('title').notNull(),
  description: translated('description').notNull(),
});

/** What a National Society took from a source in a year, in Swiss francs. */
export const country_income = pgTable(
  'country_income',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    indicator_id: linkTo(() => income_indicator.id),
    date: date().notNull(),
    value: doublePrecision(),
  },
  (table) => [index().on(table.country_id)],
);

/** Plans, statutes and reports of a National Society. `document_type` and the name in English. */
export const country_document = pgTable(
  'country_document',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    name: text().notNull(),
    document_type: varchar({ length: 255 }).notNull(),
    year: date().notNull(),
    end_year: date(),
    year_text: varchar({ length: 255 }),
    url: text().notNull(),
    thumbnail: text().notNull().default(''),
  },
  (table) => [index().on(table.country_id)],
);

/** What is planned for a year together with a National Society; money in Swiss francs, of each priority and in sum. */
export const country_plan = pgTable('country_plan', {
  country_id: partOf(() => country.id).primaryKey(),
  requested_amount: doublePrecision(),
  people_targeted: integer(),
  public_plan_file: text(),
  internal_plan_file: text(),
  priorities: jsonb()
    .$type<{ type: string; funding_requirement: number; people_targeted: number }[]>()
    .notNull(),
});

/** Which National Society takes part in the plan of a country, in which sector. */
export const membership_coordination = pgTable(
  'membership_coordination',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    national_society_id: linkTo(() => country.id),
    sector: varchar({ length: 30 }).notNull(),
  },
  (table) => [index().on(table.country_id)],
);

/** `supporting_type` 0 IFRC, 1 international partners. */
export const supporting_partner = pgTable(
  'supporting_partner',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    supporting_type: smallint(),
    first_name: varchar({ length: 255 }),
    last_name: varchar({ length: 255 }),
    position: varchar({ length: 255 }),
    email: varchar({ length: 255 }),
  },
  (table) => [index().on(table.country_id)],
);

/** Rich text (HTML) on the page "Additional info". */
export const country_snippet = pgTable(
  'country_snippet',
  {
    id: serial().primaryKey(),
    country_id: partOf(() => country.id),
    snippet: translated('snippet'),
    image: text(),
    visibility: visibilityOf(),
  },
  (table) => [index().on(table.country_id)],
);
