import { defineEndpoint } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { flag, integer, repeated } from '../query.ts';
import { Email, LanguageCode, like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { AssessmentType, Day, PerProcess } from './schemas.ts';
import { aCycle, ofCycle } from './states.ts';

/* Cycles of PER for those who look after them: see `rules/per.ts`. What the public may know: `contracts/per/public.ts`. */

const aPerAdmin = signedInAs('per-admin');
const missing = missingRecord('PER process');

const OwnProcess = z.extend(PerProcess, {
  date_of_orientation: z.nullish(Day),
  translation_module_original_language: z.optional(LanguageCode),
});

const filters = {
  country: z.optional(repeated(integer())),
  region: z.optional(integer()),
  id: z.optional(integer()),
};
const listed = { token: 'required', touches: ['per'], filters, row: OwnProcess } as const;
const promised = {
  record: 'PER process',
  given: [aCycle],
  as: 'per-admin',
  searchedBy: 'search',
  refusedTo: ['guest', 'for a guest'],
} as const;
const ofItsCountry = { country: [fromState('country', aCycle[1].country)], limit: 20 };

/** Cycles of the countries that the caller looks after. Errors: `server` 401, 403 for guests. Source: GO API, `api_v2_per_process_status_list`. */
export const perProcessesEndpoint = listEndpoint({
  ...listed,
  title: 'the list of PER processes',
  path: '/api/v2/per-process-status/',
  filters: {
    ...filters,
    /** Those that the caller began. Only our API narrows by it. */
    mine: z.optional(flag()),
  },
  order: ['id', 'date_of_assessment', 'assessment_number', 'phase'],
  promises: {
    ...promised,
    query: ofItsCountry,
    also: [{ title: 'that the caller began', query: { mine: true, limit: 20 }, extension: 'mine' }],
  },
});

/** The latest cycle of each of them. Errors as above. Source: GO API, `api_v2_aggregated_per_process_status_list`. */
export const latestPerProcessesEndpoint = listEndpoint({
  ...listed,
  title: 'the list of the latest PER processes',
  path: '/api/v2/aggregated-per-process-status/',
  order: ['date_of_assessment', 'assessment_number', 'phase'],
  promises: { ...promised, query: ofItsCountry },
});

/**
 * Where a cycle stands. Errors: `server` 401, 403 for guests, 404 for whoever may not see it. Source: GO API,
 * `api_v2_per_process_status_retrieve`.
 */
export const perProcessEndpoint = defineEndpoint({
  title: 'a PER process',
  path: '/api/v2/per-process-status/{id}/',
  token: 'required',
  touches: ['per'],
  answer: OwnProcess,
  interactions: [
    { given: [aCycle, aPerAdmin], isSignedIn: true, path: { id: ofCycle } },
    {
      title: 'of another country',
      given: [aCycle, aMember],
      isSignedIn: true,
      path: { id: ofCycle },
      status: 404,
    },
    { ...withoutToken, given: [aCycle], path: { id: ofCycle } },
    { ...missing, given: [aPerAdmin, ...(missing.given ?? [])], isSignedIn: true },
  ],
});

/** One cycle with what was rated on average in each of its country so far. */
const PerStats = z.object({
  id: z.int(),
  assessment_number: z.optional(z.int()),
  date_of_assessment: z.nullish(Day),
  phase: z.nullish(like(z.int(), 2)),
  phase_display: z.nullish(z.string()),
  type_of_assessment: z.nullish(AssessmentType),
  ns_focal_point_name: z.nullish(z.string()),
  ns_focal_point_email: z.nullish(Email),
  /** Null for those who do not look after the country. */
  assessment_ratings: z.nullish(
    z.array(
      z.object({
        assessment_number: z.int(),
        /** From 1 to 5, of what was reviewed; null as long as nothing was. Of all cycles, in no order. */
        average_rating: z.nullish(z.number()),
        date_of_assessment: z.nullish(Day),
      }),
    ),
  ),
});

/** Cycles with the average ratings of their country, the newest first. Errors: `server` 401, 403 for guests. Source: GO API, `api_v2_per_stats_list`. */
export const perStatsEndpoint = listEndpoint({
  title: 'the figures of PER processes',
  path: '/api/v2/per-stats/',
  token: 'required',
  touches: ['per'],
  filters,
  order: ['id', 'date_of_assessment'],
  row: PerStats,
  promises: {
    ...promised,
    query: { country: [fromState('country', aCycle[1].country)], id: ofCycle },
  },
});
