import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { anEmergency } from '../emergencies/endpoints.ts';
import { changedAsSeen, emptyPage, missingRecord, withoutToken, writtenOnce } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { listQuery, orderingBy } from '../query.ts';
import { Email, MiniCountry, pageOf } from '../schemas/shared.ts';
import { EmergencyProject, EmergencyProjectChange, WrittenEmergencyProject } from './schemas.ts';

const PATH = '/api/v2/emergency-project/{id}/';
const aWriter = ['a user is signed in', { username: 'member' }] as const;
const aProject = ['an activity can be edited', { id: 9_200_001 }] as const;
const itsPath = { id: fromState('id', 9_200_001) };
const noProject = missingRecord('activity');

const clinics = {
  title: 'Mobile clinics in Bagmati',
  event: fromState('event', 7001),
  country: 123,
  districts: [],
  start_date: '2026-05-01',
  end_date: null,
  status: 'on_going',
  activity_lead: 'national_society',
  reporting_ns: 123,
  reporting_ns_contact_name: 'Demo Person',
  reporting_ns_contact_role: 'Health coordinator',
  reporting_ns_contact_email: 'member@example.org',
  activities: [
    {
      sector: 1,
      action: 1,
      is_simplified_report: true,
      people_households: 'people',
      people_count: 120,
      supplies: {},
      custom_supplies: { Stretchers: 4 },
      points: [],
    },
  ],
};
const itsEmergency = ['an emergency is responded to', { event: 7001 }] as const;
const noChange = { title: '' };

/**
 * What somebody does in an emergency, whole. Errors: `server` 404 when it is missing or hidden from the caller. Source: GO API,
 * `api_v2_emergency_project_retrieve`.
 */
export const emergencyProjectEndpoint = defineEndpoint({
  title: 'an activity in an emergency',
  method: 'GET',
  path: PATH,
  touches: ['activity'],
  answer: WrittenEmergencyProject,
  interactions: [{ given: [aProject, aWriter], isSignedIn: true, path: itsPath }, noProject],
});

/**
 * Enters what somebody does in an emergency. The header `Idempotency-Key` (our own addition, the real API ignores it) makes a
 * repeated call answer with the record that the first one wrote. Errors: `server` 400 by field, 401, 403 for guests, 422 when
 * the key belongs to another record. Source: GO API, `api_v2_emergency_project_create`.
 */
export const createEmergencyProjectEndpoint = defineEndpoint({
  title: 'a new activity in an emergency',
  method: 'POST',
  path: '/api/v2/emergency-project/',
  changes: ['activity'],
  token: 'required',
  body: EmergencyProject,
  answer: WrittenEmergencyProject,
  interactions: [
    { given: [itsEmergency, aWriter], isSignedIn: true, body: clinics, status: 201 },
    {
      title: 'without a title',
      given: [itsEmergency, aWriter],
      isSignedIn: true,
      body: { ...clinics, title: '' },
      status: 400,
    },
    { ...withoutToken, given: [itsEmergency], body: clinics },
    ...writtenOnce({ given: [itsEmergency, aWriter], body: clinics }),
  ],
});

/**
 * Writes a record anew: what is left out is gone. The header `If-Match` with the `modified_at` that the change was made on (our
 * own addition) refuses to overwrite another's change. Errors: `server` 400 by field, 401, 403 for guests, 404, 412 when it
 * changed meanwhile. Source: GO API, `api_v2_emergency_project_update`.
 */
export const replaceEmergencyProjectEndpoint = defineEndpoint({
  title: 'another version of an activity in an emergency',
  method: 'PUT',
  path: PATH,
  changes: ['activity'],
  token: 'required',
  body: EmergencyProject,
  answer: WrittenEmergencyProject,
  interactions: [
    { given: [itsEmergency, aProject, aWriter], isSignedIn: true, path: itsPath, body: clinics },
    {
      title: 'without a title',
      given: [itsEmergency, aProject, aWriter],
      isSignedIn: true,
      path: itsPath,
      body: { ...clinics, title: '' },
      status: 400,
    },
    { ...withoutToken, given: [itsEmergency, aProject], path: itsPath, body: clinics },
    {
      ...noProject,
      given: [itsEmergency, aWriter, ...(noProject.given ?? [])],
      isSignedIn: true,
      body: clinics,
    },
    ...changedAsSeen('an activity', 9_200_001, {
      given: [itsEmergency, aProject, aWriter],
      path: itsPath,
      body: clinics,
    }),
  ],
});

/**
 * Changes the fields that are sent; activities are replaced as a list, by their ids. `If-Match` and errors as above. Source: GO
 * API, `api_v2_emergency_project_partial_update`.
 */
export const updateEmergencyProjectEndpoint = defineEndpoint({
  title: 'a change of an activity in an emergency',
  method: 'PATCH',
  path: PATH,
  changes: ['activity'],
  token: 'required',
  body: EmergencyProjectChange,
  answer: WrittenEmergencyProject,
  interactions: [
    { given: [itsEmergency, aProject, aWriter], isSignedIn: true, path: itsPath, body: clinics },
    {
      title: 'by its end',
      given: [aProject, aWriter],
      isSignedIn: true,
      path: itsPath,
      body: { end_date: '2026-12-31' },
      extension: 'partialChanges',
    },
    {
      title: 'without a title',
      given: [aProject, aWriter],
      isSignedIn: true,
      path: itsPath,
      body: noChange,
      status: 400,
    },
    { ...withoutToken, given: [aProject], path: itsPath, body: { end_date: '2026-12-31' } },
    {
      ...noProject,
      given: [aWriter, ...(noProject.given ?? [])],
      isSignedIn: true,
      body: { end_date: '2026-12-31' },
    },
    ...changedAsSeen('an activity', 9_200_001, {
      given: [aProject, aWriter],
      path: itsPath,
      body: { end_date: '2026-12-31' },
    }),
  ],
});

/** Deletes a record with its activities. Errors: `server` 401, 403 for guests, 404. Source: GO API, `api_v2_emergency_project_destroy`. */
export const deleteEmergencyProjectEndpoint = defineEndpoint({
  title: 'the deletion of an activity in an emergency',
  method: 'DELETE',
  path: PATH,
  changes: ['activity'],
  token: 'required',
  answer: z.undefined(),
  interactions: [
    {
      given: [['an activity can be deleted', { id: 9_200_002 }], aWriter],
      isSignedIn: true,
      path: { id: fromState('id', 9_200_002) },
      status: 204,
    },
    {
      ...withoutToken,
      given: [['an activity can be deleted', { id: 9_200_002 }]],
      path: { id: fromState('id', 9_200_002) },
    },
    { ...noProject, given: [aWriter, ...(noProject.given ?? [])], isSignedIn: true },
  ],
});

/**
 * Emergencies that activities can be entered for: those that people opened, by hand or by a field report, newest first. Source:
 * GO API, `api_v2_event_response_activity_retrieve`.
 */
export const responseEmergenciesEndpoint = defineEndpoint({
  title: 'the emergencies that are responded to',
  method: 'GET',
  path: '/api/v2/event/response-activity/',
  touches: ['emergency'],
  query: z.object({ ...listQuery, ordering: z.optional(orderingBy('id', 'disaster_start_date', 'name')) }),
  answer: pageOf(
    z.object({
      id: z.int(),
      name: z.nullish(z.string()),
      emergency_response_contact_email: z.nullish(Email),
      countries: z.array(MiniCountry),
    }),
  ),
  interactions: [{ given: [anEmergency], query: { search: 'Nepal', limit: 20 } }, emptyPage('emergency')],
});
