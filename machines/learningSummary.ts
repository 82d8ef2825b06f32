import { assign, type SnapshotFrom, setup } from 'xstate';
import { LEARNING_SUMMARY_PATIENCE_MS, LEARNING_SUMMARY_POLL_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** How far a summary is: `status` 1 pending, 2 started, 3 success, 4 no extracts, 5 failed. */
export interface LearningSummary {
  status?: number | undefined;
}

/** What is to be summarised: the filters of learnings. */
export interface LearningQuestion {
  query: Readonly<Record<string, unknown>>;
}

interface LearningSummaryContext extends LearningQuestion {
  /** The last answer to this question. */
  summary?: LearningSummary | undefined;
  /** Why the last look had no answer. */
  error?: unknown;
}

interface Found {
  summary: LearningSummary;
}

const PENDING = 1;
const STARTED = 2;
const SUCCESS = 3;
const NO_EXTRACTS = 4;

/**
 * A summary of operational learnings, which a language model writes once it is asked for.
 *
 *   working: looking -> pending | started -(5 s)-> looking, until it is there: success | noExtracts | failed
 *   pending, started -(page.hidden)-> paused -(page.shown)-> looking: nobody reads it meanwhile
 *   working -(cancel)-> cancelled, -(5 minutes)-> overdue; these, failed and unreachable -(retry)-> working
 *   question.changed leads from everywhere to working, without what was known of another question
 *
 * `pending` waits for its turn, `started` is being written; before the first answer it is `looking`. Provide `look`, which resolves
 * with the summary as far as it is. Each look at one that is not there has the server begin it, so none comes sooner than 5 s after
 * another. Source: operational learning facts, sections 6.1 and 6.5.
 */
export const learningSummaryMachine = setup({
  types: {
    context: {} as LearningSummaryContext,
    input: {} as LearningQuestion,
    events: {} as
      | ({ type: 'question.changed' } & LearningQuestion)
      | { type: 'cancel' }
      | { type: 'retry' }
      | { type: 'page.hidden' }
      | { type: 'page.shown' },
    tags: {} as 'working',
  },
  actors: { look: effect<LearningSummary, LearningQuestion>('look') },
  guards: {
    isPending: (_, { summary }: Found) => summary.status === PENDING,
    isStarted: (_, { summary }: Found) => summary.status === STARTED,
    isDone: (_, { summary }: Found) => summary.status === SUCCESS,
    isOfNothing: (_, { summary }: Found) => summary.status === NO_EXTRACTS,
  },
  actions: {
    keepQuestion: assign((_, { query }: LearningQuestion) => ({ query })),
    keepSummary: assign((_, { summary }: Found) => ({ summary, error: undefined })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forget: assign({ summary: undefined, error: undefined }),
  },
  delays: { poll: LEARNING_SUMMARY_POLL_MS, patience: LEARNING_SUMMARY_PATIENCE_MS },
}).createMachine({
  id: 'learningSummary',
  context: ({ input }) => ({ query: input.query }),
  initial: 'working',
  on: {
    'question.changed': {
      target: '.working',
      reenter: true,
      actions: { type: 'keepQuestion', params: ({ event }) => event },
    },
  },
  states: {
    working: {
      tags: 'working',
      entry: 'forget',
      initial: 'looking',
      on: { cancel: 'cancelled' },
      after: { patience: 'overdue' },
      states: {
        looking: {
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              {
                guard: { type: 'isPending', params: found },
                target: 'pending',
                actions: { type: 'keepSummary', params: found },
              },
              {
                guard: { type: 'isStarted', params: found },
                target: 'started',
                actions: { type: 'keepSummary', params: found },
              },
              {
                guard: { type: 'isDone', params: found },
                target: '#learningSummary.success',
                actions: { type: 'keepSummary', params: found },
              },
              {
                guard: { type: 'isOfNothing', params: found },
                target: '#learningSummary.noExtracts',
                actions: { type: 'keepSummary', params: found },
              },
              { target: '#learningSummary.failed', actions: { type: 'keepSummary', params: found } },
            ],
            onError: {
              target: '#learningSummary.unreachable',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        pending: { on: { 'page.hidden': 'paused' }, after: { poll: 'looking' } },
        started: { on: { 'page.hidden': 'paused' }, after: { poll: 'looking' } },
        paused: { on: { 'page.shown': 'looking' } },
      },
    },
    success: {},
    noExtracts: {},
    failed: { on: { retry: 'working' } },
    unreachable: { on: { retry: 'working' } },
    cancelled: { on: { retry: 'working' } },
    overdue: { on: { retry: 'working' } },
  },
});

function found({ event }: { event: { output: LearningSummary } }): Found {
  return { summary: event.output };
}

export type LearningSummarySnapshot = SnapshotFrom<typeof learningSummaryMachine>;

/** What a reader is told of it. */
export type SummaryPhase =
  | 'waiting'
  | 'pending'
  | 'started'
  | 'success'
  | 'noExtracts'
  | 'failed'
  | 'unreachable'
  | 'cancelled'
  | 'overdue';

/** While it is looked at again, what was known before holds. */
export function selectSummaryPhase({ value, context: { summary } }: LearningSummarySnapshot): SummaryPhase {
  if (typeof value === 'string') return value;
  if (summary?.status === PENDING) return 'pending';
  return summary?.status === STARTED ? 'started' : 'waiting';
}
export const selectIsSummaryWorking = (snapshot: LearningSummarySnapshot) => snapshot.hasTag('working');
export const selectSummary = ({ context }: LearningSummarySnapshot) => context.summary;
export const selectSummaryError = ({ context }: LearningSummarySnapshot) => context.error;
