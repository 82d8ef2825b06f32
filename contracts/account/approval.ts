import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage, missingRecord, withoutToken } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { listQuery, orderingBy } from '../query.ts';
import { Email, MiniCountry, Moment, pageOf } from '../schemas/shared.ts';

/**
 * Somebody who has registered from outside the allowed domains and confirmed their address (`verified_at`): they cannot sign in
 * until an administrator agrees. `justification`: why they ask, in their own words; empty where they did not have to say.
 */
const PendingRegistration = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: Email,
  country: z.nullable(MiniCountry),
  org: z.string(),
  position: z.nullable(z.string()),
  justification: z.string(),
  created_at: Moment,
  verified_at: Moment,
});

const signedIn = ['a user is signed in', { username: 'region-admin' }] as const;
const waiting = ['a registration waits for approval', { id: 6601 }] as const;
const noNewcomer = emptyPage('pending registration');
const missing = missingRecord('pending registration');

/**
 * The registrations that the caller may approve, who waits longest first: of their region, all for superusers. They stay until
 * somebody has approved them. Errors: `server` 401, 403 for who administers no region.
 */
export const pendingRegistrationsEndpoint = defineEndpoint({
  title: 'the list of pending registrations',
  method: 'GET',
  path: '/api/v2/pending-registration/',
  touches: ['registration'],
  extension: 'approvals',
  token: 'required',
  query: z.object({
    ...listQuery,
    ordering: z.optional(orderingBy('id', 'first_name', 'email', 'org', 'created_at', 'verified_at')),
  }),
  answer: pageOf(PendingRegistration),
  interactions: [
    { given: [signedIn, waiting], isSignedIn: true, query: { limit: 20 } },
    { ...noNewcomer, given: [signedIn, ...(noNewcomer.given ?? [])], isSignedIn: true },
    withoutToken,
    {
      title: 'for somebody who may approve none',
      given: [['a user is signed in', { username: 'member' }]],
      isSignedIn: true,
      status: 403,
    },
  ],
});

/**
 * Lets somebody in, and mails them so: the first who approves does it for all. Errors: `server` 401, 403 as for the list, 404 for
 * who does not wait, or not any more, or is another administrator's to approve.
 */
export const approveRegistrationEndpoint = defineEndpoint({
  title: 'the approval of a registration',
  method: 'POST',
  path: '/api/v2/pending-registration/{id}/approve/',
  changes: ['registration'],
  extension: 'approvals',
  token: 'required',
  body: z.object({}),
  answer: z.object({ id: z.int() }),
  interactions: [
    { given: [signedIn, waiting], isSignedIn: true, path: { id: fromState('id', 6601) }, body: {} },
    { title: 'without a token', path: { id: 6601 }, body: {}, status: 401 },
    { ...missing, given: [signedIn, ...(missing.given ?? [])], isSignedIn: true, body: {} },
    {
      title: 'with a bad body',
      given: [signedIn],
      isSignedIn: true,
      path: { id: 6601 },
      body: [],
      status: 400,
    },
  ],
});
