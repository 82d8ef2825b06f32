import { index, integer, jsonb, pgTable, serial, varchar } from 'drizzle-orm/pg-core';
import { momentOfWriting } from './columns.ts';

/** Records that people write. A new one stands last: `idempotency_key.kind` counts them from 1. */
export const RECORD_KINDS = [
  'fieldReport',
  'project',
  'emergencyProject',
  'localUnit',
  'dref',
  'drefUpdate',
  'drefReport',
  'flashUpdate',
  'perOverview',
  'perAssessment',
  'perPrioritization',
  'perWorkPlan',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * Who wrote, changed or deleted a record, and when. No foreign keys: it outlives the record and the account. `before`: what the
 * fields said that were changed, or the whole record that was deleted, so that whoever runs the database can bring it back.
 */
export const record_change = pgTable(
  'record_change',
  {
    id: serial().primaryKey(),
    kind: varchar({ length: 20, enum: RECORD_KINDS }).notNull(),
    record_id: integer().notNull(),
    user_id: integer().notNull(),
    action: varchar({ length: 10, enum: ['created', 'changed', 'deleted'] }).notNull(),
    fields: varchar({ length: 100 }).array().notNull().default([]),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    changed_at: momentOfWriting('changed_at'),
  },
  (table) => [index().on(table.kind, table.record_id)],
);
