import { defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { like, Moment, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { learningFilters } from './learnings.ts';
import { SUMMARY_STATUS } from './states.ts';

/** What a model wrote of one sector or component. `extracts_count`: of how many learnings. */
const Part = z.object({
  id: z.int(),
  title: z.string(),
  content: z.nullish(z.string()),
  extracts_count: z.int(),
});

/** A summary with this status of the learnings of a country. */
const ofStatus = (title: string, status: number, country: number): Interaction => ({
  title,
  given: [['a summary of operational learnings has a status', { status, country }]],
  query: { appeal_code__country__in: [fromState('country', country)] },
  decided: { status },
});

/**
 * What a language model wrote of the learnings that the filters find. It is begun by whoever asks first, and asked for again until
 * `status` is neither 1 (waiting) nor 2 (being written): 3 it is there, 4 there is nothing to write of, 5 it failed; whoever asks
 * after that has it begun anew. Insights are null and parts empty until it is there. `generated_at`: of our own API.
 * Source: GO API, `api_v2_ops_learning_summary_retrieve`.
 */
export const learningSummaryEndpoint = defineEndpoint({
  title: 'the summary of operational learnings',
  path: '/api/v2/ops-learning/summary/',
  query: z.object(learningFilters),
  answer: z.object({
    id: z.int(),
    status: z.optional(like(z.int(), SUMMARY_STATUS.done)),
    status_display: z.string(),
    insights1_title: z.nullish(z.string()),
    insights1_content: z.nullish(z.string()),
    insights2_title: z.nullish(z.string()),
    insights2_content: z.nullish(z.string()),
    insights3_title: z.nullish(z.string()),
    insights3_content: z.nullish(z.string()),
    sectors: z.array(Part),
    components: z.array(Part),
    used_extracts_count: z.int(),
    total_extracts_count: z.int(),
    earliest_appeal_date: z.nullish(Moment),
    latest_appeal_date: z.nullish(Moment),
    generated_at: sometimes(z.nullable(Moment)),
  }),
  interactions: [
    ofStatus('that waits', SUMMARY_STATUS.pending, 14),
    ofStatus('that is being written', SUMMARY_STATUS.started, 27),
    ofStatus('that is there', SUMMARY_STATUS.done, 123),
    ofStatus('of nothing', SUMMARY_STATUS.noExtracts, 53),
    ofStatus('that failed', SUMMARY_STATUS.failed, 62),
  ],
});
export type LearningSummaryAnswer = z.output<(typeof learningSummaryEndpoint)['answer']>;
