import { defineEndpoint } from '../defineEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import * as z from '../zod.ts';
import { ORGANIZATION_TYPES } from './registration.ts';

/** Characters of a name, and of any other text of a profile. Source: GO API, schemas `User` and `Profile`. */
export const PROFILE_LENGTHS = { name: 150, text: 100 } as const;

const name = () =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'This field may not be blank.'), z.maxLength(PROFILE_LENGTHS.name));
const text = () => z.string().check(z.trim(), z.maxLength(PROFILE_LENGTHS.text));

const owner = [
  ['an account is there', { username: 'changer', password: 'Harvest-9-moon', id: 8001 }],
  ['a user is signed in', { username: 'changer' }],
] as const;

/**
 * Changes the caller's own names and profile: what is left out stays. Errors: `server` 401, 403 for guests, 404 for anyone
 * else's account, 400 by field, those of the profile within `profile`. Source: GO API, `api_v2_user_partial_update`.
 */
export const updateUserEndpoint = defineEndpoint({
  title: 'a change of the profile',
  method: 'PATCH',
  path: '/api/v2/user/{id}/',
  token: 'required',
  language: 'current',
  body: z.object({
    first_name: z.optional(name()),
    last_name: z.optional(name()),
    profile: z.optional(
      z.object({
        country: z.optional(z.int()),
        city: z.optional(z.nullable(text())),
        org_type: z.optional(z.enum(ORGANIZATION_TYPES)),
        org: z.optional(text()),
        department: z.optional(z.nullable(text())),
        position: z.optional(z.nullable(text())),
        phone_number: z.optional(z.nullable(text())),
      }),
    ),
  }),
  answer: z.object({
    id: z.optional(z.int()),
    first_name: z.optional(z.string()),
    last_name: z.optional(z.string()),
  }),
  interactions: [
    {
      given: owner,
      isSignedIn: true,
      path: { id: fromState('id', 8001) },
      body: { first_name: 'Nadia', profile: { country: 123, city: 'Pokhara' } },
    },
    { title: 'without a token', path: { id: 8001 }, body: { first_name: 'Nadia' }, status: 401 },
    {
      title: "of someone else's account",
      given: [owner[1]],
      isSignedIn: true,
      path: { id: 9_999_999 },
      body: { first_name: 'Nadia' },
      status: 404,
    },
    {
      title: 'without a name',
      given: owner,
      isSignedIn: true,
      path: { id: fromState('id', 8001) },
      body: { first_name: '' },
      status: 400,
      extension: 'strictness',
    },
  ],
});
