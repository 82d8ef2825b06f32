import { assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';
import type { RetryPolicy } from './retryPolicy.ts';

/**
 * What a request is made of. Types are the wrapper's: the machine passes requests and answers through unread.
 *
 * `request`: what `send` gets; undefined when there is nothing to send yet (spec section 5). Delays are in ms.
 * `isPreserved`: the last answer stays visible when the request changes, until the new one is answered or fails. `@default` false
 * `retryDelay`: asked after a failure. `@default` never. `pollDelay`: asked after an answer; undefined or 0 ends polling.
 * `readCache`, `writeCache`: for GETs; what is read shows at once, and the request still runs.
 */
export interface RequestInput<Answer = unknown, Request = unknown> {
  request?: Request | undefined;
  delayMs?: number | undefined;
  isPreserved?: boolean | undefined;
  retryDelay?: RetryPolicy | undefined;
  // Methods, not properties: so a wrapper's narrower types fit.
  pollDelay?(answer: Answer): number | undefined;
  readCache?(request: Request): Answer | undefined;
  writeCache?(request: Request, answer: Answer): void;
}

interface RequestContext {
  input: RequestInput;
  request: unknown;
  /** Counts from 1; a poll starts over. */
  attempt: number;
  /** How long `retrying` or `polling` lasts, in ms. */
  waitMs: number;
  answer?: unknown;
  /** The request that `answer` belongs to: another one while it is preserved. */
  answeredRequest?: unknown;
  error?: unknown;
}

const acceptAnswer = [
  { type: 'keepAnswer', params: answerOf },
  { type: 'writeCache', params: answerOf },
] as const;

/**
 * One request through its life.
 *
 *   idle -> waiting -(delay)-> pending -> success | failure | polling -(poll delay)-> waiting
 *   pending -(failure worth repeating)-> retrying -(retry delay)-> waiting; `abort` -> aborted, silently.
 *   `refetch` starts again from every state, `request.changed` with another request or, undefined, back to `idle`.
 *
 * Provide `send`. Leaving `pending` stops its actor and aborts its signal: an answer to an older run has no receiver. The
 * last answer stays while it is fetched again; an error never outlives the next answer.
 * Source: product specification, section 4; screen facts A4.
 */
export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    input: {} as RequestInput,
    events: {} as
      | { type: 'refetch' }
      | { type: 'retry' }
      | { type: 'abort' }
      | { type: 'request.changed'; request: unknown },
    tags: {} as 'pending' | 'answered',
  },
  actors: { send: effect<unknown, { request: unknown; attempt: number }>('send') },
  guards: {
    hasRequest: ({ context }) => context.request !== undefined,
    isGiven: (_, { request }: { request: unknown }) => request !== undefined,
    hasNoDelay: ({ context }) => !context.input.delayMs,
    isWorthRetrying: ({ context }, { error }: { error: unknown }) => retryMs(context, error) !== undefined,
    isToBePolled: ({ context }, { answer }: { answer: unknown }) => pollMs(context, answer) > 0,
  },
  actions: {
    keepRequest: assign(({ context }, { request }: { request: unknown }) => ({
      request,
      answer: context.input.isPreserved && request !== undefined ? context.answer : undefined,
      error: undefined,
    })),
    startOver: assign({ attempt: 1 }),
    forgetError: assign({ error: undefined }),
    planRetry: assign(({ context }, { error }: { error: unknown }) => ({
      attempt: context.attempt + 1,
      waitMs: retryMs(context, error) ?? 0,
    })),
    planPoll: assign(({ context }, { answer }: { answer: unknown }) => ({
      attempt: 1,
      waitMs: pollMs(context, answer),
    })),
    readCache: assign(({ context }) => {
      const answer = context.input.readCache?.(context.request);
      return answer === undefined ? {} : { answer, answeredRequest: context.request };
    }),
    keepAnswer: assign(({ context }, { answer }: { answer: unknown }) => ({
      answer,
      answeredRequest: context.request,
      error: undefined,
    })),
    writeCache: ({ context }, { answer }: { answer: unknown }) =>
      context.input.writeCache?.(context.request, answer),
    // Rows of another filter under the new one would be believed: what is preserved goes when its successor fails.
    keepError: assign(({ context }, { error }: { error: unknown }) => ({
      error,
      answer: context.answeredRequest === context.request ? context.answer : undefined,
    })),
  },
  delays: {
    delay: ({ context }) => context.input.delayMs ?? 0,
    retryDelay: ({ context }) => context.waitMs,
    pollDelay: ({ context }) => context.waitMs,
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({ input, request: input.request, attempt: 1, waitMs: 0 }),
  initial: 'deciding',
  on: {
    'request.changed': [
      {
        guard: { type: 'isGiven', params: ({ event }) => event },
        target: '.starting',
        actions: { type: 'keepRequest', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'keepRequest', params: ({ event }) => event } },
    ],
    refetch: { guard: 'hasRequest', target: '.starting' },
  },
  states: {
    deciding: { always: [{ guard: 'hasRequest', target: 'starting' }, { target: 'idle' }] },
    idle: {},
    starting: { entry: ['startOver', 'forgetError', 'readCache'], always: 'waiting' },
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
        input: ({ context }) => ({ request: context.request, attempt: context.attempt }),
        onDone: [
          {
            guard: { type: 'isToBePolled', params: answerOf },
            target: 'polling',
            actions: [...acceptAnswer, { type: 'planPoll', params: answerOf }],
          },
          { target: 'success', actions: acceptAnswer },
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
    success: { tags: 'answered' },
    failure: { on: { retry: 'starting' } },
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
    aborted: { on: { retry: 'starting' } },
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
/** The last run was answered: for what follows on a saved change, whose answer may have no content. */
export const selectIsSuccess = (snapshot: RequestSnapshot) => snapshot.hasTag('answered');
