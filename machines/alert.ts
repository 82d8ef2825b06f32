import { assign, type SnapshotFrom, setup } from 'xstate';
import { ALERT_DURATION_MS } from './constants/timings.ts';

/** What holds an alert on the screen beyond its time: the pointer over it, or the focus in it. */
export type AlertHold = 'pointer' | 'focus';

/** `durationMs` defaults to 4500 ms; an alert with `nonDismissable`, or of endless duration, has no end of its own. */
export interface AlertInput {
  durationMs?: number | undefined;
  nonDismissable?: boolean | undefined;
}

interface AlertContext {
  durationMs: number;
  nonDismissable: boolean;
  holds: readonly AlertHold[];
}

/**
 * How long one alert stays: a child of `alertsMachine`, which removes the alert when this actor is done.
 *
 *   deciding -> lasting (endless) | counting -(4500 ms)-> expired; held while hovered or focused.
 *
 * Once let go it counts its whole time again: who was reading may need it. Needs no effect.
 * Source: WCAG 2.2, success criterion 2.2.1.
 */
export const alertMachine = setup({
  types: {
    context: {} as AlertContext,
    input: {} as AlertInput,
    events: {} as
      | { type: 'held'; by: AlertHold }
      | { type: 'released'; by: AlertHold }
      | ({ type: 'renewed' } & AlertInput),
  },
  guards: {
    isEndless: ({ context }) => context.nonDismissable || context.durationMs === Number.POSITIVE_INFINITY,
    isHeld: ({ context }) => context.holds.length > 0,
    isLastHold: ({ context }, { by }: { by: AlertHold }) => context.holds.every((hold) => hold === by),
  },
  actions: {
    addHold: assign(({ context }, { by }: { by: AlertHold }) => ({
      holds: [...context.holds.filter((hold) => hold !== by), by],
    })),
    dropHold: assign(({ context }, { by }: { by: AlertHold }) => ({
      holds: context.holds.filter((hold) => hold !== by),
    })),
    renew: assign((_, timing: AlertInput) => timingOf(timing)),
  },
  delays: { duration: ({ context }) => context.durationMs },
}).createMachine({
  id: 'alert',
  context: ({ input }) => ({ ...timingOf(input), holds: [] }),
  initial: 'deciding',
  on: {
    renewed: { target: '.deciding', actions: { type: 'renew', params: ({ event }) => event } },
    held: { actions: { type: 'addHold', params: ({ event }) => event } },
    released: { actions: { type: 'dropHold', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isEndless', target: 'lasting' },
        { guard: 'isHeld', target: 'held' },
        { target: 'counting' },
      ],
    },
    lasting: {},
    counting: {
      on: { held: { target: 'held', actions: { type: 'addHold', params: ({ event }) => event } } },
      after: { duration: 'expired' },
    },
    held: {
      on: {
        released: {
          guard: { type: 'isLastHold', params: ({ event }) => event },
          target: 'counting',
          actions: { type: 'dropHold', params: ({ event }) => event },
        },
      },
    },
    expired: { type: 'final' },
  },
});

function timingOf({ durationMs = ALERT_DURATION_MS, nonDismissable = false }: AlertInput) {
  return { durationMs, nonDismissable };
}

export type AlertSnapshot = SnapshotFrom<typeof alertMachine>;
