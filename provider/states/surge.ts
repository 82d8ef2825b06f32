import { eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { anEmergencyExists, itsEmergency } from './emergencies.ts';
import { daysFromNow, NEPAL, nobodyHasTheName, number, type States, text } from './support.ts';

/** What the pacts ask of surge. */
export const SURGE_STATES: States = {
  ...nobodyHasTheName('surge alert', 'person', 'emergency response unit'),
  'nobody was ever deployed': nobodyWasEverDeployed,
  'a person is deployed': async (db, parameters) =>
    db.insert(tables.personnel).values({
      name: 'Demo Person',
      role: 'Logistics Coordinator',
      event_id: await itsEmergency(db, parameters),
      country_from_id: NEPAL,
      country_to_id: number(parameters, 'country'),
      start_date: daysFromNow(-1),
      end_date: daysFromNow(60),
    }),
  'an emergency response unit is deployed': async (db, parameters) =>
    db.insert(tables.eru).values({
      type: 3,
      owner_id: NEPAL,
      deployed_to_id: number(parameters, 'country'),
      event_id: await itsEmergency(db, parameters),
    }),
  'a National Society told of its emergency response units': async (db, parameters) => {
    const told = { id: 9_300_001, owner_id: number(parameters, 'country') };
    await db.delete(tables.eru_readiness).where(eq(tables.eru_readiness.owner_id, told.owner_id));
    await db.insert(tables.eru_readiness).values(told);
    await db.insert(tables.eru_readiness_type).values({
      readiness_id: told.id,
      type: number(parameters, 'type'),
      equipment_readiness: 1,
      people_readiness: 2,
      funding_readiness: 3,
      ns_contribution: 1,
      comment: 'Two rotations are on the roster.',
    });
  },
  'a surge alert exists': async (db, parameters) => {
    await anEmergencyExists(db, { id: parameters.event ?? 0, country: parameters.country ?? NEPAL });
    await db
      .insert(tables.surge_alert)
      .values({
        id: 9_000_000 + number(parameters, 'id'),
        message: text(parameters, 'message'),
        event_id: number(parameters, 'event'),
        country_id: number(parameters, 'country'),
        opens: daysFromNow(0),
        start: daysFromNow(2),
        end: daysFromNow(60),
      })
      .onConflictDoNothing();
  },
};

async function nobodyWasEverDeployed(db: Database) {
  const kept = await db.select().from(tables.personnel);
  await db.delete(tables.personnel);
  return async () => {
    if (kept.length > 0) await db.insert(tables.personnel).values(kept);
  };
}
