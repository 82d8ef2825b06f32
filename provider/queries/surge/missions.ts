import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { country, personnel } from '#provider/database/schema.ts';
import type { miniCountryColumns } from '../reference/countries.ts';

/** The same country twice in a statement: where somebody or something comes from, and where it goes. */
export const from = alias(country, 'country_from');
export const to = alias(country, 'country_to');

/** `MiniCountry`'s columns of one of the two. */
export const mini = (table: typeof from | typeof to) =>
  ({
    id: table.id,
    name: table.name,
    society_name: table.society_name,
    iso: table.iso,
    iso3: table.iso3,
    fdrs: table.fdrs,
    region: table.region_id,
    record_type: table.record_type,
    independent: table.independent,
    is_deprecated: table.is_deprecated,
  }) as unknown as typeof miniCountryColumns;

/** Somebody is there: the mission has begun and is not over. Each place that counts people counts these. */
export const isOngoing: SQL = sql`(${personnel.start_date} <= now() and ${personnel.end_date} > now())`;

/** The mission is not over; it may be still to begin. */
export const isNotOver: SQL = sql`${personnel.end_date} > now()`;

export const hasBegunThisYear: SQL = sql`(${personnel.start_date} >= date_trunc('year', now()) and ${personnel.start_date} <= now())`;
