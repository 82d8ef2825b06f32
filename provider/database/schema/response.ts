import {
  boolean,
  date,
  doublePrecision,
  index,
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
import {
  contactOfSociety,
  instant,
  languageOfTexts,
  linkTo,
  mayLinkTo,
  momentOfWriting,
  partOf,
  stamps,
  translated,
  visibilityOf,
} from './columns.ts';
import { event } from './emergency.ts';
import { admin2, country, district } from './geography.ts';
import { disaster_type, primary_sector, secondary_sector } from './taxonomy.ts';

/** A call for people. `molnix_status`: 0 open, 1 stood down, 2 closed. A private one is for signed-in users. */
export const surge_alert = pgTable(
  'surge_alert',
  {
    id: serial().primaryKey(),
    message: varchar({ length: 500 }).notNull(),
    operation: varchar({ length: 100 }).notNull().default(''),
    atype: smallint().notNull().default(6),
    category: smallint().notNull().default(2),
    molnix_id: integer(),
    molnix_status: smallint().notNull().default(0),
    molnix_tags: jsonb().$type<{ id: number; name: string }[]>().notNull().default([]),
    event_id: mayLinkTo(() => event.id),
    country_id: mayLinkTo(() => country.id),
    deployment_needed: boolean().notNull().default(true),
    is_private: boolean().notNull().default(false),
    opens: instant('opens'),
    closes: instant('closes'),
    start: instant('start'),
    end: instant('end'),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [index().on(table.event_id), index().on(table.country_id), index().on(table.opens)],
);

const people = () => integer();

/** People targeted and reached, by gender; `total` is theirs where one of them is known. */
const peopleOfProject = () => ({
  target_male: people(),
  target_female: people(),
  target_other: people(),
  target_total: people(),
  reached_male: people(),
  reached_female: people(),
  reached_other: people(),
  reached_total: people(),
});

/**
 * A 3W project: which National Society does what where. `visibility` as on events; amounts in Swiss francs. People are counted
 * here or, year by year, in `project_annual_split`.
 */
export const project = pgTable(
  'project',
  {
    id: serial().primaryKey(),
    name: translated('name').notNull(),
    description: translated('description'),
    reporting_ns_id: linkTo(() => country.id),
    ...contactOfSociety(),
    project_country_id: linkTo(() => country.id),
    event_id: mayLinkTo(() => event.id),
    dtype_id: mayLinkTo(() => disaster_type.id),
    primary_sector_key: linkTo(() => primary_sector.key),
    programme_type: smallint().notNull().default(0),
    operation_type: smallint().notNull().default(0),
    status: smallint().notNull().default(1),
    visibility: visibilityOf(),
    budget_amount: doublePrecision(),
    actual_expenditure: doublePrecision(),
    ...peopleOfProject(),
    start_date: date().notNull(),
    end_date: date().notNull(),
    original_language: languageOfTexts(),
    ...stamps(),
  },
  (table) => [
    index().on(table.project_country_id),
    index().on(table.reporting_ns_id),
    index().on(table.event_id),
  ],
);

/** What a project works on beside its primary sector: its tags. */
export const project_secondary_sector = pgTable(
  'project_secondary_sector',
  {
    project_id: partOf(() => project.id),
    sector_key: linkTo(() => secondary_sector.key),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.sector_key] })],
);

/** One year of a project that reports year by year. */
export const project_annual_split = pgTable(
  'project_annual_split',
  {
    id: serial().primaryKey(),
    project_id: partOf(() => project.id),
    year: integer().notNull(),
    budget_amount: doublePrecision(),
    ...peopleOfProject(),
  },
  (table) => [index().on(table.project_id)],
);

export const project_district = pgTable(
  'project_district',
  {
    project_id: partOf(() => project.id),
    district_id: linkTo(() => district.id),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.district_id] })],
);

/** Parts of provinces; nothing makes their province one of the project's. */
export const project_admin2 = pgTable(
  'project_admin2',
  {
    project_id: partOf(() => project.id),
    admin2_id: linkTo(() => admin2.id),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.admin2_id] })],
);

/** An Emergency Response Unit; deployed when `deployed_to_id` is set. `type` is a key of `deployments_eru_type`. */
export const eru = pgTable(
  'eru',
  {
    id: serial().primaryKey(),
    type: smallint().notNull(),
    owner_id: linkTo(() => country.id),
    deployed_to_id: mayLinkTo(() => country.id),
    event_id: mayLinkTo(() => event.id),
    units: smallint().notNull().default(0),
    equipment_units: smallint().notNull().default(0),
    available: boolean().notNull().default(true),
    start_date: instant('start_date'),
    end_date: instant('end_date'),
    updated_at: momentOfWriting('updated_at'),
  },
  (table) => [index().on(table.event_id)],
);

/** What a National Society says of the Emergency Response Units that it can hold or support. */
export const eru_readiness = pgTable('eru_readiness', {
  id: serial().primaryKey(),
  owner_id: integer()
    .notNull()
    .unique()
    .references(() => country.id, { onDelete: 'cascade' }),
  updated_at: momentOfWriting('updated_at'),
});

/**
 * The same type by type: `type` is a key of `deployments_eru_type`, a readiness one of `deployments_eru_readiness_status`
 * (1 ready to 3 no capacity), `ns_contribution` one of `deployments_eru_readiness_ns_contribution`.
 */
export const eru_readiness_type = pgTable(
  'eru_readiness_type',
  {
    id: serial().primaryKey(),
    readiness_id: partOf(() => eru_readiness.id),
    type: smallint().notNull(),
    equipment_readiness: smallint().notNull(),
    people_readiness: smallint().notNull(),
    funding_readiness: smallint().notNull(),
    ns_contribution: smallint().notNull(),
    comment: text(),
  },
  (table) => [unique().on(table.readiness_id, table.type)],
);

/** A person sent to an emergency. Names are shown to signed-in users only. `type`: fact, heop, rdrt, ifrc, eru, rr. */
export const personnel = pgTable(
  'personnel',
  {
    id: serial().primaryKey(),
    name: varchar({ length: 255 }).notNull(),
    role: varchar({ length: 512 }).notNull(),
    type: varchar({ length: 4 }).notNull().default('rr'),
    event_id: mayLinkTo(() => event.id),
    country_from_id: mayLinkTo(() => country.id),
    country_to_id: mayLinkTo(() => country.id),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
  },
  (table) => [index().on(table.event_id), index().on(table.end_date)],
);
