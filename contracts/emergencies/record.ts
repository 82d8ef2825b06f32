import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { WholeEvent } from './schemas.ts';
import { anEmergency, EVENT } from './states.ts';

/** One emergency, whole. Errors: `server` 404 when it is missing or hidden from the caller. Source: GO API, `api_v2_event_retrieve`. */
export const emergencyEndpoint = defineEndpoint({
  title: 'an emergency',
  path: '/api/v2/event/{id}/',
  touches: ['emergency', 'fieldReport', 'activity'],
  answer: WholeEvent,
  interactions: [{ given: [anEmergency], path: { id: fromState('id', EVENT) } }, missingRecord('emergency')],
});

/**
 * The emergency that a short address names, by its id. Errors: `server` 404 when no emergency the caller may see has the
 * slug. Source: GO API, `api_v2_event_retrieve_3` (no slash at the end).
 */
export const emergencyBySlugEndpoint = defineEndpoint({
  title: 'an emergency by its slug',
  path: '/api/v2/event/{slug}',
  answer: z.object({ id: z.int() }),
  interactions: [
    {
      given: [['an emergency has a slug', { slug: 'nepal-floods' }]],
      path: { slug: fromState('slug', 'nepal-floods') },
    },
    { title: 'that no emergency has', path: { slug: 'no-such-emergency-9999999' }, status: 404 },
  ],
});
