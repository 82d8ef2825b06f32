import { defineEndpoint } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { integer } from '../query.ts';
import { FORM_ERRORS as E } from '../schemas/formErrors.ts';
import { id } from '../schemas/formFields.ts';
import * as z from '../zod.ts';
import { Choice } from './answers.ts';

/*
 * Types of local units that National Societies keep elsewhere. Units of such a type come from files (`upload.ts`) and cannot be
 * edited. Members read, superusers decide. Errors of all: `server` 401, 403.
 */

const anExternalType = [
  'local units of a country are managed externally',
  { id: 9_600_001, country: 22, type: 6 },
] as const;
const [, { id: ID, country: COUNTRY, type: TYPE }] = anExternalType;
const aSuperuser = signedInAs('superuser');

const ExternalType = z.object({
  id: z.int(),
  country_details: z.object({ id: z.int(), name: z.string() }),
  local_unit_type_details: Choice,
  enabled: z.optional(z.boolean()),
});

/** Those of a country. Source: GO API, `api_v2_externally_managed_local_unit_list`. */
export const externalTypesEndpoint = listEndpoint({
  title: 'the list of externally managed types of local units',
  path: '/api/v2/externally-managed-local-unit/',
  token: 'required',
  touches: ['localUnit'],
  filters: { country__id: z.optional(integer()) },
  row: ExternalType,
  promises: {
    record: 'externally managed type',
    given: [anExternalType],
    query: { country__id: fromState('country', COUNTRY) },
    searchedBy: 'search',
  },
});

const body = z.object({ country: id(E.required), local_unit_type: id(E.required), enabled: z.boolean() });
const decided = { token: 'required', changes: ['localUnit'], body, answer: ExternalType } as const;
const wrong = {
  title: 'without a type',
  isSignedIn: true,
  body: { country: COUNTRY, enabled: true },
  status: 400,
} as const;
const of = (type: number) => ({ country: COUNTRY, local_unit_type: type, enabled: true });

/**
 * Makes a type of a country externally managed: its validated units are locked. Errors: `server` 400 where units of it wait to be
 * validated, or where it is known already. Source: GO API, `api_v2_externally_managed_local_unit_create`.
 */
export const createExternalTypeEndpoint = defineEndpoint({
  title: 'a new externally managed type of local units',
  method: 'POST',
  path: '/api/v2/externally-managed-local-unit/',
  ...decided,
  interactions: [
    {
      given: [['a type of local units is not externally managed', { country: COUNTRY, type: 5 }], aSuperuser],
      isSignedIn: true,
      body: of(5),
      status: 201,
    },
    { ...wrong, given: [aSuperuser] },
    { title: 'for a member', given: [aMember], isSignedIn: true, body: of(5), status: 403 },
    { ...withoutToken, body: of(5) },
  ],
});

const missing = missingRecord('externally managed type');

/** Turns it on or off again: off, its units can be edited. All of it is sent: the real API fails without. Source: GO API, `…_partial_update`. */
export const updateExternalTypeEndpoint = defineEndpoint({
  title: 'a change of an externally managed type of local units',
  method: 'PATCH',
  path: '/api/v2/externally-managed-local-unit/{id}/',
  ...decided,
  interactions: [
    {
      given: [anExternalType, aSuperuser],
      isSignedIn: true,
      path: { id: fromState('id', ID) },
      body: { ...of(TYPE), enabled: false },
    },
    { ...wrong, given: [anExternalType, aSuperuser], path: { id: fromState('id', ID) } },
    { ...withoutToken, given: [anExternalType], path: { id: fromState('id', ID) }, body: of(TYPE) },
    { ...missing, given: [aSuperuser, ...(missing.given ?? [])], isSignedIn: true, body: of(TYPE) },
  ],
});
