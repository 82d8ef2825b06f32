import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  instant,
  languageOfTexts,
  linkTo,
  mayLinkTo,
  momentOfWriting,
  partOf,
  translated,
  visibilityOf,
} from './columns.ts';
import { country, district } from './geography.ts';
import { disaster_type } from './taxonomy.ts';

/**
 * An emergency. `visibility`: 1 Movement, 2 secretariat, 3 public, 4 IFRC and NS. `ifrc_severity_level`: 0 yellow, 1 orange,
 * 2 red. One with `parent_event_id` was merged into another: it leaves the lists but still opens by id.
 */
export const event = pgTable(
  'event',
  {
    id: serial().primaryKey(),
    name: translated('name').notNull(),
    slug: varchar({ length: 50 }),
    dtype_id: mayLinkTo(() => disaster_type.id),
    disaster_start_date: instant('disaster_start_date').notNull(),
    glide: varchar({ length: 18 }).notNull().default(''),
    ifrc_severity_level: smallint().notNull().default(0),
    ifrc_severity_level_update_date: instant('ifrc_severity_level_update_date'),
    num_affected: integer(),
    /** Rich text (HTML). */
    summary: translated('summary'),
    visibility: visibilityOf(),
    is_featured: boolean().notNull().default(false),
    is_featured_region: boolean().notNull().default(false),
    auto_generated: boolean().notNull().default(false),
    auto_generated_source: varchar({ length: 50 }),
    /** The field report that opened it, which it follows; no foreign key, as reports point here. */
    opened_by_id: integer(),
    parent_event_id: mayLinkTo((): AnyPgColumn => event.id),
    emergency_response_contact_email: varchar({ length: 255 }),
    hide_attached_field_reports: boolean().notNull().default(false),
    hide_field_report_map: boolean().notNull().default(false),
    tab_one_title: translated('tab_one_title'),
    tab_two_title: translated('tab_two_title'),
    tab_three_title: translated('tab_three_title'),
    original_language: languageOfTexts(),
    created_at: momentOfWriting('created_at'),
    updated_at: momentOfWriting('updated_at'),
  },
  (table) => [
    index().on(table.opened_by_id),
    index().on(table.disaster_start_date),
    index().on(table.dtype_id),
    uniqueIndex('event_slug_key').on(table.slug),
  ],
);

export const event_country = pgTable(
  'event_country',
  {
    event_id: partOf(() => event.id),
    country_id: linkTo(() => country.id),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.country_id] }), index().on(table.country_id)],
);

export const event_district = pgTable(
  'event_district',
  {
    event_id: partOf(() => event.id),
    district_id: linkTo(() => district.id),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.district_id] })],
);

export const event_contact = pgTable(
  'event_contact',
  {
    id: serial().primaryKey(),
    event_id: partOf(() => event.id),
    ctype: varchar({ length: 100 }).notNull().default(''),
    name: varchar({ length: 100 }).notNull(),
    title: varchar({ length: 300 }).notNull(),
    email: varchar({ length: 300 }).notNull(),
    phone: varchar({ length: 100 }),
  },
  (table) => [index().on(table.event_id)],
);

export const event_link = pgTable(
  'event_link',
  {
    id: serial().primaryKey(),
    event_id: partOf(() => event.id),
    title: translated('title'),
    description: translated('description'),
    url: varchar({ length: 200 }).notNull(),
  },
  (table) => [index().on(table.event_id)],
);

/** Figures an editor put forward. `number` is text such as "1,234". */
export const event_key_figure = pgTable(
  'event_key_figure',
  {
    id: serial().primaryKey(),
    event_id: partOf(() => event.id),
    number: varchar({ length: 100 }).notNull(),
    deck: translated('deck'),
    source: varchar({ length: 256 }).notNull(),
  },
  (table) => [index().on(table.event_id)],
);

/** `atype`: 0 DREF, 1 Emergency Appeal, 2 International Appeal, 3 Forecast Based Action. Amounts are in Swiss francs. */
export const appeal = pgTable(
  'appeal',
  {
    id: serial().primaryKey(),
    aid: varchar({ length: 20 }).notNull(),
    name: translated('name').notNull(),
    code: varchar({ length: 20 }).notNull(),
    atype: smallint().notNull().default(0),
    status: smallint().notNull().default(0),
    dtype_id: linkTo(() => disaster_type.id),
    country_id: linkTo(() => country.id),
    event_id: mayLinkTo(() => event.id),
    sector: varchar({ length: 100 }).notNull().default(''),
    amount_requested: doublePrecision().notNull().default(0),
    amount_funded: doublePrecision().notNull().default(0),
    num_beneficiaries: integer().notNull().default(0),
    needs_confirmation: boolean().notNull().default(false),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
    created_at: momentOfWriting('created_at'),
    modified_at: momentOfWriting('modified_at'),
    real_data_update: momentOfWriting('real_data_update'),
  },
  (table) => [
    uniqueIndex('appeal_code_key').on(table.code),
    index().on(table.event_id),
    index().on(table.country_id),
    index().on(table.start_date),
    index().on(table.end_date),
  ],
);

/** One figure as counted by the Red Cross and Red Crescent, by the government, and by others. */
const counted = {
  num_affected: integer(),
  gov_num_affected: integer(),
  other_num_affected: integer(),
  num_injured: integer(),
  gov_num_injured: integer(),
  other_num_injured: integer(),
  num_dead: integer(),
  gov_num_dead: integer(),
  other_num_dead: integer(),
  num_missing: integer(),
  gov_num_missing: integer(),
  other_num_missing: integer(),
  num_displaced: integer(),
  gov_num_displaced: integer(),
  other_num_displaced: integer(),
  num_assisted: integer(),
  gov_num_assisted: integer(),
  other_num_assisted: integer(),
  num_potentially_affected: integer(),
  gov_num_potentially_affected: integer(),
  other_num_potentially_affected: integer(),
  num_highest_risk: integer(),
  gov_num_highest_risk: integer(),
  other_num_highest_risk: integer(),
};

/** What people write in the form of a report beyond the figures: texts in the report's own language. */
const written = {
  /** The writer's title; `summary` is made of it. */
  title: translated('title'),
  /** Which report of its emergency and country it is, from 1. */
  fr_num: integer(),
  gov_affected_pop_centres: text(),
  other_affected_pop_centres: text(),
  other_sources: text(),
  actions_others: text(),
  notes_health: text(),
  notes_ns: text(),
  notes_socioeco: text(),
  epi_notes_since_last_fr: text(),
  epi_cases_since_last_fr: integer(),
  epi_deaths_since_last_fr: integer(),
  sit_fields_date: instant('sit_fields_date'),
  /** 0 no, 1 requested, 2 planned, 3 completed; so are the six below, each with its size: Swiss francs, people, units. */
  bulletin: smallint().notNull().default(0),
  dref: smallint().notNull().default(0),
  dref_amount: integer(),
  appeal: smallint().notNull().default(0),
  appeal_amount: integer(),
  fact: smallint().notNull().default(0),
  num_fact: integer(),
  emergency_response_unit: smallint().notNull().default(0),
  num_emergency_response_unit: integer(),
  forecast_based_action: smallint().notNull().default(0),
  forecast_based_action_amount: integer(),
  imminent_dref: smallint().notNull().default(0),
  imminent_dref_amount: integer(),
  /** Ids of `external_partner` and `supported_activity`. */
  external_partners: integer().array().notNull().default([]),
  supported_activities: integer().array().notNull().default([]),
};

/**
 * A field report. Its type follows from `status` 8 (early warning), `is_covid_report`, and disaster type 1 (epidemic);
 * all others report an event. `summary` is its title, `description` rich text.
 */
export const field_report = pgTable(
  'field_report',
  {
    id: serial().primaryKey(),
    event_id: mayLinkTo(() => event.id),
    dtype_id: linkTo(() => disaster_type.id),
    summary: translated('summary').notNull(),
    description: translated('description'),
    status: smallint().notNull().default(9),
    is_covid_report: boolean().notNull().default(false),
    visibility: visibilityOf(),
    /** The author; no foreign key, so that an account can be erased and its reports stay. */
    user_id: integer(),
    /** Who changed it last. */
    modified_by_id: integer(),
    start_date: instant('start_date'),
    report_date: instant('report_date'),
    ns_request_assistance: boolean(),
    request_assistance: boolean(),
    ...counted,
    num_localstaff: integer(),
    num_volunteers: integer(),
    num_expats_delegates: integer(),
    affected_pop_centres: text(),
    ...written,
    epi_cases: integer(),
    epi_suspected_cases: integer(),
    epi_probable_cases: integer(),
    epi_confirmed_cases: integer(),
    epi_num_dead: integer(),
    epi_figures_source: smallint(),
    original_language: languageOfTexts(),
    created_at: momentOfWriting('created_at'),
    updated_at: momentOfWriting('updated_at'),
  },
  (table) => [index().on(table.event_id), index().on(table.created_at), index().on(table.dtype_id)],
);

export const field_report_country = pgTable(
  'field_report_country',
  {
    field_report_id: partOf(() => field_report.id),
    country_id: linkTo(() => country.id),
  },
  (table) => [
    primaryKey({ columns: [table.field_report_id, table.country_id] }),
    index().on(table.country_id),
  ],
);
