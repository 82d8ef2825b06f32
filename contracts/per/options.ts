import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { integer } from '../query.ts';
import * as z from '../zod.ts';
import { AssessmentType, Rating } from './schemas.ts';

/** What assessments choose from: ratings, answers, and how one assesses. Errors: `server` 401, 403 for guests. Source: GO API, `api_v2_per_options_retrieve`. */
export const perOptionsEndpoint = defineEndpoint({
  title: 'what PER assessments choose from',
  path: '/api/v2/per-options/',
  token: 'required',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    componentratings: z.array(Rating),
    answers: z.array(z.object({ id: z.int(), text: z.string() })),
    overviewassessmenttypes: z.array(AssessmentType),
  }),
  interactions: [
    { given: [aMember], isSignedIn: true },
    { title: 'for a guest', given: [signedInAs('guest')], isSignedIn: true, status: 403 },
    withoutToken,
  ],
});

/** The five areas of components. Source: GO API, `api_v2_per_formarea_list`. */
export const perAreasEndpoint = listEndpoint({
  title: 'the list of PER areas',
  path: '/api/v2/per-formarea/',
  freshMs: WHOLE_VISIT_MS,
  filters: { area_num: z.optional(integer()) },
  row: z.object({ id: z.int(), area_num: z.optional(z.int()), title: z.nullish(z.string()) }),
  promises: {
    record: 'PER area',
    given: [['a PER area exists', { area_num: 1 }]],
    searchedBy: 'search',
  },
});
