import {
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
import { user } from './account.ts';
import { linkTo, momentOfWriting, partOf, storedFile, translated } from './columns.ts';
import { field_report } from './emergency.ts';
import { country, district } from './geography.ts';

export const field_report_district = pgTable(
  'field_report_district',
  {
    field_report_id: partOf(() => field_report.id),
    district_id: linkTo(() => district.id),
  },
  (table) => [primaryKey({ columns: [table.field_report_id, table.district_id] })],
);

/** Whom to ask about a report. `ctype`: Originator, NationalSociety, Federation, Media; older ones say others. */
export const field_report_contact = pgTable(
  'field_report_contact',
  {
    id: serial().primaryKey(),
    field_report_id: partOf(() => field_report.id),
    ctype: varchar({ length: 100 }).notNull().default(''),
    name: varchar({ length: 100 }).notNull(),
    title: varchar({ length: 300 }).notNull(),
    email: varchar({ length: 300 }).notNull(),
    phone: varchar({ length: 50 }).notNull().default(''),
  },
  (table) => [index().on(table.field_report_id)],
);

/** What one kind of organization (NTLS, FDRN, PNS, GOV) did. */
export const field_report_actions_taken = pgTable(
  'field_report_actions_taken',
  {
    id: serial().primaryKey(),
    field_report_id: partOf(() => field_report.id),
    organization: varchar({ length: 4 }).notNull(),
    /** Ids of `report_action`. */
    actions: integer().array().notNull().default([]),
    summary: text(),
  },
  (table) => [index().on(table.field_report_id)],
);

/** Where a report's facts come from. `stype` is a key without a table, as in the GO API. */
export const field_report_source = pgTable(
  'field_report_source',
  {
    id: serial().primaryKey(),
    field_report_id: partOf(() => field_report.id),
    stype: integer().notNull(),
    spec: text(),
  },
  (table) => [index().on(table.field_report_id)],
);

/**
 * A photo or document; without a report while it waits for one, known to its sender alone. `client_id` is the sender's name
 * for it.
 */
export const field_report_file = pgTable(
  'field_report_file',
  {
    id: serial().primaryKey(),
    field_report_id: integer().references(() => field_report.id, { onDelete: 'cascade' }),
    user_id: linkTo(() => user.id),
    client_id: varchar({ length: 50 }).notNull(),
    ...storedFile(),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [
    index().on(table.field_report_id),
    uniqueIndex('field_report_file_of_user').on(table.user_id, table.client_id),
  ],
);

/** What can be ticked as done: for which organizations, in which types of report (EVT, EW, EPI, COVID). */
export const report_action = pgTable('report_action', {
  id: integer().primaryKey(),
  name: translated('name').notNull(),
  category: varchar({ length: 60 }).notNull(),
  organizations: varchar({ length: 4 }).array().notNull(),
  field_report_types: varchar({ length: 5 }).array().notNull(),
  tooltip_text: translated('tooltip_text'),
});

export const external_partner = pgTable('external_partner', {
  id: integer().primaryKey(),
  name: translated('name').notNull(),
});

export const supported_activity = pgTable('supported_activity', {
  id: integer().primaryKey(),
  name: translated('name').notNull(),
});

/** Countries whose field reports are reviewed before others see them. */
export const review_country = pgTable('review_country', {
  country_id: integer()
    .primaryKey()
    .references(() => country.id),
});

/**
 * Writes that may come twice, after a cut connection: `key` is the caller's, `body_hash` tells a repetition from another write
 * under the same key. A row and what it stands for are written in one transaction.
 */
export const idempotency_key = pgTable(
  'idempotency_key',
  {
    user_id: partOf(() => user.id),
    key: varchar({ length: 200 }).notNull(),
    body_hash: varchar({ length: 64 }).notNull(),
    /** What was written; null only within the transaction that writes it. */
    record_id: integer(),
    /** Its place in `RECORD_KINDS`, from 1. */
    kind: smallint().notNull().default(1),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [uniqueIndex('idempotency_key_of_user').on(table.user_id, table.key)],
);
