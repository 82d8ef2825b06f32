import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, jsonb, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#contracts/languages.ts';
import { instantIn } from '../instant.ts';

/** A text in the languages it exists in; English always does. */
export type Translated = { en: string } & Partial<Record<Language, string>>;

/** GeoJSON, as the API hands it out: WGS 84, longitude before latitude. */
export interface Point {
  type: 'Point';
  coordinates: [longitude: number, latitude: number];
}
export interface Polygon {
  type: 'Polygon';
  coordinates: [number, number][][];
}

export const translated = (name: string) => jsonb(name).$type<Translated>();

/** A moment, as the API writes it. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: instantIn,
});

export const momentOfWriting = (name: string) => instant(name).notNull().default(sql`now()`);

/** The id of the record that this one is a part of: it goes with it. */
export const partOf = (id: () => AnyPgColumn) => integer().notNull().references(id, { onDelete: 'cascade' });

/** The id of a record that this one names, and that stays as long as it does. */
export const linkTo = (id: () => AnyPgColumn) => integer().notNull().references(id);

/** The same where it need not name one. */
export const mayLinkTo = (id: () => AnyPgColumn) => integer().references(id);

/** A file in the folder of files: `stored_as` its name there, `name` what people call it. */
export const storedFile = () => ({
  stored_as: uuid().notNull(),
  name: varchar({ length: 100 }).notNull(),
  media_type: varchar({ length: 100 }).notNull(),
  /** Bytes. */
  size: integer().notNull(),
  /** SHA-256 of the content: tells a repetition from another file under the same name. */
  content_hash: varchar({ length: 64 }).notNull(),
});

/** Who sees a record: a key of `api_visibility_choices`, public unless said. */
export const visibilityOf = () => smallint().notNull().default(3);

/** The language that people wrote its texts in. */
export const languageOfTexts = () => varchar({ length: 2 }).notNull().default('en');

/** Whom to ask at the National Society that reports. */
export const contactOfSociety = () => ({
  reporting_ns_contact_name: varchar({ length: 255 }),
  reporting_ns_contact_role: varchar({ length: 255 }),
  reporting_ns_contact_email: varchar({ length: 255 }),
});

/** The author, and who changed it last, and when; no foreign keys, so that an account can be erased and its records stay. */
export const stamps = () => ({
  user_id: integer(),
  modified_by_id: integer(),
  created_at: momentOfWriting('created_at'),
  modified_at: momentOfWriting('modified_at'),
});
