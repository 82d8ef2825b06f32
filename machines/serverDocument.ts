import { assign, type SnapshotFrom, setup } from 'xstate';
import { DOCUMENT_PATIENCE_MS, DOCUMENT_POLL_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** A document as far as the server is with it. `order`: by which it is looked for again, where it has one. */
export interface ServerDocument {
  state: 'pending' | 'ready' | 'failed';
  order?: number | undefined;
  /** Of one that is ready. */
  address?: string | undefined;
}

/** Which document: what the app knows it by. */
export interface DocumentLook {
  order?: number | undefined;
}

interface ServerDocumentContext extends DocumentLook {
  address?: string | undefined;
  /** Why the last look had no answer. */
  error?: unknown;
}

interface Found {
  document: ServerDocument;
}

/**
 * A document that a server makes in its own time: it is ordered once, then looked for until it is there.
 *
 *   idle -(order)-> working: looking -> pending -(5 s)-> looking, until ready | failed
 *   working -(cancel)-> idle, -(5 minutes)-> overdue; looking, without an answer, -> unreachable
 *   failed -(order)-> working with a new order; unreachable and overdue -(order)-> working with the one that there is
 *
 * Provide `look`, which orders it where it gets no `order` yet, and resolves with how far it is. A server without anybody to make
 * documents leaves them pending for ever: hence the end of patience. A document of another pace provides `poll` and `patience`.
 * Source: DREF facts, section 3.8; flash update facts, B3.
 */
export const serverDocumentMachine = setup({
  types: {
    context: {} as ServerDocumentContext,
    events: {} as { type: 'order' } | { type: 'cancel' },
    tags: {} as 'working',
  },
  actors: { look: effect<ServerDocument, DocumentLook>('look') },
  guards: {
    isReady: (_, { document }: Found) => document.state === 'ready',
    isPending: (_, { document }: Found) => document.state === 'pending',
  },
  actions: {
    keepFound: assign((_, { document: { order, address } }: Found) => ({ order, address })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: undefined }),
    forgetOrder: assign({ order: undefined }),
  },
  delays: { poll: DOCUMENT_POLL_MS, patience: DOCUMENT_PATIENCE_MS },
}).createMachine({
  id: 'serverDocument',
  context: {},
  initial: 'idle',
  states: {
    idle: { on: { order: 'working' } },
    working: {
      tags: 'working',
      entry: 'forgetError',
      initial: 'looking',
      on: { cancel: 'idle' },
      after: { patience: 'overdue' },
      states: {
        looking: {
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context: { order } }) => ({ order }),
            onDone: [
              {
                guard: { type: 'isReady', params: found },
                target: '#serverDocument.ready',
                actions: { type: 'keepFound', params: found },
              },
              {
                guard: { type: 'isPending', params: found },
                target: 'pending',
                actions: { type: 'keepFound', params: found },
              },
              { target: '#serverDocument.failed', actions: 'forgetOrder' },
            ],
            onError: {
              target: '#serverDocument.unreachable',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        pending: { after: { poll: 'looking' } },
      },
    },
    ready: {},
    failed: { on: { order: 'working' } },
    unreachable: { on: { order: 'working' } },
    overdue: { on: { order: 'working' } },
  },
});

function found({ event }: { event: { output: ServerDocument } }): Found {
  return { document: event.output };
}

export type ServerDocumentSnapshot = SnapshotFrom<typeof serverDocumentMachine>;
/** What a reader is told of it. */
export type DocumentPhase = 'idle' | 'working' | 'ready' | 'failed' | 'unreachable' | 'overdue';

export const selectDocumentPhase = ({ value }: ServerDocumentSnapshot): DocumentPhase =>
  typeof value === 'string' ? value : 'working';
export const selectDocumentAddress = ({ context }: ServerDocumentSnapshot) => context.address;
export const selectDocumentError = ({ context }: ServerDocumentSnapshot) => context.error;
