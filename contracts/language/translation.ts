import { defineEndpoint } from '../defineEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import * as z from '../zod.ts';

/** How many changes one call of `updateStringsEndpoint` may hold. Our own choice, so that a call stays small. */
export const STRINGS_PER_CALL = 200;

const change = { action: 'set', page_name: 'pact', key: 'greeting', value: 'Bonjour' };
const frenchStrings = { path: { id: 'fr' }, body: { actions: [change] } };

/** A string as the API keeps it. `hash`: MD5 of its value. */
const StoredString = z.object({ id: z.int(), key: z.string(), page_name: z.string(), value: z.string() });

/**
 * Sets and deletes strings of a language, for whoever keeps the translations; a string is known by its page and key.
 * Errors: `server` 401 without a token, 403 for who may not, 404 for an unknown language, 400 for a change without a key,
 * or a `set` without a value. Source: GO API, `api_v2_language_bulk_action_create`.
 */
export const updateStringsEndpoint = defineEndpoint({
  title: 'a change of strings',
  method: 'POST',
  path: '/api/v2/language/{id}/bulk-action/',
  token: 'required',
  body: z.object({
    actions: z
      .array(
        z.discriminatedUnion('action', [
          z.object({
            action: z.literal('set'),
            key: z.string().check(z.minLength(1), z.maxLength(255)),
            page_name: z.string().check(z.minLength(1), z.maxLength(255)),
            value: z.string().check(z.minLength(1)),
          }),
          z.object({
            action: z.literal('delete'),
            key: z.string().check(z.minLength(1), z.maxLength(255)),
            page_name: z.string().check(z.minLength(1), z.maxLength(255)),
          }),
        ]),
      )
      .check(z.maxLength(STRINGS_PER_CALL)),
  }),
  answer: z.object({
    new_strings: z.nullish(z.array(StoredString)),
    updated_strings: z.nullish(z.array(StoredString)),
    deleted_string_ids: z.nullish(z.array(z.int())),
  }),
  interactions: [
    { ...frenchStrings, given: [['a user is signed in', { username: 'superuser' }]], isSignedIn: true },
    { ...frenchStrings, title: 'without a token', status: 401 },
    {
      ...frenchStrings,
      title: 'by someone who may not',
      given: [['a user is signed in', { username: 'member' }]],
      isSignedIn: true,
      status: 403,
    },
    {
      title: 'of a language that does not exist',
      given: [
        ['a user is signed in', { username: 'superuser' }],
        ['no language exists', { id: 'xx' }],
      ],
      isSignedIn: true,
      path: { id: fromState('id', 'xx') },
      body: { actions: [change] },
      status: 404,
      extension: 'strictness',
    },
    {
      title: 'without a value',
      given: [['a user is signed in', { username: 'superuser' }]],
      isSignedIn: true,
      path: { id: 'fr' },
      body: { actions: [{ action: 'set', page_name: 'pact', key: 'greeting' }] },
      status: 400,
    },
  ],
});
