import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { RefusedRow } from '#contracts/localUnits/upload.ts';
import { linkTo, momentOfWriting } from './columns.ts';
import { country } from './geography.ts';

/** Types of local units that a National Society keeps elsewhere: its units come from files, and nobody edits them here. */
export const local_unit_external = pgTable(
  'local_unit_external',
  {
    id: serial().primaryKey(),
    country_id: linkTo(() => country.id),
    type_id: smallint().notNull(),
    enabled: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex('local_unit_external_type').on(table.country_id, table.type_id)],
);

/** A file of local units that somebody sent, and what became of it. */
export const local_unit_upload = pgTable(
  'local_unit_upload',
  {
    id: serial().primaryKey(),
    country_id: linkTo(() => country.id),
    type_id: smallint().notNull(),
    file_name: varchar({ length: 100 }).notNull(),
    /** Bytes. */
    file_size: integer().notNull(),
    /** A key of `local_units_bulk_upload_status`. */
    status: smallint().notNull(),
    success_count: integer().notNull().default(0),
    failed_count: integer().notNull().default(0),
    error_message: varchar({ length: 500 }),
    refused: jsonb().$type<RefusedRow[]>().notNull(),
    triggered_by_id: integer(),
    triggered_at: momentOfWriting('triggered_at'),
  },
  (table) => [index().on(table.country_id)],
);
