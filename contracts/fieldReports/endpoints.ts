import * as z from 'zod/mini';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import {
  changedAsSeen,
  emptySearch,
  missingRecord,
  withoutToken,
  writtenOnce,
} from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { namesQuery, WHOLE_LIST } from '../query.ts';
import { like, pageOf } from '../schemas/shared.ts';
import { FieldReport, FieldReportChange, reportFields, WrittenReport } from './schemas.ts';

const aWriter = ['a user is signed in', { username: 'member' }] as const;
const aReport = ['a field report can be edited', { id: 9_100_001 }] as const;
const itsPath = { id: fromState('id', 9_100_001) };

const floods = {
  status: 9,
  is_covid_report: false,
  countries: [123],
  dtype: 12,
  start_date: '2026-05-01T00:00:00.000Z',
  title: 'Floods in Bagmati',
  visibility: 3,
  bulletin: 0,
};

/** One field report, whole. Errors: `server` 404 when it is missing or hidden from the caller. Source: GO API, `api_v2_field_report_retrieve`. */
export const fieldReportEndpoint = defineEndpoint({
  title: 'a field report',
  method: 'GET',
  path: '/api/v2/field-report/{id}/',
  touches: ['fieldReport'],
  answer: WrittenReport,
  interactions: [
    { given: [aReport, aWriter], isSignedIn: true, path: itsPath },
    missingRecord('field report'),
  ],
});

/**
 * Writes a field report; one that is linked to no emergency opens a new one. The title is the writer's, `summary` the server's.
 * The header `Idempotency-Key` (our own addition, the real API ignores it) makes a repeated call answer with the report that
 * the first one wrote. Send it in the language that it was written in. Errors: `server` 400 by field, 401, 403 for guests, 422
 * when the key belongs to another report. Source: GO API, `api_v2_field_report_create`.
 */
export const createFieldReportEndpoint = defineEndpoint({
  title: 'a new field report',
  method: 'POST',
  path: '/api/v2/field-report/',
  changes: ['fieldReport', 'emergency'],
  token: 'required',
  language: 'current',
  body: FieldReport,
  answer: WrittenReport,
  interactions: [
    { given: [aWriter], isSignedIn: true, body: floods, status: 201 },
    {
      title: 'without a country',
      given: [aWriter],
      isSignedIn: true,
      body: { ...floods, countries: [] },
      status: 400,
    },
    { ...withoutToken, body: floods },
    ...writtenOnce({ given: [aWriter], body: floods }),
  ],
});

/**
 * Changes a field report: the fields that are sent. Contacts and actions taken are replaced as a list, by their ids. The header
 * `If-Match` with the `updated_at` that the change was made on (our own addition) refuses to overwrite another's change.
 * Errors: `server` 400 by field, 401, 403 for guests, 404, 412 when the report changed meanwhile. Source: GO API,
 * `api_v2_field_report_partial_update`.
 */
export const updateFieldReportEndpoint = defineEndpoint({
  title: 'a change of a field report',
  method: 'PATCH',
  path: '/api/v2/field-report/{id}/',
  changes: ['fieldReport', 'emergency'],
  token: 'required',
  language: 'current',
  body: FieldReportChange,
  answer: WrittenReport,
  interactions: [
    { given: [aReport, aWriter], isSignedIn: true, path: itsPath, body: { num_injured: 12 } },
    {
      title: 'with half a person',
      given: [aReport, aWriter],
      isSignedIn: true,
      path: itsPath,
      body: { num_injured: 0.5 },
      status: 400,
    },
    { ...withoutToken, given: [aReport], path: itsPath, body: { num_injured: 12 } },
    {
      title: 'that does not exist',
      given: [['no field report exists', { id: 9_999_999 }], aWriter],
      isSignedIn: true,
      path: { id: fromState('id', 9_999_999) },
      body: { num_injured: 12 },
      status: 404,
    },
    ...changedAsSeen('a field report', 9_100_001, {
      given: [aReport, aWriter],
      path: itsPath,
      body: { num_injured: 12 },
    }),
  ],
});

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
      given: [aWriter],
      isSignedIn: true,
      body: { countries: [123], dtype: 12, title: 'Floods in Bagmati', start_date: floods.start_date },
    },
    {
      title: 'without a country',
      given: [aWriter],
      isSignedIn: true,
      body: { countries: [], dtype: 12, title: 'Floods in Bagmati' },
      status: 400,
    },
    {
      title: 'without a title',
      given: [aWriter],
      isSignedIn: true,
      body: { countries: [123], dtype: 12, title: '' },
      status: 400,
    },
    { ...withoutToken, body: { countries: [123], dtype: 12, title: 'Floods in Bagmati' } },
  ],
});

/** What can be ticked as done, by report type and organization. Source: GO API, `api_v2_action_list`. */
export const actionsEndpoint = defineEndpoint({
  title: 'the list of actions',
  method: 'GET',
  path: '/api/v2/action/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object(namesQuery),
  answer: pageOf(
    z.object({
      id: z.int(),
      name: z.nullish(z.string()),
      category: z.optional(like(z.string(), 'General')),
      organizations: z.optional(z.array(like(z.string(), 'NTLS'))),
      field_report_types: z.optional(z.array(like(z.string(), 'EVT'))),
      tooltip_text: z.nullish(z.string()),
    }),
  ),
  interactions: [{ given: [['an action exists']], query: { limit: WHOLE_LIST } }, emptySearch('action')],
});

const named = z.object({ id: z.int(), name: z.nullish(z.string()) });

/** Partners outside the Movement, for COVID-19 reports. Source: GO API, `api_v2_external_partner_list`. */
export const externalPartnersEndpoint = defineEndpoint({
  title: 'the list of external partners',
  method: 'GET',
  path: '/api/v2/external_partner/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object(namesQuery),
  answer: pageOf(named),
  interactions: [
    { given: [['an external partner exists']], query: { limit: WHOLE_LIST } },
    emptySearch('external partner'),
  ],
});

/** What partners support, for COVID-19 reports. Source: GO API, `api_v2_supported_activity_list`. */
export const supportedActivitiesEndpoint = defineEndpoint({
  title: 'the list of supported activities',
  method: 'GET',
  path: '/api/v2/supported_activity/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object(namesQuery),
  answer: pageOf(named),
  interactions: [
    { given: [['a supported activity exists']], query: { limit: WHOLE_LIST } },
    emptySearch('supported activity'),
  ],
});

/** Countries whose reports are reviewed before others may see them. Source: GO API, `api_v2_review_country_list`. */
export const reviewCountriesEndpoint = defineEndpoint({
  title: 'the list of countries under review',
  method: 'GET',
  path: '/api/v2/review-country/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object(namesQuery),
  answer: pageOf(z.object({ country: z.int() })),
  interactions: [
    { given: [['a country is under review', { country: 123 }]], query: { limit: WHOLE_LIST } },
    {
      title: 'when there is none',
      given: [['no country is under review']],
      query: { limit: WHOLE_LIST },
      isEmpty: true,
    },
  ],
});
