import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import * as z from '../zod.ts';
import { LocalUnitRow } from './answers.ts';
import { aDeprecatedLocalUnit } from './states.ts';

const missing = missingRecord('local unit');
const aKeeper = signedInAs('superuser');
const path = { id: fromState('id', aDeprecatedLocalUnit[1].id) };

/**
 * A local unit that is out of use, for those who keep it: they are told why, and may have it put back. `deprecated_reason` is a key
 * of `local_units_deprecate_reason`, null of a new one that was reverted. Errors: `server` 401, 403, 404 where it is in use.
 */
export const localUnitOutOfUseEndpoint = defineEndpoint({
  title: 'a local unit out of use',
  path: '/api/v2/local-units/{id}/out-of-use/',
  extension: 'outOfUse',
  token: 'required',
  touches: ['localUnit'],
  answer: z.extend(LocalUnitRow, {
    deprecated_reason: z.nullable(z.int()),
    reason: z.nullable(z.string()),
  }),
  interactions: [
    { given: [aDeprecatedLocalUnit, aKeeper], isSignedIn: true, path },
    {
      title: 'by a guest',
      given: [aDeprecatedLocalUnit, signedInAs('guest')],
      isSignedIn: true,
      path,
      status: 403,
    },
    { ...withoutToken, given: [aDeprecatedLocalUnit], path },
    { ...missing, given: [aKeeper, ...(missing.given ?? [])], isSignedIn: true },
  ],
});
