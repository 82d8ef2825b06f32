import { assign, type SnapshotFrom, setup } from 'xstate';
import { TOOLTIP_DELAY_MS, TOOLTIP_LINGER_MS } from './constants/timings.ts';

type Holder = 'pointer' | 'focus';

interface HolderParams {
  by: Holder;
}

/**
 * A few words about a control, while the pointer rests on it or the focus is in it.
 *
 *   hidden -(pointer)-> waiting -(300 ms)-> shown; the focus shows it at once. Left by both: lingering -(150 ms)-> hidden,
 *   or shown again. `escape` dismisses it until both have left. Needs no effect.
 *
 * Source: WAI-ARIA tooltip pattern; WCAG 2.2, success criterion 1.4.13.
 */
export const tooltipMachine = setup({
  types: {
    context: {} as { holders: readonly Holder[] },
    events: {} as { type: 'entered'; by: Holder } | { type: 'left'; by: Holder } | { type: 'escape' },
    tags: {} as 'shown',
  },
  guards: {
    isFocus: (_, { by }: HolderParams) => by === 'focus',
    isLast: ({ context }, { by }: HolderParams) => context.holders.every((holder) => holder === by),
  },
  actions: {
    addHolder: assign(({ context }, { by }: HolderParams) => ({
      holders: [...context.holders.filter((holder) => holder !== by), by],
    })),
    dropHolder: assign(({ context }, { by }: HolderParams) => ({
      holders: context.holders.filter((holder) => holder !== by),
    })),
  },
  delays: { rest: TOOLTIP_DELAY_MS, linger: TOOLTIP_LINGER_MS },
}).createMachine({
  id: 'tooltip',
  context: { holders: [] },
  initial: 'hidden',
  on: {
    entered: { actions: { type: 'addHolder', params: ({ event }) => event } },
    left: { actions: { type: 'dropHolder', params: ({ event }) => event } },
  },
  states: {
    hidden: {
      on: {
        entered: [
          {
            guard: { type: 'isFocus', params: ({ event }) => event },
            target: 'shown',
            actions: { type: 'addHolder', params: ({ event }) => event },
          },
          { target: 'waiting', actions: { type: 'addHolder', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      on: {
        entered: {
          guard: { type: 'isFocus', params: ({ event }) => event },
          target: 'shown',
          actions: { type: 'addHolder', params: ({ event }) => event },
        },
        left: { target: 'hidden', actions: { type: 'dropHolder', params: ({ event }) => event } },
        escape: 'dismissed',
      },
      after: { rest: 'shown' },
    },
    shown: {
      tags: 'shown',
      on: {
        left: {
          guard: { type: 'isLast', params: ({ event }) => event },
          target: 'lingering',
          actions: { type: 'dropHolder', params: ({ event }) => event },
        },
        escape: 'dismissed',
      },
    },
    lingering: {
      tags: 'shown',
      on: {
        entered: { target: 'shown', actions: { type: 'addHolder', params: ({ event }) => event } },
        escape: 'hidden',
      },
      after: { linger: 'hidden' },
    },
    dismissed: {
      on: {
        left: {
          guard: { type: 'isLast', params: ({ event }) => event },
          target: 'hidden',
          actions: { type: 'dropHolder', params: ({ event }) => event },
        },
      },
    },
  },
});

export const selectIsShown = (snapshot: SnapshotFrom<typeof tooltipMachine>) => snapshot.hasTag('shown');
