import { assign, type SnapshotFrom, setup } from 'xstate';
import { obstacleToStep, PER_PHASE, type PerStep, stepOfPhase } from '#rules/perSteps.ts';
import { effect } from './effect.ts';

export interface PerProcessInput {
  /** Names the process. */
  id: number;
  /** A key of `per_perphases`. */
  phase: number;
}

interface PerProcessContext extends PerProcessInput {
  /** The step that could not be finished, and why: the server's word, or that it is not its turn. */
  failure?: { step: PerStep; error?: unknown } | undefined;
}

/** What is sent to finish a step. */
export interface PerFinish {
  id: number;
  step: PerStep;
}

/**
 * A process of Preparedness for Effective Response, from its overview to what is done about its plan.
 *
 *   orientation -(finish)-> finishing -> assessment -(finish)-> … prioritization … workPlan -> action; nothing leads back
 *   A step that the server refuses to finish leaves the process where it is, with the reason; so does one whose turn it is not.
 *   `phase.changed`: somebody else has brought it on. In the last phase the plan is kept up to date, and nothing is left to finish.
 *
 * Provide `finish`, which saves the step as finished and resolves with the phase that the process is in then. What may be
 * written in which phase, and by whom: `rules/per.ts`. Source: PER facts, A1.
 */
export const perProcessMachine = setup({
  types: {
    context: {} as PerProcessContext,
    input: {} as PerProcessInput,
    events: {} as
      | { type: 'finish'; step: PerStep }
      | { type: 'phase.changed'; phase: number }
      | { type: 'dismiss' },
    tags: {} as 'finishing',
  },
  actors: { finish: effect<number, PerFinish>('finish') },
  guards: {
    isOrientation: ({ context }) => context.phase <= PER_PHASE.orientation,
    isAssessment: ({ context }) => context.phase === PER_PHASE.assessment,
    isPrioritization: ({ context }) => context.phase === PER_PHASE.prioritization,
    isWorkPlan: ({ context }) => context.phase === PER_PHASE.workPlan,
    isItsTurn: ({ context }, { step }: { step: PerStep }) => stepOfPhase(context.phase) === step,
    isNews: ({ context }, { phase }: { phase: number }) => phase !== context.phase,
  },
  actions: {
    keepPhase: assign((_, { phase }: { phase: number }) => ({ phase, failure: undefined })),
    keepFailure: assign((_, failure: NonNullable<PerProcessContext['failure']>) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'perProcess',
  context: ({ input }) => ({ ...input }),
  initial: 'deciding',
  on: {
    'phase.changed': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'keepPhase', params: ({ event }) => event },
    },
    dismiss: { actions: 'forgetFailure' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isOrientation', target: 'open.orientation' },
        { guard: 'isAssessment', target: 'open.assessment' },
        { guard: 'isPrioritization', target: 'open.prioritization' },
        { guard: 'isWorkPlan', target: 'open.workPlan' },
        { target: 'action' },
      ],
    },
    open: {
      initial: 'orientation',
      on: {
        finish: [
          { guard: { type: 'isItsTurn', params: ({ event }) => event }, target: 'finishing' },
          { actions: { type: 'keepFailure', params: ({ event }) => ({ step: event.step }) } },
        ],
      },
      states: { orientation: {}, assessment: {}, prioritization: {}, workPlan: {} },
    },
    finishing: {
      tags: 'finishing',
      entry: 'forgetFailure',
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({ context: { id, phase } }) => ({ id, step: stepOfPhase(phase) }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepPhase', params: ({ event }) => ({ phase: event.output }) },
        },
        onError: {
          target: 'deciding',
          actions: {
            type: 'keepFailure',
            params: ({ context, event }) => ({ step: stepOfPhase(context.phase), error: event.error }),
          },
        },
      },
    },
    action: {},
  },
});

export type PerProcessSnapshot = SnapshotFrom<typeof perProcessMachine>;
/** As far as it is known here: a key of `per_perphases`. */
export const selectPhase = (snapshot: PerProcessSnapshot) => snapshot.context.phase;
/** The step that it is at. */
export const selectStep = (snapshot: PerProcessSnapshot) => stepOfPhase(snapshot.context.phase);
/** Why a step cannot be written now; undefined where it can. */
export const selectStepObstacle = (snapshot: PerProcessSnapshot, step: PerStep) =>
  obstacleToStep(step, snapshot.context.phase);
export const selectIsFinishing = (snapshot: PerProcessSnapshot) => snapshot.hasTag('finishing');
/** What could not be finished, and why, until it is tried again. */
export const selectFinishFailure = (snapshot: PerProcessSnapshot) => snapshot.context.failure;
export const selectIsInAction = (snapshot: PerProcessSnapshot) => snapshot.matches('action');
