import { assign, raise, type SnapshotFrom, setup } from 'xstate';

/** Which ways lead out besides the close button. */
export interface ModalRules {
  /** @default false */
  closesOnEscape?: boolean | undefined;
  /** @default false */
  closesOnOutsidePress?: boolean | undefined;
}

type ModalEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'close.pressed' }
  | { type: 'escape' }
  | { type: 'outside.pressed' }
  | { type: 'covered' }
  | { type: 'uncovered' }
  | { type: 'rules.changed'; rules: ModalRules };

/**
 * A window over the page, of which several may lie over each other.
 *
 *   closed -(open)-> open { inFront <-(covered, uncovered)-> behind } -(close)-> closed
 *   In front the close button, and where the rules allow it Escape and a press outside, ask to be closed (`askToClose`):
 *   the owner may refuse, for a form that is not saved. Behind another window none of them is for this one.
 *
 * Provide `show` and `hide`: they hold the focus and the page while it is open and give both back; and `askToClose`,
 * which closes by itself unless it is replaced. Source: WAI-ARIA dialog pattern.
 */
export const modalMachine = setup({
  types: {
    context: {} as { rules: ModalRules },
    input: {} as ModalRules | undefined,
    events: {} as ModalEvent,
    tags: {} as 'open',
  },
  guards: {
    closesOnEscape: ({ context }) => context.rules.closesOnEscape ?? false,
    closesOnOutsidePress: ({ context }) => context.rules.closesOnOutsidePress ?? false,
  },
  actions: {
    show: () => {},
    hide: () => {},
    askToClose: raise({ type: 'close' }),
    keepRules: assign((_, { rules }: { rules: ModalRules }) => ({ rules })),
  },
}).createMachine({
  id: 'modal',
  context: ({ input }) => ({ rules: input ?? {} }),
  initial: 'closed',
  on: {
    'rules.changed': { actions: { type: 'keepRules', params: ({ event }) => event } },
  },
  states: {
    closed: { on: { open: 'open' } },
    open: {
      tags: 'open',
      entry: 'show',
      exit: 'hide',
      initial: 'inFront',
      on: { close: 'closed' },
      states: {
        inFront: {
          on: {
            'close.pressed': { actions: 'askToClose' },
            escape: { guard: 'closesOnEscape', actions: 'askToClose' },
            'outside.pressed': { guard: 'closesOnOutsidePress', actions: 'askToClose' },
            covered: 'behind',
          },
        },
        behind: { on: { uncovered: 'inFront' } },
      },
    },
  },
});

export type ModalSnapshot = SnapshotFrom<typeof modalMachine>;
export const selectIsOpen = (snapshot: ModalSnapshot) => snapshot.hasTag('open');
/** Whether keys and presses are for this window. */
export const selectIsInFront = (snapshot: ModalSnapshot) => snapshot.matches({ open: 'inFront' });
