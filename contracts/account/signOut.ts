import { defineEndpoint } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import * as z from '../zod.ts';

/**
 * Ends the session of the token it is called with; tokens of programs are revoked instead. The GO API has
 * no such call. Errors: `server` 401 without a valid token.
 */
export const signOutEndpoint = defineEndpoint({
  title: 'the end of a session',
  method: 'POST',
  path: '/api/v2/sign-out/',
  token: 'required',
  extension: 'signOut',
  body: z.object({}),
  answer: z.undefined(),
  interactions: [
    {
      given: [aMember],
      isSignedIn: true,
      body: {},
      status: 204,
    },
    { ...withoutToken, body: {} },
  ],
});
