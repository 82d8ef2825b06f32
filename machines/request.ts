import { assign, type SnapshotFrom, setup } from 'xstate';
import { AHEAD_FAILURE_MS } from './constants/timings.ts';
import { effect } from './effect.ts';
import type { RetryPolicy } from './retryPolicy.ts';

/**
 * What a request is made of. Types are the wrapper's: the machine passes requests and answers through unread.
 *
 * `request`: what `send` gets. Times are in ms. `delayMs`: before it is sent first. `freshMs`: how long an answer is taken for
 * good; `firstFreshMs`: the same of the first one, where it was asked for ahead. `@default` 0
 * `retryDelay`: asked after a failure. `@default` never. `pollDelay`: asked after an answer; undefined or 0 ends polling.
 */
export interface RequestInput<Answer = unknown, Request = unknown> {
  request: Request;
  delayMs?: number | undefined;
  freshMs?: number | undefined;
  firstFreshMs?: number | undefined;
  retryDelay?: RetryPolicy | undefined;
  // A method, not a property: so a wrapper's narrower types fit.
  pollDelay?(answer: Answer): number | undefined;
}

interface RequestContext {
  input: RequestInput;
  /** Counts from 1; a poll starts over. */
  attempt: number;
  /** How long `retrying` or `polling` lasts, in ms. */
  waitMs: number;
  /** How long the next answer is taken for good, in ms. */
  freshMs: number;
  /** It was asked for ahead, and not again since. */
  isAhead: boolean;
  answer?: unknown;
  error?: unknown;
}

/**
 * One request through its life.
 *
 *   waiting -(delay)-> pending -> success | failure | polling -(poll delay)-> waiting
 *   pending -(failure worth repeating)-> retrying -(retry delay)-> waiting; `abort` -> aborted, silently.
 *   `refetch` starts again from every state; `watched`, told when somebody wants the answer, from those that are at rest without a
 *   fresh one. What was asked for ahead and has just failed is not sent again for the first who comes to show it. `joined`, told
 *   when others show it already, leaves a failure as they show it: who comes and goes with it would have it sent without end.
 *
 * Provide `send`. Leaving `pending` stops its actor and aborts its signal: an answer to an older run has no receiver. The
 * last answer stays while it is fetched again, and when that fails; an error never outlives the next answer.
 */
export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    input: {} as RequestInput,
    events: {} as
      | { type: 'refetch' }
      | { type: 'retry' }
      | { type: 'abort' }
      | { type: 'watched' }
      | { type: 'joined' },
    tags: {} as 'pending' | 'answered' | 'fresh',
  },
  actors: { send: effect<unknown, { request: unknown; attempt: number }>('send') },
  guards: {
    hasNoDelay: ({ context }) => !context.input.delayMs,
    isFresh: ({ context }) => context.freshMs > 0,
    isAhead: ({ context }) => context.isAhead,
    isWorthRetrying: ({ context }, { error }: { error: unknown }) => retryMs(context, error) !== undefined,
    isToBePolled: ({ context }, { answer }: { answer: unknown }) => pollMs(context, answer) > 0,
  },
  actions: {
    startOver: assign(({ context }) => ({
      attempt: 1,
      error: undefined,
      freshMs: context.input.freshMs ?? 0,
      isAhead: false,
    })),
    planRetry: assign(({ context }, { error }: { error: unknown }) => ({
      attempt: context.attempt + 1,
      waitMs: retryMs(context, error) ?? 0,
    })),
    planPoll: assign(({ context }, { answer }: { answer: unknown }) => ({
      attempt: 1,
      waitMs: pollMs(context, answer),
    })),
    keepAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer, error: undefined })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
  delays: {
    delay: ({ context }) => context.input.delayMs ?? 0,
    retryDelay: ({ context }) => context.waitMs,
    pollDelay: ({ context }) => context.waitMs,
    freshness: ({ context }) => context.freshMs,
    aheadFailure: AHEAD_FAILURE_MS,
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({
    input,
    attempt: 1,
    waitMs: 0,
    freshMs: input.firstFreshMs ?? input.freshMs ?? 0,
    isAhead: input.firstFreshMs !== undefined,
  }),
  initial: 'waiting',
  on: { refetch: '.starting' },
  states: {
    starting: { entry: 'startOver', always: 'waiting' },
    waiting: {
      tags: 'pending',
      always: { guard: 'hasNoDelay', target: 'pending' },
      on: { abort: 'aborted' },
      after: { delay: 'pending' },
    },
    pending: {
      tags: 'pending',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ request: context.input.request, attempt: context.attempt }),
        onDone: [
          {
            guard: { type: 'isToBePolled', params: answerOf },
            target: 'polling',
            actions: [
              { type: 'keepAnswer', params: answerOf },
              { type: 'planPoll', params: answerOf },
            ],
          },
          { target: 'success', actions: { type: 'keepAnswer', params: answerOf } },
        ],
        onError: [
          {
            guard: { type: 'isWorthRetrying', params: errorOf },
            target: 'retrying',
            actions: { type: 'planRetry', params: errorOf },
          },
          { target: 'failure', actions: { type: 'keepError', params: errorOf } },
        ],
      },
      on: { abort: 'aborted' },
    },
    success: {
      tags: 'answered',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isFresh', target: 'fresh' }, { target: 'stale' }] },
        fresh: { tags: 'fresh', after: { freshness: 'stale' } },
        stale: { on: { watched: '#request.starting', joined: '#request.starting' } },
      },
    },
    failure: {
      initial: 'deciding',
      on: { retry: 'starting' },
      states: {
        deciding: { always: [{ guard: 'isAhead', target: 'unseen' }, { target: 'seen' }] },
        unseen: { on: { watched: 'seen' }, after: { aheadFailure: 'seen' } },
        seen: { on: { watched: '#request.starting' } },
      },
    },
    retrying: {
      tags: 'pending',
      on: { abort: 'aborted', retry: 'waiting' },
      after: { retryDelay: 'waiting' },
    },
    polling: {
      tags: 'answered',
      on: { abort: 'aborted' },
      after: { pollDelay: 'waiting' },
    },
    aborted: { on: { retry: 'starting', watched: 'starting' } },
  },
});

function retryMs({ input, attempt }: RequestContext, error: unknown) {
  return input.retryDelay?.(error, attempt);
}

function pollMs({ input }: RequestContext, answer: unknown) {
  return input.pollDelay?.(answer) ?? 0;
}

function answerOf({ event }: { event: { output: unknown } }) {
  return { answer: event.output };
}

function errorOf({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}

export type RequestSnapshot = SnapshotFrom<typeof requestMachine>;
/** The last answer, also while it is fetched again. The wrapper that gave the request knows its type. */
export const selectAnswer = <Answer = unknown>(snapshot: RequestSnapshot) =>
  snapshot.context.answer as Answer | undefined;
export const selectError = (snapshot: RequestSnapshot) => snapshot.context.error;
/** The first load: under way, and nothing to show yet. */
export const selectIsPending = (snapshot: RequestSnapshot) =>
  snapshot.hasTag('pending') && snapshot.context.answer === undefined;
/** Under way again, with the last answer on the screen. */
export const selectIsRefreshing = (snapshot: RequestSnapshot) =>
  snapshot.hasTag('pending') && snapshot.context.answer !== undefined;
/** The answer is taken for good: whoever comes to want it is not the reason to ask again. */
export const selectIsFresh = (snapshot: RequestSnapshot) => snapshot.hasTag('fresh');
