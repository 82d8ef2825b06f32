import { and, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EmergencyProjectBody } from '#contracts/activities/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  activity_action,
  activity_sector,
  country,
  district,
  eru,
  event,
} from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { can } from '#rules/permissions.ts';
import { writtenActivity } from '#rules/written.ts';
import { hasVisibleEvent, isVisibleEvent, type Reader } from '../queries/reader.ts';

const UNKNOWN = [FORM_ERRORS.unknownRecord];

/**
 * Refuses what points to records that do not exist, that the writer may not see, or that do not belong together: districts of
 * another country, actions of another sector, supplies that an action does not hand out. What `before` pointed to already is
 * not asked about again. Refuses as well to bring what others wrote into the writer's own country. Throws `HttpError` 400 by field.
 */
export async function checkActivityReferences(
  db: Database,
  body: EmergencyProjectBody,
  reader: Reader,
  before?: EmergencyProjectBody & { user: number | null },
): Promise<void> {
  const lacks = async (table: PgTable & { id: PgColumn }, ids: readonly number[], also?: SQL) => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return false;
    return (await db.$count(table, and(inArray(table.id, wanted), also))) < wanted.length;
  };
  const isNew = (name: 'event' | 'country' | 'reporting_ns' | 'deployed_eru') =>
    typeof body[name] === 'number' && body[name] !== before?.[name] ? [body[name]] : [];
  const unknown = {
    event: await lacks(event, isNew('event'), isVisibleEvent(reader)),
    country: await lacks(country, isNew('country')),
    districts: await lacks(district, body.districts ?? [], inArray(district.country_id, [body.country])),
    reporting_ns: await lacks(country, isNew('reporting_ns'), isNotNull(country.society_name)),
    deployed_eru: await lacks(
      eru,
      isNew('deployed_eru'),
      and(isNotNull(eru.deployed_to_id), hasVisibleEvent(reader, eru.event_id)),
    ),
    activities: await lacksActions(db, body.activities ?? []),
  };
  const errors: Record<string, string[]> = {};
  for (const [field, isUnknown] of Object.entries(unknown)) if (isUnknown) errors[field] = UNKNOWN;
  const writtenBy = (activity: EmergencyProjectBody) =>
    writtenActivity({ ...activity, created_by_details: before?.user ? { id: before.user } : null });
  if (before && !can.editActivity(reader.user, writtenBy(before), writtenBy(body)))
    errors[before.country === body.country ? 'reporting_ns' : 'country'] = [FORM_ERRORS.othersCountry];
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

async function lacksActions(db: Database, activities: NonNullable<EmergencyProjectBody['activities']>) {
  if (activities.length === 0) return false;
  const [sectors, actions] = await Promise.all([
    db.select({ id: activity_sector.id }).from(activity_sector),
    db.select().from(activity_action),
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
