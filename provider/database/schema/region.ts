import { boolean, index, pgTable, serial, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { translated, visibilityOf } from './columns.ts';
import { region } from './geography.ts';

/** What editors put on the page of a region. It goes with the region. */
const ofRegion = () =>
  smallint()
    .notNull()
    .references(() => region.id, { onDelete: 'cascade' });

export const region_contact = pgTable(
  'region_contact',
  {
    id: serial().primaryKey(),
    region_id: ofRegion(),
    ctype: varchar({ length: 100 }).notNull().default(''),
    name: varchar({ length: 100 }).notNull(),
    title: varchar({ length: 300 }).notNull(),
    email: varchar({ length: 300 }).notNull(),
  },
  (table) => [index().on(table.region_id)],
);

/** A link; the page shows those with `show_in_go` alone. */
export const region_link = pgTable(
  'region_link',
  {
    id: serial().primaryKey(),
    region_id: ofRegion(),
    title: translated('title').notNull(),
    url: varchar({ length: 300 }).notNull(),
    show_in_go: boolean().notNull().default(false),
  },
  (table) => [index().on(table.region_id)],
);

/** A figure that an editor put forward. `figure` is text such as "1,234". */
export const region_key_figure = pgTable(
  'region_key_figure',
  {
    id: serial().primaryKey(),
    region_id: ofRegion(),
    figure: varchar({ length: 100 }).notNull(),
    deck: translated('deck'),
    source: varchar({ length: 256 }).notNull(),
    visibility: visibilityOf(),
  },
  (table) => [index().on(table.region_id)],
);

/** The tab that a text of a region stands on. */
export type RegionTextKind = 'emergency' | 'preparedness' | 'profile' | 'additional';

/** Rich text (HTML) on a tab of a region, in the order of ids. Those of the additional tab have no title and may have a picture. */
export const region_snippet = pgTable(
  'region_snippet',
  {
    id: serial().primaryKey(),
    region_id: ofRegion(),
    kind: varchar({ length: 20 }).$type<RegionTextKind>().notNull(),
    title: translated('title'),
    snippet: translated('snippet'),
    image: text(),
    visibility: visibilityOf(),
  },
  (table) => [index().on(table.region_id)],
);
