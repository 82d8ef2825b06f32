import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { id, listOf, MOST_IDS } from '../schemas/formFields.ts';
import { Writer } from '../schemas/history.ts';
import * as z from '../zod.ts';
import { aDref, anothersDref, idOf } from './states.ts';

const missing = missingRecord('DREF application');

/**
 * With whom an application and all that follows it is shared; they see and edit it as its author does. Errors: `server` 401, 403
 * for guests, 404 for whoever does not see it (the real API tells everybody). Source: GO API, `api_v2_dref_share_user_retrieve`.
 */
export const drefSharedWithEndpoint = defineEndpoint({
  title: 'with whom a DREF application is shared',
  path: '/api/v2/dref-share-user/{id}/',
  token: 'required',
  touches: ['dref'],
  answer: z.object({ id: z.int(), users: z.optional(z.array(z.int())), users_details: z.array(Writer) }),
  interactions: [
    { given: [aDref, aMember], isSignedIn: true, path: idOf(aDref) },
    {
      title: 'for a stranger',
      given: [anothersDref, aMember],
      isSignedIn: true,
      path: idOf(anothersDref),
      status: 404,
      extension: 'strictness',
    },
    { ...withoutToken, given: [aDref], path: idOf(aDref) },
    { ...missing, given: [aMember, ...(missing.given ?? [])], isSignedIn: true },
  ],
});

/**
 * Shares it with these people and nobody else. Answers with nothing. Errors: `server` 400 for people or an application that do not
 * exist, 401, 403 for guests, 404 for whoever does not see it. Source: GO API, `api_v2_dref_share_create`.
 */
export const shareDrefEndpoint = defineEndpoint({
  title: 'the sharing of a DREF application',
  method: 'POST',
  path: '/api/v2/dref-share/',
  token: 'required',
  changes: ['dref'],
  body: z.object({ dref: id(FORM_ERRORS.required), users: listOf(id(), MOST_IDS, FORM_ERRORS.required) }),
  answer: z.undefined(),
  interactions: [
    {
      given: [aDref, aMember],
      isSignedIn: true,
      body: { dref: fromState('id', aDref[1].id), users: [] },
    },
    { title: 'of nothing', given: [aMember], isSignedIn: true, body: {}, status: 400 },
    {
      title: "that is a stranger's",
      given: [anothersDref, aMember],
      isSignedIn: true,
      body: { dref: fromState('id', anothersDref[1].id), users: [] },
      status: 404,
      extension: 'strictness',
    },
    { ...withoutToken, given: [aDref], body: { dref: fromState('id', aDref[1].id), users: [] } },
  ],
});
