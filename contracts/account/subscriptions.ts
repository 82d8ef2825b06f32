import { defineEndpoint } from '../defineEndpoint.ts';
import { aMember } from '../pact/states.ts';
import { like, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/**
 * Every kind of mail that can be subscribed to: its code in a profile (`rtype`), and what its `value` is: `true`, or the id
 * of a record. Source: GO API, `update_subscriptions`; screen facts C3.
 */
export const SUBSCRIPTION_KINDS = {
  weeklyDigest: { rtype: 11, of: 'everything' },
  newEmergencies: { rtype: 12, of: 'everything' },
  newOperations: { rtype: 13, of: 'everything' },
  general: { rtype: 14, of: 'everything' },
  surge: { rtype: 3, of: 'everything' },
  surgeDM: { rtype: 9, of: 'everything' },
  surgeAEM: { rtype: 10, of: 'everything' },
  perDueDate: { rtype: 7, of: 'everything' },
  region: { rtype: 5, of: 'region' },
  country: { rtype: 4, of: 'country' },
  disasterType: { rtype: 6, of: 'dtype' },
  followedEvent: { rtype: 8, of: 'event' },
} as const;

export type SubscriptionKind = keyof typeof SUBSCRIPTION_KINDS;
const kinds = Object.keys(SUBSCRIPTION_KINDS) as SubscriptionKind[];

const Choice = z.object({ type: z.enum(kinds), value: z.union([z.literal(true), z.int()]) });
const choices = z.array(Choice).check(z.maxLength(1000));
/** A server may answer 200 with a `status` of its own for a failure: see `hasFailed`. */
const answer = z.object({ status: sometimes(z.int()), data: like(z.string(), 'Success') });

/** Whether an answer of 200 tells of a failure nevertheless. */
export const hasFailed = ({ status = 200 }: { status?: number | undefined }) => status >= 400;

/** Replaces all subscriptions of the caller: what is left out ends. Errors: `server` 401, 400. Source: operation `api_v2_update_subscriptions_create`. */
export const updateSubscriptionsEndpoint = defineEndpoint({
  title: 'a choice of mails',
  method: 'POST',
  path: '/api/v2/update_subscriptions/',
  changes: ['subscription'],
  token: 'required',
  body: choices,
  answer,
  interactions: [
    {
      given: [aMember],
      isSignedIn: true,
      body: [
        { type: 'weeklyDigest', value: true },
        { type: 'country', value: 123 },
      ],
    },
    { title: 'without a token', body: [], status: 401 },
    {
      title: 'of a kind that does not exist',
      given: [aMember],
      isSignedIn: true,
      body: [{ type: 'pigeon', value: true }],
      status: 400,
      extension: 'strictness',
    },
  ],
});
