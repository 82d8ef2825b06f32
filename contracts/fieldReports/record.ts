import { defineEndpoint } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { recordEndpoints } from '../recordEndpoints.ts';
import * as z from '../zod.ts';
import { FieldReport, FieldReportChange, reportFields, WrittenReport } from './schemas.ts';
import { aReport, floods } from './states.ts';

/**
 * A field report; a new one that is linked to no emergency opens one. The title is the writer's, `summary` the server's. Source:
 * GO API, `api_v2_field_report_retrieve`, `…_create`, `…_partial_update`.
 */
export const fieldReportEndpoints = recordEndpoints({
  name: 'a field report',
  path: '/api/v2/field-report/',
  subject: 'fieldReport',
  changes: ['emergency'],
  language: 'current',
  schema: FieldReport,
  change: FieldReportChange,
  answer: WrittenReport,
  promises: {
    exists: aReport,
    body: floods,
    change: { num_injured: 12 },
    wrong: { title: 'without a country', body: { ...floods, countries: [] } },
    wrongChange: { title: 'with half a person', body: { num_injured: 0.5 } },
  },
});
export const {
  read: fieldReportEndpoint,
  create: createFieldReportEndpoint,
  update: updateFieldReportEndpoint,
} = fieldReportEndpoints;

/** The full name that a report would get. Errors: `server` 400 by field, 401. Source: GO API, `api_v2_field_report_generate_title_create`. */
export const reportTitleEndpoint = defineEndpoint({
  title: 'the full name of a field report',
  method: 'POST',
  path: '/api/v2/field-report/generate-title/',
  token: 'required',
  language: 'current',
  body: z.object({
    countries: reportFields.countries,
    dtype: z.int(),
    /** COVID-19 reports have none, and their name does not show it; a blank one is refused all the same. */
    title: z.string().check(z.trim(), z.minLength(1, 'This field may not be blank.'), z.maxLength(256)),
    event: z.optional(z.int()),
    id: z.optional(z.int()),
    start_date: reportFields.start_date,
    is_covid_report: reportFields.is_covid_report,
  }),
  answer: z.object({ title: z.string() }),
  interactions: [
    {
      given: [aMember],
      isSignedIn: true,
      body: { countries: [123], dtype: 12, title: 'Floods in Bagmati', start_date: floods.start_date },
    },
    {
      title: 'without a country',
      given: [aMember],
      isSignedIn: true,
      body: { countries: [], dtype: 12, title: 'Floods in Bagmati' },
      status: 400,
    },
    {
      title: 'without a title',
      given: [aMember],
      isSignedIn: true,
      body: { countries: [123], dtype: 12, title: '' },
      status: 400,
    },
    { ...withoutToken, body: { countries: [123], dtype: 12, title: 'Floods in Bagmati' } },
  ],
});
