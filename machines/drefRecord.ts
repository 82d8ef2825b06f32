import { assign, type SnapshotFrom, setup } from 'xstate';
import { DREF_STATUS, type DrefStage } from '#rules/dref.ts';
import { TRANSLATION_PATIENCE_MS, TRANSLATION_POLL_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** Which record it is: stages of different kinds may have the same id. */
export interface DrefKey {
  stage: DrefStage;
  id: number;
}

export interface DrefRecordInput extends DrefKey {
  /** A key of `dref_dref_status`. */
  status: number;
}

/** What is done with a record once it is written. */
export type DrefStep = 'finalize' | 'approve';

interface DrefRecordContext extends DrefRecordInput {
  /** The step that failed last, and why. */
  failure?: { step: DrefStep; error: unknown } | undefined;
}

interface Moved {
  status: number;
}

/**
 * One stage of a DREF, from its draft to its approval.
 *
 *   draft, failed -(finalize)-> ending -> finalized, or finalizing where it has to be translated first
 *   finalizing: waiting -(5 s)-> looking -> waiting | finalized | failed; after 5 minutes overdue -(finalize)-> ending
 *   finalized -(approve)-> approving -> approved
 *   A step that is refused leads back to where the record is, with the reason. `record.changed`: somebody else has moved it.
 *
 * Provide `finalize`, `approve` and `look`, which resolve with the record's status, and `tellMoved`, which is told once a
 * translation has come to its end: nobody has called anything then that would tell it. Who may do what: `rules/dref.ts`.
 * Source: DREF facts, section 2.2.
 */
export const drefRecordMachine = setup({
  types: {
    context: {} as DrefRecordContext,
    input: {} as DrefRecordInput,
    events: {} as { type: 'finalize' } | { type: 'approve' } | { type: 'record.changed'; status: number },
    tags: {} as 'stepping' | 'translating',
  },
  actors: {
    finalize: effect<number, DrefKey>('finalize'),
    approve: effect<number, DrefKey>('approve'),
    look: effect<number, DrefKey>('look'),
  },
  guards: {
    isFinalizing: ({ context }) => context.status === DREF_STATUS.finalizing,
    isFinalized: ({ context }) => context.status === DREF_STATUS.finalized,
    isApproved: ({ context }) => context.status === DREF_STATUS.approved,
    hasFailed: ({ context }) => context.status === DREF_STATUS.failed,
    isNews: ({ context }, { status }: Moved) => status !== context.status,
  },
  actions: {
    keepStatus: assign((_, { status }: Moved) => ({ status, failure: undefined })),
    keepFailure: assign((_, failure: NonNullable<DrefRecordContext['failure']>) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    tellMoved: () => {},
  },
  delays: { poll: TRANSLATION_POLL_MS, patience: TRANSLATION_PATIENCE_MS },
}).createMachine({
  id: 'drefRecord',
  context: ({ input }) => ({ ...input }),
  initial: 'deciding',
  on: {
    'record.changed': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'keepStatus', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isFinalizing', target: 'finalizing' },
        { guard: 'isFinalized', target: 'finalized' },
        { guard: 'isApproved', target: 'approved' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'draft' },
      ],
    },
    draft: { on: { finalize: 'ending' } },
    ending: {
      tags: 'stepping',
      entry: 'forgetFailure',
      invoke: {
        id: 'finalize',
        src: 'finalize',
        input: keyOf,
        onDone: { target: 'deciding', actions: { type: 'keepStatus', params: statusOf } },
        onError: {
          target: 'deciding',
          actions: { type: 'keepFailure', params: ({ event }) => ({ step: 'finalize', error: event.error }) },
        },
      },
    },
    finalizing: {
      tags: 'translating',
      initial: 'waiting',
      after: { patience: 'overdue' },
      states: {
        waiting: { after: { poll: 'looking' } },
        looking: {
          invoke: {
            id: 'look',
            src: 'look',
            input: keyOf,
            onDone: [
              {
                guard: { type: 'isNews', params: statusOf },
                target: '#drefRecord.deciding',
                actions: [{ type: 'keepStatus', params: statusOf }, 'tellMoved'],
              },
              { target: 'waiting' },
            ],
            // It is looked again, as long as there is patience.
            onError: 'waiting',
          },
        },
      },
    },
    overdue: { tags: 'translating', on: { finalize: 'ending' } },
    failed: { on: { finalize: 'ending' } },
    finalized: { on: { approve: 'approving' } },
    approving: {
      tags: 'stepping',
      entry: 'forgetFailure',
      invoke: {
        id: 'approve',
        src: 'approve',
        input: keyOf,
        onDone: { target: 'deciding', actions: { type: 'keepStatus', params: statusOf } },
        onError: {
          target: 'deciding',
          actions: { type: 'keepFailure', params: ({ event }) => ({ step: 'approve', error: event.error }) },
        },
      },
    },
    approved: {},
  },
});

function keyOf({ context: { stage, id } }: { context: DrefRecordContext }): DrefKey {
  return { stage, id };
}

function statusOf({ event }: { event: { output: number } }): Moved {
  return { status: event.output };
}

export type DrefRecordSnapshot = SnapshotFrom<typeof drefRecordMachine>;
/** As far as it is known here: a key of `dref_dref_status`. */
export const selectDrefStatus = (snapshot: DrefRecordSnapshot) => snapshot.context.status;
/** The step that is on its way to the server. */
export const selectRunningStep = (snapshot: DrefRecordSnapshot): DrefStep | undefined =>
  snapshot.matches('ending') ? 'finalize' : snapshot.matches('approving') ? 'approve' : undefined;
export const selectIsStepping = (snapshot: DrefRecordSnapshot) => snapshot.hasTag('stepping');
/** The step that failed last, and why, until one is tried again. */
export const selectStepFailure = (snapshot: DrefRecordSnapshot) => snapshot.context.failure;
export const selectIsTranslating = (snapshot: DrefRecordSnapshot) => snapshot.hasTag('translating');
/** Its translation takes too long: it can be asked for again. */
export const selectIsOverdue = (snapshot: DrefRecordSnapshot) => snapshot.matches('overdue');
