import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant, momentOfWriting, translated } from './columns.ts';
import { event } from './emergency.ts';
import { country, district } from './geography.ts';
import { disaster_type, primary_sector } from './taxonomy.ts';

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
    event_id: integer().references(() => event.id),
    country_id: integer().references(() => country.id),
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

/** A 3W project: which National Society does what where. `visibility` as on events; amounts in Swiss francs. */
export const project = pgTable(
  'project',
  {
    id: serial().primaryKey(),
    name: translated('name').notNull(),
    reporting_ns_id: integer()
      .notNull()
      .references(() => country.id),
    project_country_id: integer()
      .notNull()
      .references(() => country.id),
    event_id: integer().references(() => event.id),
    dtype_id: integer().references(() => disaster_type.id),
    primary_sector_key: integer()
      .notNull()
      .references(() => primary_sector.key),
    programme_type: smallint().notNull().default(0),
    operation_type: smallint().notNull().default(0),
    status: smallint().notNull().default(1),
    visibility: smallint().notNull().default(3),
    budget_amount: doublePrecision(),
    target_total: integer(),
    reached_total: integer(),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
  },
  (table) => [index().on(table.project_country_id), index().on(table.event_id)],
);

export const project_district = pgTable(
  'project_district',
  {
    project_id: integer()
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    district_id: integer()
      .notNull()
      .references(() => district.id),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.district_id] })],
);

/** An Emergency Response Unit; deployed when `deployed_to_id` is set. `type` is a key of `deployments_eru_type`. */
export const eru = pgTable(
  'eru',
  {
    id: serial().primaryKey(),
    type: smallint().notNull(),
    owner_id: integer()
      .notNull()
      .references(() => country.id),
    deployed_to_id: integer().references(() => country.id),
    event_id: integer().references(() => event.id),
    units: smallint().notNull().default(0),
    equipment_units: smallint().notNull().default(0),
    available: boolean().notNull().default(true),
    start_date: instant('start_date'),
    end_date: instant('end_date'),
  },
  (table) => [index().on(table.event_id)],
);

/** A person sent to an emergency. Names are shown to signed-in users only. `type`: fact, heop, rdrt, ifrc, eru, rr. */
export const personnel = pgTable(
  'personnel',
  {
    id: serial().primaryKey(),
    name: varchar({ length: 255 }).notNull(),
    role: varchar({ length: 512 }).notNull(),
    type: varchar({ length: 4 }).notNull().default('rr'),
    event_id: integer().references(() => event.id),
    country_from_id: integer().references(() => country.id),
    country_to_id: integer().references(() => country.id),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
  },
  (table) => [index().on(table.event_id), index().on(table.end_date)],
);
