import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage, missingRecord, withoutToken } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { listQuery, orderingBy } from '../query.ts';
import { like, pageOf } from '../schemas/shared.ts';

/** How many alerts a day may be mailed; null for all. Source: `notifications_alert_per_day`. */
export const ALERTS_PER_DAY = [5, 10, 20, 50] as const;
/** Characters of a title. Source: GO API, schema `AlertSubscriptionSerialize`. */
export const ALERT_TITLE_LENGTH = 255;

/** How many subscriptions one person has at most. */
export const MOST_SUBSCRIPTIONS = 50;

const perDay = z.nullish(z.literal(ALERTS_PER_DAY));
const readPerDay = z.nullish(like(z.int(), 10));
const ids = () => z.array(z.int()).check(z.maxLength(500));

/**
 * `hazard_types` are disaster types. Without countries and regions it is about the whole world: with our own API, the real one
 * (which has subscriptions on a branch alone) wants a place.
 */
const AlertSubscription = z.object({
  id: z.int(),
  title: z.string(),
  hazard_types: z.array(z.int()),
  countries: z.optional(z.array(z.int())),
  regions: z.optional(z.array(z.int())),
  alert_per_day: readPerDay,
});

const fields = {
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'This field is required.'), z.maxLength(ALERT_TITLE_LENGTH)),
  hazard_types: ids().check(z.minLength(1, 'Choose at least one.')),
  countries: z.optional(ids()),
  regions: z.optional(ids()),
  alert_per_day: perDay,
};

const signedIn = ['a user is signed in', { username: 'member' }] as const;
const existing = ['an alert subscription exists', { id: 6501 }] as const;
const floods = {
  title: 'Floods in Nepal',
  hazard_types: [12],
  countries: [123],
  regions: [],
  alert_per_day: 10,
};

/** The caller's own subscriptions to alerts of hazards. Errors: `server` 401. Source: GO API, `api_v2_alert_subscription_list`. */
export const alertSubscriptionsEndpoint = defineEndpoint({
  title: 'the list of alert subscriptions',
  method: 'GET',
  path: '/api/v2/alert-subscription/',
  touches: ['alertSubscription'],
  extension: 'alertSubscriptions',
  token: 'required',
  query: z.object({ ...listQuery, ordering: z.optional(orderingBy('id', 'title', 'created_at')) }),
  answer: pageOf(AlertSubscription),
  interactions: [
    { given: [signedIn, existing], isSignedIn: true, query: { limit: 100 } },
    {
      ...emptyPage('alert subscription'),
      given: [signedIn, ...(emptyPage('alert subscription').given ?? [])],
      isSignedIn: true,
    },
    withoutToken,
  ],
});

/**
 * Subscribes to alerts of some hazards, anywhere or in some places, at most so many a day. Errors: `server` 401, 400 by
 * field. Source: GO API, `api_v2_alert_subscription_create`.
 */
export const createAlertSubscriptionEndpoint = defineEndpoint({
  title: 'a new alert subscription',
  method: 'POST',
  path: '/api/v2/alert-subscription/',
  changes: ['alertSubscription'],
  extension: 'alertSubscriptions',
  token: 'required',
  language: 'current',
  body: z.object({
    ...fields,
    /** The caller; the document wants it, and it is never believed. */
    user: z.optional(z.int()),
  }),
  answer: AlertSubscription,
  interactions: [
    { given: [signedIn], isSignedIn: true, body: floods, status: 201 },
    { title: 'without a token', body: floods, status: 401 },
    {
      title: 'without hazards',
      given: [signedIn],
      isSignedIn: true,
      body: { ...floods, hazard_types: [] },
      status: 400,
    },
  ],
});

/**
 * Changes a subscription of the caller: what is left out stays. Errors: `server` 401, 404, 400 by field. Source: GO API,
 * `api_v2_alert_subscription_partial_update`.
 */
export const updateAlertSubscriptionEndpoint = defineEndpoint({
  title: 'a change of an alert subscription',
  method: 'PATCH',
  path: '/api/v2/alert-subscription/{id}/',
  changes: ['alertSubscription'],
  extension: 'alertSubscriptions',
  token: 'required',
  language: 'current',
  body: z.object({
    ...fields,
    title: z.optional(fields.title),
    hazard_types: z.optional(fields.hazard_types),
  }),
  answer: AlertSubscription,
  interactions: [
    {
      given: [signedIn, existing],
      isSignedIn: true,
      path: { id: fromState('id', 6501) },
      body: { title: 'Floods in Bagmati', alert_per_day: 5 },
    },
    { title: 'without a token', path: { id: 6501 }, body: { title: 'Floods' }, status: 401 },
    {
      title: 'without hazards',
      given: [signedIn, existing],
      isSignedIn: true,
      path: { id: fromState('id', 6501) },
      body: { hazard_types: [] },
      status: 400,
    },
    {
      ...missingRecord('alert subscription'),
      given: [signedIn, ...(missingRecord('alert subscription').given ?? [])],
      isSignedIn: true,
      body: { title: 'Floods' },
    },
  ],
});

/** Ends a subscription of the caller. Errors: `server` 401, 404. Source: GO API, `api_v2_alert_subscription_destroy`. */
export const deleteAlertSubscriptionEndpoint = defineEndpoint({
  title: 'the end of an alert subscription',
  method: 'DELETE',
  path: '/api/v2/alert-subscription/{id}/',
  changes: ['alertSubscription'],
  extension: 'alertSubscriptions',
  token: 'required',
  answer: z.undefined(),
  interactions: [
    { given: [signedIn, existing], isSignedIn: true, path: { id: fromState('id', 6501) }, status: 204 },
    { title: 'without a token', path: { id: 6501 }, status: 401 },
    {
      ...missingRecord('alert subscription'),
      given: [signedIn, ...(missingRecord('alert subscription').given ?? [])],
      isSignedIn: true,
    },
  ],
});
