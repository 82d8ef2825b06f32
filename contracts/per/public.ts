import { aCountryWith, NEPAL } from '../countries/states.ts';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { integer, repeated } from '../query.ts';
import * as z from '../zod.ts';
import { Component, MiniComponent, PerProcess } from './schemas.ts';
import { aCycle, ofAssessment, ofCycle, ofPrioritization } from './states.ts';

/* What the public may know of Preparedness for Effective Response (PER) in countries. */

/** Its cycles, the newest first. `assessment`: what it was rated in, null before. Source: GO API, `api_v2_public_per_process_status_list`. */
export const publicPerProcessesEndpoint = listEndpoint({
  title: 'the public PER processes',
  touches: ['per'],
  path: '/api/v2/public-per-process-status/',
  freshMs: WHOLE_VISIT_MS,
  filters: {
    country: z.optional(repeated(integer())),
    region: z.optional(integer()),
    id: z.optional(integer()),
  },
  order: ['id', 'date_of_assessment'],
  row: PerProcess,
  promises: {
    record: 'PER process',
    given: [aCountryWith('a PER process')],
    query: { country: [fromState('country', NEPAL)] },
    searchedBy: 'search',
  },
});

/** One of its cycles. Errors: `server` 404 for no such cycle. Source: GO API, `api_v2_public_per_process_status_retrieve`. */
export const publicPerProcessEndpoint = defineEndpoint({
  title: 'a public PER process',
  touches: ['per'],
  path: '/api/v2/public-per-process-status/{id}/',
  answer: PerProcess,
  interactions: [{ given: [aCycle], path: { id: ofCycle } }, missingRecord('PER process')],
});

/**
 * Which components a cycle strengthens first; once it is decided, and without the reasons. Errors: `server` 404 for none. Source: GO API,
 * `api_v2_public_per_prioritization_retrieve`.
 */
export const publicPerPrioritizationEndpoint = defineEndpoint({
  title: 'a public PER prioritization',
  touches: ['per'],
  path: '/api/v2/public-per-prioritization/{id}/',
  answer: z.object({
    id: z.int(),
    prioritized_action_responses: z.optional(
      z.array(z.object({ id: z.int(), component_details: MiniComponent })),
    ),
  }),
  interactions: [{ given: [aCycle], path: { id: ofPrioritization } }, missingRecord('PER prioritization')],
});

/**
 * How an assessment rated the components, by their areas. `rating_details.value` from 1 to 5, 0 where a component was not
 * reviewed. Errors: `server` 404 for no such assessment. Source: GO API, `api_v2_public_per_assessment_retrieve`.
 */
export const publicPerAssessmentEndpoint = defineEndpoint({
  title: 'a public PER assessment',
  touches: ['per'],
  path: '/api/v2/public-per-assessment/{id}/',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    id: z.int(),
    area_responses: z.optional(
      z.array(
        z.object({
          id: z.int(),
          component_responses: z.optional(
            z.array(
              z.object({
                component_details: Component,
                rating_details: z.nullish(z.object({ value: z.int(), title: z.nullish(z.string()) })),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
  interactions: [
    {
      given: [aCycle],
      path: { id: ofAssessment },
    },
    missingRecord('PER assessment'),
  ],
});
