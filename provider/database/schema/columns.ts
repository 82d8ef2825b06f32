import { sql } from 'drizzle-orm';
import { customType, jsonb } from 'drizzle-orm/pg-core';
import type { Language } from '#contracts/languages.ts';

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

/** A moment, as the API writes it: ISO 8601 in UTC with milliseconds, whatever the driver returns. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const momentOfWriting = (name: string) => instant(name).notNull().default(sql`now()`);
