import { boolean, index, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { linkTo, type Point, type Polygon, translated } from './columns.ts';

/** The federation's five regions, ids 0 to 4. `additional_tab_name`: what editors call the tab of what they put there. */
export const region = pgTable('region', {
  id: smallint().primaryKey(),
  name: translated('name').notNull(),
  bbox: jsonb().$type<Polygon>().notNull(),
  additional_tab_name: translated('additional_tab_name'),
});

/** Countries and territories. `record_type` 1 is a country, 3 a region's own record; deprecated ones stay for old reports. */
export const country = pgTable(
  'country',
  {
    id: integer().primaryKey(),
    iso: varchar({ length: 2 }),
    iso3: varchar({ length: 3 }),
    name: translated('name').notNull(),
    society_name: translated('society_name'),
    region_id: smallint().references(() => region.id),
    record_type: smallint().notNull().default(1),
    independent: boolean().notNull().default(true),
    is_deprecated: boolean().notNull().default(false),
    bbox: jsonb().$type<Polygon>(),
    centroid: jsonb().$type<Point>(),
    fdrs: varchar({ length: 6 }),
    society_url: text().notNull().default(''),
    url_ifrc: text().notNull().default(''),
  },
  (table) => [index().on(table.region_id), index().on(table.iso3)],
);

/** First-level administrative divisions: provinces. */
export const district = pgTable(
  'district',
  {
    id: integer().primaryKey(),
    country_id: linkTo(() => country.id),
    name: translated('name').notNull(),
    code: varchar({ length: 10 }).notNull(),
    bbox: jsonb().$type<Polygon>(),
    centroid: jsonb().$type<Point>(),
    is_enclave: boolean().notNull().default(false),
    is_deprecated: boolean().notNull().default(false),
  },
  (table) => [index().on(table.country_id)],
);

/** Second-level administrative divisions: the parts of provinces. Their names are in no other language, as in the GO API. */
export const admin2 = pgTable(
  'admin2',
  {
    id: integer().primaryKey(),
    admin1_id: linkTo(() => district.id),
    name: varchar({ length: 100 }).notNull(),
    code: varchar({ length: 64 }).notNull().unique(),
    is_deprecated: boolean().notNull().default(false),
  },
  (table) => [index().on(table.admin1_id)],
);
