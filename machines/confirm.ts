import { assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';

/**
 * Asks before an action is run, on whatever it is asked about: the subject of `open`.
 *
 *   closed -> asking -(confirm)-> running -> closed | failed -(confirm)-> running; `cancel` closes while asking or failed.
 *
 * Provide `run`, the action; a synchronous one is a promise that is kept already. There is no event for Escape: it does
 * not close. While the action runs nothing closes it.
 */
export const confirmMachine = setup({
  types: {
    context: {} as { subject?: unknown; error?: unknown },
    events: {} as { type: 'open'; subject?: unknown } | { type: 'confirm' } | { type: 'cancel' },
    tags: {} as 'open' | 'pending',
  },
  actors: { run: effect<unknown, { subject: unknown }>('run') },
  actions: {
    keepSubject: assign((_, { subject }: { subject?: unknown }) => ({ subject })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'confirm',
  context: {},
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'asking', actions: { type: 'keepSubject', params: ({ event }) => event } } },
    },
    asking: {
      tags: 'open',
      on: { confirm: 'running', cancel: 'closed' },
    },
    running: {
      tags: ['open', 'pending'],
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context: { subject } }) => ({ subject }),
        onDone: 'closed',
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'open',
      exit: 'forgetError',
      on: { confirm: 'running', cancel: 'closed' },
    },
  },
});

export type ConfirmSnapshot = SnapshotFrom<typeof confirmMachine>;
export const selectIsOpen = (snapshot: ConfirmSnapshot) => snapshot.hasTag('open');
export const selectIsRunning = (snapshot: ConfirmSnapshot) => snapshot.hasTag('pending');
/** What the question is about, or was last. */
export const selectSubject = (snapshot: ConfirmSnapshot) => snapshot.context.subject;
export const selectError = (snapshot: ConfirmSnapshot) => snapshot.context.error;
