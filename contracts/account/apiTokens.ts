import { defineEndpoint } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { Moment, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { anApiToken } from './states.ts';

/** Characters of a token's title. The shortest is the form's own rule. Source: screen facts C2.3. */
export const TOKEN_TITLE_LENGTH = { min: 3, max: 255 } as const;

/** How many tokens of one person work at a time. */
export const MOST_TOKENS = 50;

/** The real API tells neither the id nor whether a token was ended: none can be there. */
const ApiToken = z.object({
  id: sometimes(z.int()),
  title: z.string(),
  created_at: Moment,
  expire_timestamp: z.optional(Moment),
  is_disabled: sometimes(z.boolean()),
  is_old_token: sometimes(z.boolean()),
});

/** The caller's own tokens for programs, newest first. Errors: `server` 401. Source: GO API, `api_v2_external_token_list`. */
export const apiTokensEndpoint = listEndpoint({
  title: 'the list of API tokens',
  path: '/api/v2/external-token/',
  touches: ['apiToken'],
  token: 'required',
  order: ['id', 'title', 'created_at'],
  row: ApiToken,
  promises: { record: 'API token', given: [anApiToken], query: { limit: 12 }, searchedBy: 'search' },
});

/**
 * Makes a token by which programs read in the caller's name; valid for a year unless `expire_timestamp` says sooner. Errors:
 * `server` 401, 400 for a title that is too short, a time that is over or too far, or more than `MOST_TOKENS`. Source: GO API, `api_v2_external_token_create`.
 */
export const createApiTokenEndpoint = defineEndpoint({
  title: 'a new API token',
  method: 'POST',
  path: '/api/v2/external-token/',
  changes: ['apiToken'],
  token: 'required',
  language: 'current',
  isSecret: true,
  body: z.object({
    title: z
      .string()
      .check(z.trim(), z.minLength(TOKEN_TITLE_LENGTH.min), z.maxLength(TOKEN_TITLE_LENGTH.max)),
    expire_timestamp: z.optional(Moment),
  }),
  // The token is told once, when it is made.
  answer: z.extend(ApiToken, { token: z.string() }),
  interactions: [
    { given: [aMember], isSignedIn: true, body: { title: 'Dashboard' }, status: 201 },
    { title: 'without a token', body: { title: 'Dashboard' }, status: 401 },
    { title: 'without a title', given: [aMember], isSignedIn: true, body: { title: '' }, status: 400 },
  ],
});

/** Makes a token of the caller useless for good. The real API names it in a document and does not have it. Errors: `server` 401, 404. Source: GO API, `api_v2_external_token_revoke_create`. */
export const revokeApiTokenEndpoint = defineEndpoint({
  title: 'the end of an API token',
  method: 'POST',
  path: '/api/v2/external-token/{id}/revoke/',
  changes: ['apiToken'],
  token: 'required',
  extension: 'tokenRevoke',
  body: z.object({}),
  answer: ApiToken,
  interactions: [
    {
      given: [aMember, anApiToken],
      isSignedIn: true,
      path: { id: fromState('id', 6001) },
      body: {},
    },
    { title: 'without a token', path: { id: 6001 }, body: {}, status: 401 },
    {
      ...missingRecord('API token'),
      given: [aMember, ...(missingRecord('API token').given ?? [])],
      isSignedIn: true,
      body: {},
    },
    {
      title: 'with a bad body',
      given: [aMember],
      isSignedIn: true,
      path: { id: 6001 },
      body: [],
      status: 400,
    },
  ],
});
