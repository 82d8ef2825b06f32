import { defineEndpoint } from '../defineEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { Moment } from '../schemas/shared.ts';
import * as z from '../zod.ts';

const member = { username: 'member', password: 'GO-demo-2026' };
const credentials = {
  username: fromState('username', member.username),
  password: fromState('password', member.password),
};

/** How many sessions one account has at most: another sign-in ends the oldest. */
export const MOST_SESSIONS = 100;

/**
 * Signs in by user name or e-mail, without regard to case. `expires` is seven days later. Errors: `server` 400 with an
 * `error_message` for a wrong name or password (also of an inactive account), 429 with Retry-After after too many failures.
 * One account has `MOST_SESSIONS` at once; one more ends the oldest.
 * Source: `screens` facts of the sign-in page; operation `get_auth_token_create`.
 */
export const signInEndpoint = defineEndpoint({
  title: 'a sign-in',
  method: 'POST',
  path: '/get_auth_token',
  language: 'current',
  isSecret: true,
  body: z.object({
    username: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter your email address or username.'), z.maxLength(254)),
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
