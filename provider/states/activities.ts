import { eq, sql } from 'drizzle-orm';
import type { JsonValue } from '#contracts/defineEndpoint.ts';
import type { Database } from '../database/connect.ts';
import { emergency_activity, emergency_project, user } from '../database/schema.ts';

type Parameters = Record<string, JsonValue>;
type AddEmergency = (db: Database, parameters: Parameters) => Promise<void>;

const NEPAL = 123;
/** Its id is no promise: whoever reads the activity learns it from the answer. */
const EMERGENCY = 7001;

/** The states of promises about activities in emergencies. `addEmergency` makes the emergency they belong to, where it is missing. */
export function activityStates(addEmergency: AddEmergency) {
  const addProject = async (
    db: Database,
    values: Partial<typeof emergency_project.$inferInsert> & { event_id: number },
  ) => {
    await addEmergency(db, { id: values.event_id, country: NEPAL });
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
  const oneWithId = (db: Database, { id }: Parameters) =>
    addProject(db, { id: Number(id), event_id: EMERGENCY });
  return {
    'an activity in an emergency exists': (db: Database, { event, country }: Parameters) =>
      addProject(db, { event_id: Number(event), country_id: Number(country) }),
    'an emergency is responded to': (db: Database, { event }: Parameters) =>
      addEmergency(db, { id: event ?? EMERGENCY }),
    'an activity can be edited': oneWithId,
    'an activity can be deleted': oneWithId,
    'no activity exists': (db: Database, { id }: Parameters) =>
      db.delete(emergency_project).where(eq(emergency_project.id, Number(id))),
  };
}
