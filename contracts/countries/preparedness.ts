import * as z from 'zod/mini';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { integer, repeated } from '../query.ts';
import { Email, like, MiniCountry, Moment } from '../schemas/shared.ts';
import { aCountryWith, NEPAL } from './states.ts';

/* What the public may know of Preparedness for Effective Response (PER) in countries. */

const Day = like(z.string(), '2026-05-01');
const AssessmentType = z.object({ id: z.int(), name: z.string() });

/** Its cycles, the newest first. `assessment`: what it was rated in, null before. Source: GO API, `api_v2_public_per_process_status_list`. */
export const publicPerProcessesEndpoint = listEndpoint({
  title: 'the public PER processes',
  path: '/api/v2/public-per-process-status/',
  freshMs: WHOLE_VISIT_MS,
  filters: {
    country: z.optional(repeated(integer())),
    region: z.optional(integer()),
    id: z.optional(integer()),
  },
  order: ['id', 'date_of_assessment'],
  row: z.object({
    id: z.int(),
    country: z.nullish(z.int()),
    country_details: z.nullish(MiniCountry),
    assessment: z.nullable(z.int()),
    assessment_number: z.optional(z.int()),
    date_of_assessment: z.nullish(Day),
    phase: z.nullish(like(z.int(), 2)),
    phase_display: z.nullish(z.string()),
    type_of_assessment_details: z.nullish(AssessmentType),
    ns_focal_point_name: z.nullish(z.string()),
    ns_focal_point_email: z.nullish(Email),
    updated_at: Moment,
  }),
  promises: {
    record: 'PER process',
    given: [aCountryWith('a PER process')],
    query: { country: [fromState('country', NEPAL)] },
    searchedBy: 'search',
  },
});

/**
 * How an assessment rated the components, by their areas. `rating_details.value` from 1 to 5, 0 where a component was not
 * reviewed. Errors: `server` 404 for no such assessment. Source: GO API, `api_v2_public_per_assessment_retrieve`.
 */
export const publicPerAssessmentEndpoint = defineEndpoint({
  title: 'a public PER assessment',
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
                component_details: z.object({ id: z.int(), title: z.nullish(z.string()) }),
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
      given: [['a PER assessment exists', { id: 1 }]],
      path: { id: fromState('id', 1) },
    },
    missingRecord('PER assessment'),
  ],
});
