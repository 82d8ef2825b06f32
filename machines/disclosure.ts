import { type SnapshotFrom, setup } from 'xstate';

/**
 * More for who asks: an expandable container.
 *
 *   deciding -> unopened | open; unopened -(open)-> open -(close)-> folded -(open)-> open
 *
 * Content that is made late is made when it is first opened, and stays made while folded: what was fetched or typed there is
 * not lost. Needs no effect. Source: WAI-ARIA disclosure pattern.
 */
export const disclosureMachine = setup({
  types: {
    context: {} as { isInitiallyOpen: boolean },
    input: {} as { isInitiallyOpen?: boolean | undefined } | undefined,
    events: {} as { type: 'open' } | { type: 'close' },
    tags: {} as 'open' | 'made',
  },
  guards: { isInitiallyOpen: ({ context }) => context.isInitiallyOpen },
}).createMachine({
  id: 'disclosure',
  context: ({ input }) => ({ isInitiallyOpen: input?.isInitiallyOpen ?? false }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isInitiallyOpen', target: 'open' }, { target: 'unopened' }] },
    unopened: { on: { open: 'open' } },
    open: { tags: ['open', 'made'], on: { close: 'folded' } },
    folded: { tags: 'made', on: { open: 'open' } },
  },
});

export type DisclosureSnapshot = SnapshotFrom<typeof disclosureMachine>;
export const selectIsOpen = (snapshot: DisclosureSnapshot) => snapshot.hasTag('open');
/** It is or was open: content that is made late is there. */
export const selectIsMade = (snapshot: DisclosureSnapshot) => snapshot.hasTag('made');
