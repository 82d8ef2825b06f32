import { defineEndpoint } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { Email, MiniCountry, Moment } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aPendingRegistration } from './states.ts';

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

const anAdmin = signedInAs('region-admin');
const missing = missingRecord('pending registration');

/**
 * The registrations that the caller may approve, who waits longest first: of their region, all for superusers. They stay until
 * somebody has approved them. Errors: `server` 401, 403 for who administers no region.
 */
export const pendingRegistrationsEndpoint = listEndpoint({
  title: 'the list of pending registrations',
  path: '/api/v2/pending-registration/',
  touches: ['registration'],
  extension: 'approvals',
  token: 'required',
  order: ['id', 'first_name', 'email', 'org', 'created_at', 'verified_at'],
  row: PendingRegistration,
  promises: {
    record: 'pending registration',
    as: 'region-admin',
    given: [aPendingRegistration],
    query: { limit: 20 },
    refusedTo: ['member', 'for somebody who may approve none'],
  },
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
    {
      given: [anAdmin, aPendingRegistration],
      isSignedIn: true,
      path: { id: fromState('id', 6601) },
      body: {},
    },
    { title: 'without a token', path: { id: 6601 }, body: {}, status: 401 },
    { ...missing, given: [anAdmin, ...(missing.given ?? [])], isSignedIn: true, body: {} },
    {
      title: 'with a bad body',
      given: [anAdmin],
      isSignedIn: true,
      path: { id: 6601 },
      body: [],
      status: 400,
    },
  ],
});
