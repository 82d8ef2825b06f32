import { eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import {
  daysFromNow,
  FLOOD,
  isGone,
  isSeeded,
  NEPAL,
  nobodyHasTheName,
  number,
  type Parameters,
  type States,
  text,
} from './support.ts';

/** What the pacts ask of emergencies and their appeals. */
export const EMERGENCY_STATES: States = {
  ...nobodyHasTheName('emergency', 'appeal', 'snippet', 'response document', 'appeal document', 'severity'),
  'an emergency exists': anEmergencyExists,
  'an emergency has a slug': async (db, { slug }) => {
    await anEmergencyExists(db, { id: SLUG_EMERGENCY });
    await db
      .update(tables.event)
      .set({ slug: String(slug) })
      .where(eq(tables.event.id, SLUG_EMERGENCY));
  },
  'no emergency exists': isGone(tables.event),
  'an active appeal exists': (db, parameters) =>
    db
      .insert(tables.appeal)
      .values({
        aid: '999999',
        name: { en: 'Nepal: Floods' },
        code: text(parameters, 'code'),
        dtype_id: number(parameters, 'dtype'),
        country_id: number(parameters, 'country'),
        amount_requested: 100_000,
        start_date: daysFromNow(-10),
        end_date: daysFromNow(100),
      })
      .onConflictDoNothing(),
  'an emergency has an additional text': async (db, parameters) =>
    db
      .insert(tables.event_snippet)
      .values({ event_id: await itsEmergency(db, parameters), snippet: { en: '<p>Needs</p>' }, tab: 1 }),
  'an emergency has a response document': async (db, parameters) =>
    db.insert(tables.situation_report).values({
      event_id: await itsEmergency(db, parameters),
      type_id: 1,
      name: 'Situation report 1',
      document: '/media/documents/report.pdf',
    }),
  'an appeal has a document': async (db, parameters) => {
    const id = number(parameters, 'appeal');
    await db
      .insert(tables.appeal)
      .values({
        id,
        aid: '999998',
        name: { en: 'Nepal: Floods' },
        code: 'MDRNP098',
        dtype_id: FLOOD,
        country_id: NEPAL,
        start_date: daysFromNow(-10),
        end_date: daysFromNow(100),
      })
      .onConflictDoNothing();
    await db
      .insert(tables.appeal_document)
      .values({ appeal_id: id, type: 'Appeal', name: 'Appeal', iso: 'NP' });
  },
  'an emergency has a severity history': async (db, parameters) =>
    db.insert(tables.severity_change).values({
      event_id: await itsEmergency(db, parameters),
      ifrc_severity_level: 1,
      // Older than all others, so that the first page of a list holds it.
      created_at: '2000-01-01T00:00:00Z',
    }),
  'no appeal has begun after': isSeeded,
  'a region has all its data': isSeeded,
};

export async function anEmergencyExists(db: Database, parameters: Parameters) {
  const id = number(parameters, 'id');
  await db
    .insert(tables.event)
    .values({
      id,
      name: { en: String(parameters.name ?? 'Nepal: Floods') },
      dtype_id: number(parameters, 'dtype', FLOOD),
      // Newer than all others, so that the first page of a list holds it.
      disaster_start_date: daysFromNow(0),
      num_affected: 1_000,
    })
    .onConflictDoNothing();
  await db
    .insert(tables.event_country)
    .values({ event_id: id, country_id: number(parameters, 'country', NEPAL) })
    .onConflictDoNothing();
}

/** The emergency of a promise about what belongs to one. */
export async function itsEmergency(db: Database, parameters: Parameters) {
  const event_id = number(parameters, 'event');
  await anEmergencyExists(db, { id: event_id, country: parameters.country ?? NEPAL });
  return event_id;
}

/** Its id is no promise: whoever asks by slug learns it from the answer. */
export const SLUG_EMERGENCY = 7001;
