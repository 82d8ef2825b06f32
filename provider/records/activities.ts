import { and, eq, inArray } from 'drizzle-orm';
import {
  EmergencyProject,
  type EmergencyProjectBody,
  FIGURES,
  statusOn,
} from '#contracts/activities/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  emergency_activity,
  emergency_activity_point,
  emergency_project,
  emergency_project_district,
} from '#provider/database/schema.ts';
import { notFound } from '#provider/http/errors.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { dayOf } from '#rules/dates.ts';
import { DISABLED_COUNTS, PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { activityAnswers } from '../queries/activities/activityAnswers.ts';
import { keepChange } from '../queries/history.ts';
import { isVisibleOfEvent, type Reader } from '../queries/reader.ts';
import { claimKey, settleKey } from './idempotency.ts';
import { setParts } from './parts.ts';
import { checkActivityReferences } from './references.ts';
import { laterThan, refuseNewMistakes, refuseUnseen } from './writing.ts';

interface Writer extends Reader {
  user: SignedInUser;
}

type ProjectChange = { [Field in keyof EmergencyProjectBody]?: EmergencyProjectBody[Field] | undefined };

/**
 * Writes what somebody does in an emergency with all its activities, in one transaction. Resolves with its id. `key`: a second
 * call with it resolves with the first one's record. Throws `HttpError` 400 for what does not exist, 422 for a key that another
 * record was written under.
 */
export function createActivity(
  db: Database,
  body: EmergencyProjectBody,
  writer: Writer,
  key: string | undefined,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const user_id = writer.user.id;
    const earlier = key && (await claimKey(tx, { user_id, key, kind: 'emergencyProject' }, body));
    if (earlier) return earlier;
    await checkActivityReferences(tx, body, writer);
    const rows = await tx
      .insert(emergency_project)
      .values({ ...columnsOf(body), user_id, modified_by_id: user_id })
      .returning({ id: emergency_project.id });
    const id = rows[0]?.id ?? 0;
    await writeParts(tx, id, body);
    await keepChange(tx, { kind: 'emergencyProject', id, by: user_id });
    if (key) await settleKey(tx, { user_id, key }, id);
    return id;
  });
}

/**
 * Changes the given fields, in one transaction. `seen` is the `modified_at` that the change was made on. Throws `HttpError` 404
 * when the record is missing or hidden, 412 when it changed after `seen`, 400 for mistakes that the change would bring in; those
 * that were there before may stay.
 */
export function updateActivity(
  db: Database,
  id: number,
  change: ProjectChange,
  writer: Writer,
  seen: string | undefined,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const row = await lock(tx, id, writer);
    refuseUnseen(seen, row.modified_at);
    const stored = await bodyOf(tx, row, writer);
    // What JSON sends is never undefined.
    const body = { ...stored, ...change } as EmergencyProjectBody;
    refuseNewMistakes(EmergencyProject, stored, body);
    await checkActivityReferences(tx, body, writer, { ...stored, user: row.user_id });
    await tx
      .update(emergency_project)
      .set({
        ...columnsOf(body),
        modified_by_id: writer.user.id,
        modified_at: laterThan(emergency_project.modified_at),
      })
      .where(eq(emergency_project.id, id));
    await writeParts(tx, id, body);
    const [changed = row] = await tx.select().from(emergency_project).where(eq(emergency_project.id, id));
    const after = await bodyOf(tx, changed, writer);
    await keepChange(tx, { kind: 'emergencyProject', id, by: writer.user.id, before: stored, after });
  });
}

/** Deletes a record with its activities. Throws `HttpError` 404 when it is missing or hidden. */
export function deleteActivity(db: Database, id: number, writer: Writer): Promise<void> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const before = await bodyOf(tx, await lock(tx, id, writer), writer);
    await keepChange(tx, { kind: 'emergencyProject', id, by: writer.user.id, before });
    await tx.delete(emergency_project).where(eq(emergency_project.id, id));
  });
}

async function lock(tx: Database, id: number, writer: Writer) {
  const [row] = await tx
    .select()
    .from(emergency_project)
    .where(and(eq(emergency_project.id, id), isVisibleOfEvent(writer, emergency_project)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** The columns that hold what the body says. Of who leads, only the one that does has its columns filled. */
function columnsOf(body: EmergencyProjectBody) {
  const isUnit = body.activity_lead === 'deployed_eru';
  const today = dayOf(new Date(), 'UTC');
  return {
    title: body.title.trim(),
    event_id: body.event,
    country_id: body.country,
    start_date: body.start_date,
    end_date: body.end_date ?? null,
    status: body.status ?? statusOn(today, body.start_date, body.end_date) ?? 'on_going',
    admin2: body.admin2 ?? [],
    activity_lead: body.activity_lead,
    deployed_eru_id: isUnit ? (body.deployed_eru ?? null) : null,
    reporting_ns_id: isUnit ? null : (body.reporting_ns ?? null),
    reporting_ns_contact_name: isUnit ? null : (body.reporting_ns_contact_name ?? null),
    reporting_ns_contact_role: isUnit ? null : (body.reporting_ns_contact_role ?? null),
    reporting_ns_contact_email: isUnit ? null : (body.reporting_ns_contact_email ?? null),
  };
}

/** A stored record as a body that would write it again. */
async function bodyOf(tx: Database, row: typeof emergency_project.$inferSelect, writer: Writer) {
  const [answer] = await activityAnswers(tx, [row], writer);
  const known = new Set(Object.keys(EmergencyProject.def.shape));
  const kept = Object.entries(answer ?? {}).filter(([name]) => known.has(name));
  return Object.fromEntries(kept) as unknown as EmergencyProjectBody;
}

/** Places are set anew; activities are created, changed and deleted by their ids. */
async function writeParts(tx: Database, project_id: number, body: EmergencyProjectBody) {
  await tx.delete(emergency_project_district).where(eq(emergency_project_district.project_id, project_id));
  const districts = [...new Set(body.districts ?? [])];
  if (districts.length > 0)
    await tx
      .insert(emergency_project_district)
      .values(districts.map((district_id) => ({ project_id, district_id })));
  await writeActivities(tx, project_id, body.activities ?? []);
}

type ActivityBody = NonNullable<EmergencyProjectBody['activities']>[number];

/** Activities keep their ids, their places are set anew: in a few statements however many there are. */
async function writeActivities(tx: Database, project_id: number, activities: readonly ActivityBody[]) {
  const parts = activities.map((activity) => ({
    ...activityColumnsOf(activity),
    id: activity.id,
    project_id,
  }));
  const ids = await setParts(tx, emergency_activity, eq(emergency_activity.project_id, project_id), parts);
  if (ids.length === 0) return;
  await tx.delete(emergency_activity_point).where(inArray(emergency_activity_point.activity_id, ids));
  const points = activities.flatMap((activity, index) =>
    (activity.points ?? []).map(({ description, latitude, longitude }) => ({
      activity_id: ids[index] ?? 0,
      description,
      latitude,
      longitude,
    })),
  );
  if (points.length > 0) await tx.insert(emergency_activity_point).values(points);
}

function activityColumnsOf(activity: ActivityBody) {
  const counts = [...PEOPLE_COUNTS, ...DISABLED_COUNTS].flatMap((name) =>
    typeof activity[name] === 'number' ? [[name, activity[name]] as const] : [],
  );
  const figures = Object.fromEntries(FIGURES.map((name) => [name, activity[name] ?? null]));
  return {
    ...(figures as { [Name in (typeof FIGURES)[number]]: number | null }),
    sector_id: activity.sector,
    action_id: activity.action ?? null,
    // An action of the list has the list's title.
    custom_action: activity.action ? null : (activity.custom_action ?? null),
    is_simplified_report: activity.is_simplified_report ?? true,
    has_no_data_on_people_reached: activity.has_no_data_on_people_reached ?? false,
    people_households: activity.people_households ?? null,
    counts: Object.fromEntries(counts),
    is_disaggregated_for_disabled: activity.is_disaggregated_for_disabled ?? null,
    supplies: activity.supplies ?? {},
    custom_supplies: activity.custom_supplies ?? {},
    details: activity.details ?? null,
  };
}
