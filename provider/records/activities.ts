import { and, eq, isNotNull } from 'drizzle-orm';
import { EmergencyProject, type EmergencyProjectBody, statusOn } from '#contracts/activities/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  activity_action,
  activity_sector,
  admin2,
  country,
  district,
  emergency_activity,
  emergency_activity_point,
  emergency_project,
  emergency_project_district,
  eru,
  event,
} from '#provider/database/schema.ts';
import { activityAnswers } from '#provider/queries/activities/activityAnswers.ts';
import { hasVisibleEvent, isVisibleEvent, isVisibleOfEvent } from '#provider/queries/reader.ts';
import { keptPhrase } from '#provider/queries/terms.ts';
import { dayOf } from '#rules/dates.ts';
import { DISABLED_COUNTS, PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { can } from '#rules/permissions.ts';
import { writtenActivity } from '#rules/written.ts';
import { defineRecord } from './defineRecord.ts';
import { ownership } from './ownership.ts';
import { link, rows } from './parts.ts';
import { to } from './references.ts';

type Activity = NonNullable<EmergencyProjectBody['activities']>[number];

/** What somebody does in an emergency (3W), with its activities and their places. */
export const activityRecord = defineRecord({
  kind: 'emergencyProject',
  table: emergency_project,
  schema: EmergencyProject,
  isVisible: (reader) => isVisibleOfEvent(reader, emergency_project),
  answers: activityAnswers,
  columns: {
    event: 'event_id',
    country: 'country_id',
    reporting_ns: 'reporting_ns_id',
    deployed_eru: 'deployed_eru_id',
  },
  derive: ({ body }) => ({
    title: keptPhrase(body.title.trim()),
    reporting_ns_contact_role: keptPhrase(body.reporting_ns_contact_role) ?? null,
    status: body.status ?? statusOn(dayOf(new Date(), 'UTC'), body.start_date, body.end_date) ?? 'on_going',
    // Of who leads, only the one that does has its columns filled.
    ...(body.activity_lead === 'deployed_eru' ? NO_SOCIETY : { deployed_eru_id: null }),
  }),
  parts: {
    districts: link(emergency_project_district, 'project_id', 'district_id'),
    activities: rows(emergency_activity, 'project_id', {
      columns: { sector: 'sector_id', action: 'action_id' },
      derive: (activity: Activity) => ({
        // An action of the list has the list's title.
        custom_action: activity.action ? null : (keptPhrase(activity.custom_action) ?? null),
        details: keptPhrase(activity.details) ?? null,
        has_no_data_on_people_reached: activity.has_no_data_on_people_reached ?? false,
        counts: Object.fromEntries(
          [...PEOPLE_COUNTS, ...DISABLED_COUNTS].flatMap((name) =>
            typeof activity[name] === 'number' ? [[name, activity[name]]] : [],
          ),
        ),
      }),
      parts: { points: rows(emergency_activity_point, 'activity_id') },
    }),
  },
  references: {
    event: to(event.id, { where: ({ writer }) => isVisibleEvent(writer) }),
    country: to(country.id),
    districts: to(district.id, { where: ({ body }) => eq(district.country_id, body.country) }),
    // Of any province, as in the real API.
    admin2: to(admin2.id),
    reporting_ns: to(country.id, { where: () => isNotNull(country.society_name) }),
    deployed_eru: to(eru.id, {
      where: ({ writer }) => and(isNotNull(eru.deployed_to_id), hasVisibleEvent(writer, eru.event_id)),
    }),
    activities: ({ tx, body }) => lacksActions(tx, body.activities ?? []),
  },
  refuse: ownership<EmergencyProjectBody>({
    of: (body, author) =>
      writtenActivity({ ...body, created_by_details: author === null ? null : { id: author } }),
    mayEdit: can.editActivity,
    places: ['country', 'reporting_ns'],
  }),
});

const NO_SOCIETY = {
  reporting_ns_id: null,
  reporting_ns_contact_name: null,
  reporting_ns_contact_role: null,
  reporting_ns_contact_email: null,
};

/** Actions of another sector, and supplies that an action does not hand out. */
async function lacksActions(tx: Database, activities: readonly Activity[]) {
  if (activities.length === 0) return false;
  const [sectors, actions] = await Promise.all([
    tx.select({ id: activity_sector.id }).from(activity_sector),
    tx.select().from(activity_action),
  ]);
  const isSector = new Set(sectors.map(({ id }) => id));
  const actionOf = new Map(actions.map((row) => [row.id, row]));
  return activities.some(({ sector, action: id, supplies }) => {
    const action = actionOf.get(id ?? -1);
    const offered = new Set(action?.supplies.map((supply) => String(supply.id)));
    const isUnknownAction = typeof id === 'number' && action?.sector_id !== sector;
    return (
      !isSector.has(sector) || isUnknownAction || Object.keys(supplies ?? {}).some((key) => !offered.has(key))
    );
  });
}
