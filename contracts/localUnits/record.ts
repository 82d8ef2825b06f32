import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { recordEndpoints } from '../recordEndpoints.ts';
import { PublicLocalUnit, WrittenLocalUnit } from './answers.ts';
import { LocalUnit, LocalUnitChange } from './schemas.ts';
import { aLocalUnit, patanBranch } from './states.ts';

const [, { id }] = aLocalUnit;
const itsPath = { id: fromState('id', id) };
const missing = missingRecord('local unit');

/** A local unit for members of the Movement. Errors: `server` 401, 403 for guests, 404. Source: GO API, `api_v2_local_units_retrieve`. */
export const localUnitEndpoint = defineEndpoint({
  title: 'a local unit',
  path: '/api/v2/local-units/{id}/',
  touches: ['localUnit'],
  token: 'required',
  answer: WrittenLocalUnit,
  interactions: [
    { given: [aLocalUnit, aMember], isSignedIn: true, path: itsPath },
    {
      title: 'for a guest',
      given: [aLocalUnit, signedInAs('guest')],
      isSignedIn: true,
      path: itsPath,
      status: 403,
    },
    { ...withoutToken, given: [aLocalUnit], path: itsPath },
    { ...missing, given: [aMember, ...(missing.given ?? [])], isSignedIn: true },
  ],
});

/** A public one for everybody. Errors: `server` 404. Source: GO API, `api_v2_public_local_units_retrieve`. */
export const publicLocalUnitEndpoint = defineEndpoint({
  title: 'a public local unit',
  path: '/api/v2/public-local-units/{id}/',
  touches: ['localUnit'],
  answer: PublicLocalUnit,
  interactions: [{ given: [aLocalUnit], path: itsPath }, missing],
});

/**
 * The writing of local units: a new one is unvalidated, a change of a validated one waits to be validated, and no other can be
 * changed. Source: GO API, `api_v2_local_units_create`, `…_partial_update`.
 */
const written = recordEndpoints({
  name: 'a local unit',
  path: '/api/v2/local-units/',
  subject: 'localUnit',
  schema: LocalUnit,
  change: LocalUnitChange,
  answer: WrittenLocalUnit,
  promises: {
    exists: aLocalUnit,
    body: patanBranch,
    change: { ...patanBranch, update_reason_overview: 'The branch has moved.' },
    wrong: { title: 'without a day and a place', body: { country: 123, type: 1 } },
    wrongChange: {
      title: 'with a wrong address for mails',
      body: { ...patanBranch, email: 'nobody', update_reason_overview: 'The branch has moved.' },
    },
  },
});
export const { create: createLocalUnitEndpoint, update: updateLocalUnitEndpoint } = written;
