import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#contracts/languages.ts';
import { instant, translated } from './columns.ts';

/** Translations of the app's own strings, by namespace (`page_name`) and key. English lives in the app. */
export const language_string = pgTable(
  'language_string',
  {
    id: serial().primaryKey(),
    language: varchar({ length: 2, enum: LANGUAGES }).notNull(),
    page_name: varchar({ length: 255 }).notNull(),
    key: varchar({ length: 255 }).notNull(),
    value: text().notNull(),
  },
  (table) => [uniqueIndex('language_string_key').on(table.language, table.page_name, table.key)],
);

/** Who answers for what about the platform. `extent`: the region or topic. */
export const main_contact = pgTable('main_contact', {
  id: serial().primaryKey(),
  extent: translated('extent'),
  name: varchar({ length: 300 }).notNull(),
  email: varchar({ length: 300 }).notNull(),
});

/** What was seeded, so that seeding again does nothing: one row a part (`records`, `strings`). */
export const seed_state = pgTable('seed_state', {
  part: varchar({ length: 50 }).primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
});

/**
 * What search looks through: one row a record, its names in all languages. The view `search_source` says what goes in,
 * triggers keep it so (migration `search`); nobody else writes here.
 */
export const search_document = pgTable(
  'search_document',
  {
    kind: varchar({ length: 40 }).notNull(),
    record_id: integer().notNull(),
    words: text().notNull(),
    names: text().notNull(),
    standing: instant('standing'),
    visibility: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id] }),
    index('search_document_trigrams').using('gin', sql`${table.words} gin_trgm_ops`),
    index('search_document_lexemes').using('gin', sql`to_tsvector('simple', ${table.words})`),
  ],
);

/** Keys that all processes on the database share, in Base64. They are made by whoever needs one first. */
export const secret = pgTable('secret', {
  name: varchar({ length: 50 }).primaryKey(),
  value: varchar({ length: 100 }).notNull(),
});
