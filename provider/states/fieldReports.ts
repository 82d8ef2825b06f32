import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { anEmergencyExists, SLUG_EMERGENCY } from './emergencies.ts';
import {
  daysFromNow,
  FLOOD,
  hasVersion,
  isGone,
  isSeeded,
  NEPAL,
  nobodyHasTheName,
  number,
  type Parameters,
  type States,
  text,
} from './support.ts';

/** What the pacts ask of field reports and what their form offers. */
export const FIELD_REPORT_STATES: States = {
  ...nobodyHasTheName('field report', 'action', 'external partner', 'supported activity'),
  'a field report exists': async (db, parameters) => {
    await anEmergencyExists(db, { id: parameters.event ?? 0, country: parameters.country ?? NEPAL });
    const id = 9_000_000 + number(parameters, 'id');
    await db
      .insert(tables.field_report)
      .values({
        id,
        summary: { en: text(parameters, 'summary') },
        event_id: number(parameters, 'event'),
        dtype_id: number(parameters, 'dtype'),
      })
      .onConflictDoNothing();
    await db
      .insert(tables.field_report_country)
      .values({ field_report_id: id, country_id: number(parameters, 'country') })
      .onConflictDoNothing();
  },
  'a field report can be edited': aReportCanBeEdited,
  'a field report has the version': hasVersion(tables.field_report, 'updated_at'),
  'a file waits for its field report': async (db, parameters) => {
    const [member] = await db.select().from(tables.user).where(eq(tables.user.username, 'member'));
    const id = number(parameters, 'id');
    await db
      .insert(tables.field_report_file)
      .values({
        id,
        user_id: member?.id ?? 0,
        client_id: `pact ${id}`,
        stored_as: randomUUID(),
        name: 'bridge.jpg',
        media_type: 'image/jpeg',
        size: 4,
        content_hash: '',
      })
      .onConflictDoNothing();
  },
  'no file of a field report exists': isSeeded,
  'no field report exists': isGone(tables.field_report),
  'an action exists': isSeeded,
  'an external partner exists': isSeeded,
  'a supported activity exists': isSeeded,
  'a country is under review': aCountryIsUnderReview,
  'no country is under review': noCountryIsUnderReview,
};

async function aReportCanBeEdited(db: Database, parameters: Parameters) {
  const id = number(parameters, 'id');
  await anEmergencyExists(db, { id: SLUG_EMERGENCY });
  await db
    .insert(tables.field_report)
    .values({
      id,
      event_id: SLUG_EMERGENCY,
      summary: { en: 'NPL: Flood - 05-2026 - Floods in Bagmati' },
      title: { en: 'Floods in Bagmati' },
      description: { en: '<p>Rivers are over their banks.</p>' },
      dtype_id: FLOOD,
      start_date: daysFromNow(0),
    })
    .onConflictDoNothing();
  await db
    .insert(tables.field_report_country)
    .values({ field_report_id: id, country_id: NEPAL })
    .onConflictDoNothing();
}

async function noCountryIsUnderReview(db: Database) {
  const kept = await db.select().from(tables.review_country);
  await db.delete(tables.review_country);
  return async () => {
    if (kept.length > 0) await db.insert(tables.review_country).values(kept);
  };
}

async function aCountryIsUnderReview(db: Database, parameters: Parameters) {
  const row = { country_id: number(parameters, 'country') };
  const added = await db.insert(tables.review_country).values(row).onConflictDoNothing().returning();
  // Reports on it could not be public in the next promise.
  return async () => {
    if (added.length > 0)
      await db.delete(tables.review_country).where(eq(tables.review_country.country_id, row.country_id));
  };
}
