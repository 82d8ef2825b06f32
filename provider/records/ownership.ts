import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type FieldReportBody, REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  disaster_type,
  district,
  event,
  external_partner,
  report_action,
  review_country,
  supported_activity,
  user as userTable,
} from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { can } from '#rules/permissions.ts';
import { visibilitiesFor } from '#rules/visibility.ts';
import { writtenReport } from '#rules/written.ts';
import { isVisibleEvent, type Reader } from '../queries/reader.ts';

const { unknownRecord, reviewVisibility, notVisibleChoice, othersCountry, othersVisibility } = REPORT_ERRORS;

/**
 * Refuses a report that points to what does not exist, or that its writer may not show as they want. What `before` said already
 * is not asked about again. Throws `HttpError` 400 by field.
 */
export async function checkReferences(
  db: Database,
  body: FieldReportBody,
  reader: Reader,
  before?: FieldReportBody & { user: number | null },
): Promise<void> {
  const lacks = async (table: PgTable & { id: PgColumn }, ids: readonly number[], also?: SQL) => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return false;
    return (await db.$count(table, and(inArray(table.id, wanted), also))) < wanted.length;
  };
  const actions = (body.actions_taken ?? []).flatMap((taken) => taken.actions ?? []);
  // An id of 0 is one, though no record has it.
  const isEventNew = typeof body.event === 'number' && body.event !== before?.event;
  const unknown = {
    countries: await lacks(country, body.countries),
    districts: await lacks(district, body.districts ?? [], inArray(district.country_id, body.countries)),
    dtype: await lacks(disaster_type, [body.dtype]),
    event: isEventNew ? await lacks(event, [body.event ?? 0], isVisibleEvent(reader)) : false,
    actions_taken: await lacks(report_action, actions),
    external_partners: await lacks(external_partner, body.external_partners ?? []),
    supported_activities: await lacks(supported_activity, body.supported_activities ?? []),
  };
  const errors: Record<string, string[]> = {};
  for (const [field, isUnknown] of Object.entries(unknown)) if (isUnknown) errors[field] = [unknownRecord];
  const isTaken =
    before &&
    !can.editFieldReport(reader.user, writtenReport(before), writtenReport({ ...body, user: before.user }));
  if (isTaken) errors.countries = [othersCountry];
  const isVisibilityNew = (body.visibility ?? 3) !== before?.visibility;
  const mayShow = can.showFieldReport(reader.user, before && writtenReport(before));
  const refusal = isVisibilityNew && (mayShow ? await visibilityRefusal(db, body, reader) : othersVisibility);
  if (refusal) errors.visibility = [refusal];
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

async function visibilityRefusal(db: Database, body: FieldReportBody, { user }: Reader) {
  const { visibility = 3 } = body;
  const isReviewed =
    (await db.$count(review_country, inArray(review_country.country_id, body.countries))) > 0;
  const [profile] = await db
    .select({ org_type: userTable.org_type })
    .from(userTable)
    .where(eq(userTable.id, user?.id ?? 0));
  const offered: readonly number[] = visibilitiesFor(profile?.org_type, { isReviewed });
  if (offered.includes(visibility)) return undefined;
  return isReviewed ? reviewVisibility : notVisibleChoice;
}
