import { listEndpoint } from '../listEndpoint.ts';
import { recordEndpoints } from '../recordEndpoints.ts';
import { like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { anAlertSubscription, floodAlerts } from './states.ts';

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

/** The caller's own subscriptions to alerts of hazards. Errors: `server` 401. Source: GO API, `api_v2_alert_subscription_list`. */
export const alertSubscriptionsEndpoint = listEndpoint({
  title: 'the list of alert subscriptions',
  path: '/api/v2/alert-subscription/',
  touches: ['alertSubscription'],
  extension: 'alertSubscriptions',
  token: 'required',
  order: ['id', 'title', 'created_at'],
  row: AlertSubscription,
  promises: { record: 'alert subscription', given: [anAlertSubscription], query: { limit: 100 } },
});

/**
 * A subscription of the caller to alerts of some hazards, anywhere or in some places, at most so many a day. Source: GO API,
 * `api_v2_alert_subscription_create` to `…_destroy`.
 */
export const {
  create: createAlertSubscriptionEndpoint,
  update: updateAlertSubscriptionEndpoint,
  remove: deleteAlertSubscriptionEndpoint,
} = recordEndpoints({
  name: 'an alert subscription',
  path: '/api/v2/alert-subscription/',
  subject: 'alertSubscription',
  extension: 'alertSubscriptions',
  language: 'current',
  schema: z.object({
    ...fields,
    /** The caller; the document wants it, and it is never believed. */
    user: z.optional(z.int()),
  }),
  change: z.object({
    ...fields,
    title: z.optional(fields.title),
    hazard_types: z.optional(fields.hazard_types),
  }),
  answer: AlertSubscription,
  promises: {
    exists: anAlertSubscription,
    body: floodAlerts,
    change: { title: 'Floods in Bagmati', alert_per_day: 5 },
    wrong: { title: 'without hazards', body: { ...floodAlerts, hazard_types: [] } },
    wrongChange: { title: 'without hazards', body: { hazard_types: [] } },
    isKeyed: false,
    lock: 'none',
  },
});
