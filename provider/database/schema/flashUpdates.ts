import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { CONTACT_LENGTHS, FLASH_CONTACTS } from '#contracts/flashUpdates/codes.ts';
import { CAPTION_LENGTH } from '#contracts/flashUpdates/schemas.ts';
import { each } from '#contracts/schemas/shared.ts';
import {
  instant,
  languageOfTexts,
  linkTo,
  mayLinkTo,
  momentOfWriting,
  partOf,
  stamps,
  storedFile,
  translated,
} from './columns.ts';
import { country, district } from './geography.ts';
import { disaster_type } from './taxonomy.ts';

/* Flash updates: early words on one hazard in a few countries, and the people whom they are mailed to. */

const ofContacts = <const Part extends keyof typeof CONTACT_LENGTHS>(part: Part) =>
  each(
    FLASH_CONTACTS.map((contact) => `${contact}_${part}` as const),
    () => varchar({ length: CONTACT_LENGTHS[part] }),
  );

export const flash_update = pgTable(
  'flash_update',
  {
    id: serial().primaryKey(),
    title: translated('title').notNull(),
    hazard_type_id: mayLinkTo(() => disaster_type.id),
    /** HTML, as it was sent. */
    situational_overview: translated('situational_overview'),
    ...ofContacts('name'),
    ...ofContacts('title'),
    ...ofContacts('email'),
    ...ofContacts('phone'),
    /** The group that it is mailed to once it is saved. */
    share_with: varchar({ length: 50 }),
    original_language: languageOfTexts(),
    ...stamps(),
  },
  (table) => [index().on(table.created_at)],
);

export const flash_place = pgTable(
  'flash_place',
  {
    id: serial().primaryKey(),
    flash_update_id: partOf(() => flash_update.id),
    client_id: varchar({ length: 50 }),
    country_id: linkTo(() => country.id),
  },
  (table) => [index().on(table.flash_update_id), index().on(table.country_id)],
);

export const flash_place_district = pgTable(
  'flash_place_district',
  { flash_place_id: partOf(() => flash_place.id), district_id: linkTo(() => district.id) },
  (table) => [primaryKey({ columns: [table.flash_place_id, table.district_id] })],
);

/** A map, an image or a document; named by nothing while it waits for its update. No foreign key to accounts, which may be erased. */
export const flash_file = pgTable('flash_file', {
  id: serial().primaryKey(),
  user_id: integer(),
  ...storedFile(),
  caption: varchar({ length: CAPTION_LENGTH }),
  client_id: varchar({ length: 50 }),
  created_at: momentOfWriting('created_at'),
});

/** Images of an update. `album`: the field that they stand in, `position`: their order. */
export const flash_picture = pgTable(
  'flash_picture',
  {
    id: serial().primaryKey(),
    flash_update_id: partOf(() => flash_update.id),
    album: varchar({ length: 20 }).notNull(),
    file_id: linkTo(() => flash_file.id),
    position: smallint().notNull().default(0),
  },
  (table) => [index().on(table.flash_update_id)],
);

export const flash_reference = pgTable(
  'flash_reference',
  {
    id: serial().primaryKey(),
    flash_update_id: partOf(() => flash_update.id),
    client_id: varchar({ length: 50 }),
    date: date().notNull(),
    source_description: varchar({ length: CAPTION_LENGTH }).notNull().default(''),
    url: text(),
    document_id: mayLinkTo(() => flash_file.id),
  },
  (table) => [index().on(table.flash_update_id)],
);

/** What one kind of organization (NTLS, PNS, FDRN, GOV) did. */
export const flash_action_taken = pgTable(
  'flash_action_taken',
  {
    id: serial().primaryKey(),
    flash_update_id: partOf(() => flash_update.id),
    client_id: varchar({ length: 50 }),
    organization: varchar({ length: 4 }).notNull(),
    /** Ids of `flash_action`. */
    actions: integer().array().notNull().default([]),
    summary: text(),
  },
  (table) => [index().on(table.flash_update_id)],
);

/** What can be ticked as done, and for which organizations. */
export const flash_action = pgTable('flash_action', {
  id: integer().primaryKey(),
  name: translated('name').notNull(),
  category: varchar({ length: 60 }).notNull(),
  organizations: varchar({ length: 4 }).array().notNull(),
});

/** Somebody outside whom updates are mailed to, in their language. */
export const donor = pgTable('donor', {
  id: serial().primaryKey(),
  organization_name: varchar({ length: 500 }),
  first_name: varchar({ length: 300 }),
  last_name: varchar({ length: 300 }),
  email: varchar({ length: 254 }),
  position: varchar({ length: 300 }),
  language: languageOfTexts(),
});

export const donor_group = pgTable('donor_group', {
  id: serial().primaryKey(),
  name: varchar({ length: 255 }).notNull(),
});

export const donor_in_group = pgTable(
  'donor_in_group',
  { donor_id: partOf(() => donor.id), group_id: partOf(() => donor_group.id) },
  (table) => [primaryKey({ columns: [table.donor_id, table.group_id] })],
);

/** That an update was shared: by whom, and with whom they said. */
export const flash_share = pgTable(
  'flash_share',
  {
    id: serial().primaryKey(),
    flash_update_id: partOf(() => flash_update.id),
    kind: varchar({ length: 12, enum: ['donors', 'secretariat'] }).notNull(),
    user_id: integer(),
    donors: integer().array().notNull().default([]),
    donor_groups: integer().array().notNull().default([]),
    created_at: momentOfWriting('created_at'),
  },
  (table) => [index().on(table.flash_update_id)],
);

/**
 * One mail of it. It is written down with the share, and sent once that is kept: `sent_at` is null until then. `key`: in the
 * address by which a donor, who has no account, opens the update; null of mails to people who have one.
 */
export const flash_mail = pgTable(
  'flash_mail',
  {
    id: serial().primaryKey(),
    flash_share_id: partOf(() => flash_share.id),
    name: varchar({ length: 700 }).notNull(),
    email: varchar({ length: 300 }).notNull(),
    language: languageOfTexts(),
    key: uuid().unique(),
    sent_at: instant(),
  },
  (table) => [index().on(table.flash_share_id)],
);
