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
  varchar,
} from 'drizzle-orm/pg-core';
import {
  contactOfSociety,
  linkTo,
  mayLinkTo,
  partOf,
  stamps,
  type Translated,
  translated,
  visibilityOf,
} from './columns.ts';
import { event } from './emergency.ts';
import { country, district } from './geography.ts';
import { eru } from './response.ts';

/** What an activity of an emergency response works on. */
export const activity_sector = pgTable('activity_sector', {
  id: integer().primaryKey(),
  title: translated('title').notNull(),
  order: smallint().notNull().default(0),
});

/** What can be done in a sector; `supplies` are the goods that such an action hands out. */
export const activity_action = pgTable('activity_action', {
  id: integer().primaryKey(),
  sector_id: linkTo(() => activity_sector.id),
  title: translated('title').notNull(),
  description: translated('description'),
  order: smallint().notNull().default(0),
  is_cash_type: boolean().notNull().default(false),
  has_location: boolean().notNull().default(false),
  supplies: jsonb().$type<{ id: number; title: Translated }[]>().notNull().default([]),
});

/**
 * What a National Society or an ERU does in an emergency (3W). Whoever `activity_lead` names has its column filled.
 * `visibility` as on events.
 */
export const emergency_project = pgTable(
  'emergency_project',
  {
    id: serial().primaryKey(),
    title: varchar({ length: 255 }).notNull(),
    event_id: linkTo(() => event.id),
    country_id: linkTo(() => country.id),
    activity_lead: varchar({ length: 40, enum: ['national_society', 'deployed_eru'] }).notNull(),
    reporting_ns_id: mayLinkTo(() => country.id),
    deployed_eru_id: mayLinkTo(() => eru.id),
    ...contactOfSociety(),
    status: varchar({ length: 40, enum: ['on_going', 'complete', 'planned'] })
      .notNull()
      .default('on_going'),
    visibility: visibilityOf(),
    start_date: date().notNull(),
    end_date: date(),
    /** Second-level districts by their keys. */
    admin2: integer().array().notNull().default([]),
    ...stamps(),
  },
  (table) => [
    index().on(table.event_id),
    index().on(table.country_id),
    index().on(table.reporting_ns_id),
    index().on(table.deployed_eru_id),
    // The order of the list.
    index().on(table.created_at),
  ],
);

export const emergency_project_district = pgTable(
  'emergency_project_district',
  {
    project_id: partOf(() => emergency_project.id),
    district_id: linkTo(() => district.id),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.district_id] })],
);

/**
 * One activity of an emergency project. A simplified report says `people_count`; else `counts` holds people by the names of
 * the API's fields (`male_0_1_count` …, `disabled_male_0_1_count` …). `amount` in Swiss francs. Supplies are numbers by the
 * supply's id, or by its name where the action does not list it.
 */
export const emergency_activity = pgTable(
  'emergency_activity',
  {
    id: serial().primaryKey(),
    project_id: partOf(() => emergency_project.id),
    sector_id: linkTo(() => activity_sector.id),
    action_id: mayLinkTo(() => activity_action.id),
    custom_action: varchar({ length: 255 }),
    is_simplified_report: boolean().default(true),
    has_no_data_on_people_reached: boolean().default(false),
    people_households: varchar({ length: 20, enum: ['people', 'households'] }),
    people_count: integer(),
    household_count: integer(),
    male_count: integer(),
    female_count: integer(),
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    is_disaggregated_for_disabled: boolean(),
    beneficiaries_count: integer(),
    amount: integer(),
    item_count: integer(),
    point_count: integer(),
    supplies: jsonb().$type<Record<string, number>>().notNull().default({}),
    custom_supplies: jsonb().$type<Record<string, number>>().notNull().default({}),
    details: text(),
  },
  (table) => [index().on(table.project_id), index().on(table.sector_id)],
);

/** Where an activity takes place. */
export const emergency_activity_point = pgTable(
  'emergency_activity_point',
  {
    id: serial().primaryKey(),
    activity_id: partOf(() => emergency_activity.id),
    description: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index().on(table.activity_id)],
);
