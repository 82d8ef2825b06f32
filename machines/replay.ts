import { assign, type SnapshotFrom, setup } from 'xstate';
import { REPLAY_STEP_MS } from './constants/timings.ts';

interface ReplayContext {
  /** From 0. */
  step: number;
  /** How many there are. */
  count: number;
}

type ReplayEvent = { type: 'toggled' } | { type: 'step.chosen'; step: number };

/**
 * What happened once, step by step: it plays by itself, round and round, or stands at a step that the reader chose.
 *
 *   paused <-(toggled)-> playing -(1200 ms)-> playing, at the next step; after the last comes the first
 *   `step.chosen` leads from both to `paused` there: who chooses a step wants to look at it.
 *
 * Provide `tellStep`: told of the step at which it stands still, so that an address can keep it; not of those in passing.
 * Source: screen facts of `/chido-25`.
 */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    input: {} as { count: number; step?: number | undefined },
    events: {} as ReplayEvent,
    tags: {} as 'playing',
  },
  guards: {
    isOther: ({ context }, { step }: { step: number }) => step !== context.step,
  },
  actions: {
    goOn: assign(({ context }) => ({ step: (context.step + 1) % context.count })),
    keepStep: assign(({ context }, { step }: { step: number }) => ({ step: within(step, context.count) })),
    tellStep: (_, _params: { step: number }) => {},
  },
  delays: { step: REPLAY_STEP_MS },
}).createMachine({
  id: 'replay',
  context: ({ input: { count, step = 0 } }) => ({ count, step: within(step, count) }),
  initial: 'paused',
  on: {
    'step.chosen': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.paused',
      actions: [
        { type: 'keepStep', params: ({ event }) => event },
        { type: 'tellStep', params: ({ context }) => ({ step: context.step }) },
      ],
    },
  },
  states: {
    paused: { on: { toggled: 'playing' } },
    playing: {
      tags: 'playing',
      after: { step: { target: 'playing', reenter: true, actions: 'goOn' } },
      on: {
        toggled: {
          target: 'paused',
          actions: { type: 'tellStep', params: ({ context }) => ({ step: context.step }) },
        },
      },
    },
  },
});

/** An address may name a step that there is not. */
const within = (step: number, count: number) => Math.min(Math.max(Math.trunc(step) || 0, 0), count - 1);

type Replay = SnapshotFrom<typeof replayMachine>;
export const selectStep = ({ context }: Replay) => context.step;
export const selectIsPlaying = (snapshot: Replay) => snapshot.hasTag('playing');
