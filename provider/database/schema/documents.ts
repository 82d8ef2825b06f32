import { boolean, index, pgTable, serial, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { linkTo, momentOfWriting, partOf, translated, visibilityOf } from './columns.ts';
import { appeal, event } from './emergency.ts';

/** Rich text on one of an emergency's three additional tabs. `tab` 1 to 3, `position` 1 (top) to 5; `image` is an address. */
export const event_snippet = pgTable(
  'event_snippet',
  {
    id: serial().primaryKey(),
    event_id: partOf(() => event.id),
    snippet: translated('snippet'),
    image: text(),
    tab: smallint().notNull().default(1),
    position: smallint().notNull().default(3),
    visibility: visibilityOf(),
  },
  (table) => [index().on(table.event_id)],
);

/** A document that an emergency puts forward, with a picture. Addresses begin with `/` where this backend serves them. */
export const featured_document = pgTable(
  'featured_document',
  {
    id: serial().primaryKey(),
    event_id: partOf(() => event.id),
    title: varchar({ length: 100 }).notNull(),
    description: text().notNull().default(''),
    thumbnail: text().notNull(),
    file: text().notNull(),
  },
  (table) => [index().on(table.event_id)],
);

export const situation_report_type = pgTable('situation_report_type', {
  id: serial().primaryKey(),
  type: translated('type').notNull(),
  is_primary: boolean().notNull().default(false),
});

/** A document about the response to an emergency. `visibility` as on events. */
export const situation_report = pgTable(
  'situation_report',
  {
    id: serial().primaryKey(),
    event_id: partOf(() => event.id),
    type_id: linkTo(() => situation_report_type.id),
    name: varchar({ length: 100 }).notNull(),
    document: text(),
    document_url: varchar({ length: 200 }).notNull().default(''),
    is_pinned: boolean().notNull().default(false),
    visibility: visibilityOf(),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [index().on(table.event_id)],
);

/** A published document of an appeal. `iso` is the country's code of two letters. */
export const appeal_document = pgTable(
  'appeal_document',
  {
    id: serial().primaryKey(),
    appeal_id: partOf(() => appeal.id),
    type: varchar({ length: 100 }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    description: varchar({ length: 200 }),
    document: text(),
    document_url: varchar({ length: 200 }).notNull().default(''),
    iso: varchar({ length: 2 }),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [index().on(table.appeal_id), index().on(table.created_at)],
);

/** Each severity that an emergency has had, oldest first. */
export const severity_change = pgTable(
  'severity_change',
  {
    id: serial().primaryKey(),
    event_id: partOf(() => event.id),
    ifrc_severity_level: smallint().notNull(),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [index().on(table.event_id)],
);
