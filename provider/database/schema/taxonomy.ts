import { boolean, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { translated } from './columns.ts';

export const disaster_type = pgTable('disaster_type', {
  id: integer().primaryKey(),
  name: translated('name').notNull(),
  summary: translated('summary').notNull(),
});

/** What a project mainly works on. */
export const primary_sector = pgTable('primary_sector', {
  key: integer().primaryKey(),
  label: translated('label').notNull(),
  color: varchar({ length: 7 }).notNull(),
  is_deprecated: boolean().notNull().default(false),
});

export const secondary_sector = pgTable('secondary_sector', {
  key: integer().primaryKey(),
  label: translated('label').notNull(),
  color: varchar({ length: 7 }).notNull(),
  is_deprecated: boolean().notNull().default(false),
});

/** Components of Preparedness for Effective Response (PER), by area and number. */
export const per_component = pgTable('per_component', {
  id: integer().primaryKey(),
  area: smallint().notNull(),
  component_num: smallint().notNull(),
  component_letter: varchar({ length: 3 }),
  title: translated('title').notNull(),
  description: translated('description').notNull(),
  is_parent: boolean().notNull().default(false),
  has_question_group: boolean().notNull().default(false),
});
