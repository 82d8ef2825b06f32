import { setup } from 'xstate';

/** Milliseconds between two steps: long enough to see where the machine went. */
const PACE_MS = 700;

/**
 * Plays a log step by step, from its start.
 *
 *   idle -(play)-> playing -(at the end, or pause)-> idle
 *
 * Provide `toStart`, `stepForward` and the guard `isAtEnd`.
 */
export const replayMachine = setup({
  types: { events: {} as { type: 'play' } | { type: 'pause' } },
  guards: { isAtEnd: () => true },
  actions: { toStart: () => {}, stepForward: () => {} },
  delays: { pace: PACE_MS },
}).createMachine({
  id: 'replay',
  initial: 'idle',
  states: {
    idle: { on: { play: { target: 'playing', actions: 'toStart' } } },
    playing: {
      always: { guard: 'isAtEnd', target: 'idle' },
      after: { pace: { target: 'playing', reenter: true, actions: 'stepForward' } },
      on: { pause: 'idle' },
    },
  },
});
