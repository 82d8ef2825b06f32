import { defineEndpoint } from '../defineEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import * as z from '../zod.ts';

const name = () => z.string().check(z.trim(), z.minLength(1, 'This field is required.'), z.maxLength(254));
const secret = () => z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(255));
/** What the API says of a success, nobody reads. The real one repeats what it was sent. */
const done = z.record(z.string(), z.unknown());

/**
 * Mails a link by which a new password is chosen. Our own API knows user names too, and answers the same whether somebody is known or
 * not; the real one refuses an address that nobody has. Errors: `server` 400 without one, 429 with Retry-After. Source: screen facts B3; operation `recover_password_create`.
 */
export const recoverPasswordEndpoint = defineEndpoint({
  title: 'a recovery of an account',
  method: 'POST',
  path: '/recover_password',
  language: 'current',
  isSecret: true,
  body: z.object({ email: name() }),
  answer: done,
  interactions: [
    {
      given: [['a user exists', { username: 'member', email: 'member@demo.example' }]],
      body: { email: fromState('email', 'member@demo.example') },
    },
    { title: 'without an address', body: {}, status: 400, errorShape: 'legacy' },
  ],
});

const mailed = { username: 'changer', token: '89abcdef0123456789abcdef01234567' };
const link = { username: fromState('username', mailed.username), token: fromState('token', mailed.token) };

/**
 * Sets a new password by a mailed link, which works once and for an hour, and ends all sessions of its user. Errors: `server`
 * 400 at `new_password` for a rule of passwords, at the form for a link that is not valid, 429 with Retry-After.
 * Source: GO API, `change_recover_password_create`; screen facts B4 and B6.
 */
export const changeRecoveredPasswordEndpoint = defineEndpoint({
  title: 'a new password by a mailed link',
  method: 'POST',
  path: '/change_recover_password',
  language: 'current',
  isSecret: true,
  body: z.object({ username: name(), token: name(), new_password: secret() }),
  answer: done,
  interactions: [
    {
      given: [['a recovery link was mailed', mailed]],
      body: { ...link, new_password: 'Sunrise-4-all' },
    },
    {
      title: 'that is not valid',
      body: { username: 'nobody-asked', token: 'never-mailed', new_password: 'Sunrise-4-all' },
      status: 400,
    },
    {
      // Whoever asked twice, and opens the first mail.
      title: 'by the link of an earlier mail',
      given: [['a recovery link was mailed', mailed]],
      body: { ...link, token: 'fedcba9876543210fedcba9876543210', new_password: 'Sunrise-4-all' },
      status: 400,
    },
  ],
});

const changer = { username: 'changer', password: 'Harvest-9-moon' };
const ownAccount = [
  ['an account is there', changer],
  ['a user is signed in', { username: changer.username }],
] as const;

/**
 * Changes the caller's own password and ends their other sessions. Errors: `server` 401, 400 at `old_password` (wrong) and
 * `new_password` (rules), 429 with Retry-After after too many wrong ones. Source: GO API, `change_password_create`; screen facts C2.2.
 */
export const changePasswordEndpoint = defineEndpoint({
  title: 'a change of the password',
  method: 'POST',
  path: '/change_password',
  token: 'required',
  language: 'current',
  isSecret: true,
  body: z.object({ old_password: secret(), new_password: secret() }),
  answer: done,
  interactions: [
    {
      given: ownAccount,
      isSignedIn: true,
      body: { old_password: fromState('password', changer.password), new_password: 'Sunrise-4-all' },
    },
    {
      title: 'without a token',
      body: { old_password: 'Harvest-9-moon', new_password: 'Sunrise-4-all' },
      status: 401,
    },
    {
      title: 'with a wrong one',
      given: ownAccount,
      isSignedIn: true,
      body: { old_password: 'not-the-password', new_password: 'Sunrise-4-all' },
      status: 400,
    },
  ],
});
