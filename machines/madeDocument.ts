import { assign, type SnapshotFrom, setup } from 'xstate';
import { DOCUMENT_PATIENCE_MS, DOCUMENT_POLL_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** How far a document is. `address`: where it is once it is made. */
export interface MadeDocument {
  address?: string | undefined;
}

interface MadeDocumentContext {
  address?: string | undefined;
  /** Why it could not be asked for. */
  error?: unknown;
}

/**
 * A document that the server makes in its own time once it is asked for.
 *
 *   idle -(make)-> working: asking -> waiting -(3 s)-> asking, until it is there: ready
 *   working -(30 s)-> overdue; asking that fails -> failed; both -(make)-> working
 *
 * Provide `ask`, which resolves with its address once it has one. Source: flash update facts, B3.
 */
export const madeDocumentMachine = setup({
  types: {
    context: {} as MadeDocumentContext,
    events: {} as { type: 'make' },
    tags: {} as 'working',
  },
  actors: { ask: effect<MadeDocument, undefined>('ask') },
  guards: { isMade: (_, { address }: MadeDocument) => address !== undefined },
  actions: {
    keepAddress: assign((_, { address }: MadeDocument) => ({ address })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: undefined }),
  },
  delays: { poll: DOCUMENT_POLL_MS, patience: DOCUMENT_PATIENCE_MS },
}).createMachine({
  id: 'madeDocument',
  context: {},
  initial: 'idle',
  states: {
    idle: { on: { make: 'working' } },
    working: {
      tags: 'working',
      entry: 'forgetError',
      after: { patience: 'overdue' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            onDone: [
              {
                guard: { type: 'isMade', params: asMade },
                target: '#madeDocument.ready',
                actions: { type: 'keepAddress', params: asMade },
              },
              { target: 'waiting' },
            ],
            onError: {
              target: '#madeDocument.failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        waiting: { after: { poll: 'asking' } },
      },
    },
    ready: {},
    overdue: { on: { make: 'working' } },
    failed: { on: { make: 'working' } },
  },
});

function asMade({ event }: { event: { output: MadeDocument } }): MadeDocument {
  return { address: event.output.address };
}

export type MadeDocumentSnapshot = SnapshotFrom<typeof madeDocumentMachine>;
export const selectIsMaking = (snapshot: MadeDocumentSnapshot) => snapshot.hasTag('working');
/** It takes longer than anybody waits for it. */
export const selectIsOverdue = (snapshot: MadeDocumentSnapshot) => snapshot.matches('overdue');
export const selectAddress = ({ context }: MadeDocumentSnapshot) => context.address;
export const selectMakingError = ({ context }: MadeDocumentSnapshot) => context.error;
