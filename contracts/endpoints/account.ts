import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { Email, like, Moment } from '../schemas/shared.ts';

const member = { username: 'member', password: 'GO-demo-2026' };
const credentials = {
  username: fromState('username', member.username),
  password: fromState('password', member.password),
};

/**
 * Signs in by user name or e-mail, without regard to case. `expires` is seven days later. Errors: `server` 400 with an
 * `error_message` for a wrong name or password (also of an inactive account), 429 with Retry-After after too many failures.
 * Source: `screens` facts of the sign-in page; operation `get_auth_token_create`.
 */
export const signInEndpoint = defineEndpoint({
  title: 'a sign-in',
  method: 'POST',
  path: '/get_auth_token',
  isSecret: true,
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1, 'Enter your e-mail or user name.'), z.maxLength(254)),
    password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1000)),
  }),
  answer: z.object({
    token: z.string(),
    username: z.string(),
    first: z.nullish(z.string()),
    last: z.nullish(z.string()),
    expires: Moment,
    id: z.int(),
  }),
  interactions: [
    { given: [['a user exists', member]], body: credentials },
    {
      title: 'with a wrong password',
      given: [['a user exists', member]],
      body: { ...credentials, password: 'not-the-password' },
      status: 400,
      errorShape: 'legacy',
    },
  ],
});

const text = z.nullish(z.string());

const Profile = z.object({
  country: z.nullish(z.int()),
  city: text,
  org: text,
  org_type: z.nullish(like(z.string(), 'NTLS')),
  department: text,
  position: text,
  phone_number: text,
});

/** The profile of whoever the token belongs to. Errors: `server` 401 without a valid token. Source: GO API, `api_v2_user_me_retrieve`. */
export const currentUserEndpoint = defineEndpoint({
  title: 'the current user',
  method: 'GET',
  path: '/api/v2/user/me/',
  token: 'required',
  answer: z.object({
    id: z.int(),
    username: z.string(),
    email: z.optional(Email),
    first_name: z.optional(z.string()),
    last_name: z.optional(z.string()),
    is_superuser: z.optional(z.boolean()),
    is_ifrc_admin: z.boolean(),
    limit_access_to_guest: z.boolean(),
    is_admin_for_countries: z.array(z.int()),
    is_admin_for_regions: z.array(z.int()),
    is_per_admin_for_countries: z.array(z.int()),
    is_per_admin_for_regions: z.array(z.int()),
    is_dref_coordinator_for_regions: z.array(z.int()),
    profile: z.nullish(Profile),
    subscription: z.array(
      z.object({
        rtype: z.optional(z.int()),
        event: z.nullish(z.int()),
        country: z.nullish(z.int()),
        region: z.nullish(z.int()),
        dtype: z.nullish(z.int()),
      }),
    ),
  }),
  interactions: [
    { given: [['a user is signed in', { username: 'member' }]], isSignedIn: true },
    withoutToken,
  ],
});
