import { boolean, index, integer, jsonb, pgTable, serial, smallint, varchar } from 'drizzle-orm/pg-core';
import { instant, linkTo, mayLinkTo, momentOfWriting, type Translated, translated } from './columns.ts';
import { appeal_document } from './documents.ts';
import { appeal } from './emergency.ts';

/*
 * Operational learning: sentences taken out of the reports of operations, and summaries that are written of those that somebody
 * asks for. Ids of sectors and components are few and never change, so they stand in the row.
 */

/** What an operation taught. `type_validated` 1 lesson learned, 2 challenge; sectors are secondary ones. */
export const ops_learning = pgTable(
  'ops_learning',
  {
    id: serial().primaryKey(),
    appeal_id: linkTo(() => appeal.id),
    appeal_document_id: mayLinkTo(() => appeal_document.id),
    learning_validated: translated('learning_validated').notNull(),
    type_validated: smallint().notNull().default(1),
    is_validated: boolean().notNull().default(false),
    sector_validated: integer().array().notNull().default([]),
    per_component_validated: integer().array().notNull().default([]),
    organization_validated: integer().array().notNull().default([]),
    created_at: momentOfWriting('created_at'),
    modified_at: momentOfWriting('modified_at'),
  },
  (table) => [index().on(table.appeal_id)],
);

/** One of its three chief insights. */
export interface Insight {
  title: Translated;
  content: Translated;
}

/**
 * A summary of the learnings that a query finds. `asked`: its filters, of which
 * `asked_hash` is the SHA-256. `status` 1 waiting, 2 being
 * written, 3 there, 4 nothing to write of, 5 failed.
 */
export const ops_learning_summary = pgTable('ops_learning_summary', {
  id: serial().primaryKey(),
  asked: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  asked_hash: varchar({ length: 64 }).notNull().unique(),
  status: smallint().notNull().default(1),
  insights: jsonb().$type<Insight[]>().notNull().default([]),
  /** Those that the insights were written of. */
  learning_ids: integer().array().notNull().default([]),
  total_extracts_count: integer().notNull().default(0),
  earliest_appeal_date: instant('earliest_appeal_date'),
  latest_appeal_date: instant('latest_appeal_date'),
  generated_at: instant('generated_at'),
});

/** What a summary says of one sector or component (`about`): `subject_id` of it. */
export const ops_learning_summary_part = pgTable(
  'ops_learning_summary_part',
  {
    id: serial().primaryKey(),
    summary_id: integer()
      .notNull()
      .references(() => ops_learning_summary.id, { onDelete: 'cascade' }),
    about: varchar({ length: 9 }).$type<'sector' | 'component'>().notNull(),
    subject_id: integer().notNull(),
    content: translated('content').notNull(),
    learning_ids: integer().array().notNull().default([]),
  },
  (table) => [index().on(table.summary_id)],
);
