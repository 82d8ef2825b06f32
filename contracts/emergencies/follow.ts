import { defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { like, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { anEmergency, EVENT } from './states.ts';

/**
 * What both calls answer, always with HTTP status 200: `status` 400 means that it failed, and `data` says why.
 * `isFollowDone` reads it.
 */
const Outcome = z.object({ status: sometimes(z.int()), data: like(z.string(), 'Success') });

const notAList: Interaction = {
  title: 'with a body that is no list',
  given: [aMember],
  isSignedIn: true,
  body: { value: 'nothing' },
  status: 400,
};

/** Follows an emergency; following twice does no harm. Errors: `server` 401 without a token. Source: GO API, `api_v2_add_subscription_create`. */
export const followEndpoint = defineEndpoint({
  title: 'following an emergency',
  method: 'POST',
  path: '/api/v2/add_subscription/',
  changes: ['subscription'],
  token: 'required',
  body: z.array(z.object({ type: z.literal('followedEvent'), value: z.int() })),
  answer: Outcome,
  interactions: [
    {
      given: [aMember, anEmergency],
      isSignedIn: true,
      body: [{ type: 'followedEvent', value: fromState('id', EVENT) }],
    },
    { ...withoutToken, body: [{ type: 'followedEvent', value: 7001 }] },
    notAList,
  ],
});

/** No longer follows an emergency. Errors: `server` 401 without a token. Source: GO API, `api_v2_del_subscription_create`. */
export const unfollowEndpoint = defineEndpoint({
  title: 'no longer following an emergency',
  method: 'POST',
  path: '/api/v2/del_subscription/',
  changes: ['subscription'],
  token: 'required',
  body: z.array(z.object({ value: z.int() })),
  answer: Outcome,
  interactions: [
    { given: [aMember, anEmergency], isSignedIn: true, body: [{ value: fromState('id', EVENT) }] },
    { ...withoutToken, body: [{ value: 7001 }] },
    notAList,
  ],
});

/** Whether the API did it: it hides a refusal in an answer with status 200. */
export const isFollowDone = ({ status }: z.output<typeof Outcome>): boolean => (status ?? 200) < 400;
