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
import type { HealthBody, LocalUnitBody } from '#contracts/localUnits/schemas.ts';
import { user } from './account.ts';
import { instant, linkTo, momentOfWriting, partOf, stamps, visibilityOf } from './columns.ts';
import { country } from './geography.ts';

/**
 * A branch, clinic or other place of a National Society. `type_id`, `level_id` and what health data choose are ids of the
 * options in the seed (`localUnitOptions.json`). One that is out of use stays, in no list.
 */
export const local_unit = pgTable(
  'local_unit',
  {
    id: serial().primaryKey(),
    country_id: linkTo(() => country.id),
    type_id: smallint().notNull(),
    /** A key of `local_units_status`: nobody has validated a new one. */
    status: smallint().notNull().default(2),
    visibility: visibilityOf(),
    date_of_data: date({ mode: 'string' }).notNull(),
    subtype: varchar({ length: 200 }),
    english_branch_name: varchar({ length: 255 }),
    local_branch_name: varchar({ length: 255 }),
    level_id: smallint(),
    focal_person_en: varchar({ length: 255 }),
    focal_person_loc: varchar({ length: 255 }),
    source_en: varchar({ length: 500 }),
    source_loc: varchar({ length: 500 }),
    /** In degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    address_en: varchar({ length: 500 }),
    address_loc: varchar({ length: 500 }),
    city_en: varchar({ length: 255 }),
    city_loc: varchar({ length: 255 }),
    postcode: varchar({ length: 10 }),
    phone: varchar({ length: 30 }),
    email: varchar({ length: 255 }),
    link: varchar({ length: 255 }),
    /** Of health care units alone, as the contract has it. */
    health: jsonb().$type<HealthBody>(),
    update_reason_overview: text(),
    version_id: integer().notNull().default(1),
    is_deprecated: boolean().notNull().default(false),
    /** A key of `local_units_deprecate_reason`. */
    deprecated_reason: smallint(),
    deprecated_reason_overview: text(),
    ...stamps(),
  },
  (table) => [index().on(table.country_id, table.type_id)],
);

/** Keys of `local_units_validation_status`. */
export const CHANGE = { pending: 1, approved: 2, reverted: 3 } as const;

/** What waits to be validated, or waited once: a new unit, or a change of one that was `previous` before. */
export const local_unit_change = pgTable(
  'local_unit_change',
  {
    id: serial().primaryKey(),
    local_unit_id: partOf(() => local_unit.id),
    status: smallint().notNull().default(CHANGE.pending),
    previous: jsonb().$type<LocalUnitBody>(),
    triggered_by_id: integer(),
    triggered_at: momentOfWriting('triggered_at'),
    decided_by_id: integer(),
    decided_at: instant('decided_at'),
    /** Why it was reverted. */
    reason: text(),
  },
  (table) => [index().on(table.local_unit_id)],
);

/** Keys of `local_units_validators`. */
export const VALIDATOR = { local: 1, regional: 2, global: 3 } as const;

/** Who validates units of which types: `scope_id` is a country of the local ones, a region of the regional ones, 0 of the global ones. */
export const local_unit_validator = pgTable(
  'local_unit_validator',
  {
    user_id: partOf(() => user.id),
    level: smallint().notNull(),
    scope_id: integer().notNull(),
    types: jsonb().$type<number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.level, table.scope_id] })],
);
