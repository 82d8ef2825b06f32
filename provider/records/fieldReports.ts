import { eq, inArray, sql } from 'drizzle-orm';
import { FieldReport, type FieldReportBody, REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  disaster_type,
  district,
  event,
  external_partner,
  field_report,
  field_report_actions_taken,
  field_report_contact,
  field_report_country,
  field_report_district,
  field_report_source,
  report_action,
  review_country,
  supported_activity,
} from '#provider/database/schema.ts';
import { followReport, openEmergency } from '#provider/queries/emergencies/openedEmergency.ts';
import { fieldReportAnswers } from '#provider/queries/fieldReports/fieldReportAnswers.ts';
import { filesOfReport, setReportFiles } from '#provider/queries/fieldReports/reportFiles.ts';
import { nameReport } from '#provider/queries/fieldReports/reportName.ts';
import { isVisibleEvent, isVisibleReport } from '#provider/queries/reader.ts';
import { textIn } from '#provider/queries/texts.ts';
import { can } from '#rules/permissions.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import { writtenReport } from '#rules/written.ts';
import type { Asked } from './asked.ts';
import { defineRecord } from './defineRecord.ts';
import { ownership } from './ownership.ts';
import { link, rows } from './parts.ts';
import { to } from './references.ts';

/** What the full name of a report is made of. */
const NAMED_BY = ['title', 'countries', 'dtype', 'event', 'start_date', 'is_covid_report'] as const;

/**
 * A field report with all that hangs on it; one that is linked to no emergency opens one, which follows it from then on. A change
 * resolves with the stored names of files that nobody needs now.
 */
export const fieldReportRecord = defineRecord({
  kind: 'fieldReport',
  table: field_report,
  schema: FieldReport,
  changedAt: 'updated_at',
  isVisible: isVisibleReport,
  answers: fieldReportAnswers,
  // The answer hides an emergency that the writer may not see; the report stays linked to it.
  stored: async (row, { tx, language }) => ({
    event: row.event_id,
    description: textIn(language, row.description),
    files: (await filesOfReport(tx, row.id)).map(({ id }) => id),
  }),
  translated: ['title', 'description'],
  columns: { event: 'event_id', dtype: 'dtype_id' },
  derive: async (asked) => ({
    ...(await nameOf(asked)),
    ...(!asked.before && { report_date: sql`now()` as never }),
  }),
  parts: {
    countries: link(field_report_country, 'field_report_id', 'country_id'),
    districts: link(field_report_district, 'field_report_id', 'district_id'),
    contacts: rows(field_report_contact, 'field_report_id'),
    actions_taken: rows(field_report_actions_taken, 'field_report_id'),
    sources: rows(field_report_source, 'field_report_id'),
  },
  elsewhere: ['files'],
  references: {
    countries: to(country.id),
    districts: to(district.id, { where: ({ body }) => inArray(district.country_id, body.countries) }),
    dtype: to(disaster_type.id),
    event: to(event.id, { where: ({ writer }) => isVisibleEvent(writer) }),
    actions_taken: to(report_action.id, {
      ids: ({ actions_taken }) => (actions_taken ?? []).flatMap(({ actions }) => actions ?? []),
    }),
    external_partners: to(external_partner.id),
    supported_activities: to(supported_activity.id),
  },
  refuse: ownership<FieldReportBody>({
    of: (body, user) => writtenReport({ ...body, user }),
    mayEdit: can.editFieldReport,
    places: ['countries'],
    visibility: {
      field: 'visibility',
      usual: VISIBILITY.public,
      keyOf: (visibility) => visibility,
      mayShow: can.showFieldReport,
      review: async ({ tx, body }) =>
        (await tx.$count(review_country, inArray(review_country.country_id, body.countries))) > 0
          ? REPORT_ERRORS.reviewVisibility
          : undefined,
    },
  }),
  async afterwards({ tx, id, body, before, writer, language }) {
    if (before) await followReport(tx, id, body, language);
    else if (!body.event) await openEmergency(tx, id, body, language);
    return body.files ? setReportFiles(tx, id, body.files, writer.user.id) : [];
  },
});

/** Its full name and number, of a new report and of one that says otherwise what they are made of. */
async function nameOf({ tx, id, body, before }: Asked<FieldReportBody>) {
  if (body.event !== before?.event) await lockEvent(tx, body.event);
  if (before && NAMED_BY.every((name) => body[name] === before[name])) return {};
  const { summary, number } = await nameReport(tx, { ...body, id });
  return { summary, fr_num: number };
}

/** Reports of one emergency are numbered one after another. */
async function lockEvent(tx: Database, id: number | null | undefined) {
  if (id) await tx.select({ id: event.id }).from(event).where(eq(event.id, id)).for('update');
}
