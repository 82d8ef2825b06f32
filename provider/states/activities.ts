import { eq, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { emergency_activity, emergency_project, user } from '#provider/database/schema.ts';
import { anEmergencyExists } from './emergencies.ts';
import { hasVersion, isGone, NEPAL, nobodyHasTheName, type StateHandler, type States } from './support.ts';

/** Its id is no promise: whoever reads the activity learns it from the answer. */
const EMERGENCY = 7001;

const addProject = async (
  db: Database,
  values: Partial<typeof emergency_project.$inferInsert> & { event_id: number },
) => {
  await anEmergencyExists(db, { id: values.event_id, country: NEPAL });
  // Of the user whom the promises sign in: only owners delete.
  const author = db.select({ id: user.id }).from(user).where(eq(user.username, 'member'));
  const [row] = await db
    .insert(emergency_project)
    .values({
      title: 'Mobile clinics',
      country_id: NEPAL,
      activity_lead: 'national_society',
      reporting_ns_id: NEPAL,
      reporting_ns_contact_name: 'Demo Person',
      reporting_ns_contact_role: 'Health coordinator',
      reporting_ns_contact_email: 'person@redcross.example',
      start_date: '2026-05-01',
      user_id: sql`(${author})`,
      ...values,
    })
    .onConflictDoNothing()
    .returning({ id: emergency_project.id });
  if (row)
    await db.insert(emergency_activity).values({
      project_id: row.id,
      sector_id: 1,
      action_id: 1,
      people_households: 'people',
      people_count: 120,
    });
};

const oneWithId: StateHandler = (db, { id }) => addProject(db, { id: Number(id), event_id: EMERGENCY });

/** What the pacts ask of activities in emergencies. */
export const ACTIVITY_STATES: States = {
  ...nobodyHasTheName('activity'),
  'an activity in an emergency exists': (db, { event, country }) =>
    addProject(db, { event_id: Number(event), country_id: Number(country) }),
  'an emergency is responded to': (db, { event }) => anEmergencyExists(db, { id: event ?? EMERGENCY }),
  'an activity can be edited': oneWithId,
  'an activity can be deleted': oneWithId,
  'no activity exists': isGone(emergency_project),
  'an activity has the version': hasVersion(emergency_project),
};
