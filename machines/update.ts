import { assign, type SnapshotFrom, setup } from 'xstate';
import { ACTIVATION_PATIENCE_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

type UpdateEvent =
  | { type: 'version.found' }
  | { type: 'version.installed'; isReplacement: boolean }
  | { type: 'version.failed' }
  | { type: 'version.active' }
  | { type: 'file.lost' }
  | { type: 'accept' };

/**
 * A new release while the app is open, from the first word of it to the page that runs it.
 *
 *   current -(version.found)-> installing -(version.installed)-> installed -> offered, where it replaces another one
 *   current, installed -(file.lost)-> checking -> offered, where the server gives out another release; else back
 *   offered -(accept)-> accepted -(version.active, or patience)-> reloading; at once where no worker has to make way
 *   reloading -(version.active, or patience where a worker answers)-> reloading
 *
 * Nothing reloads by itself: what somebody types stays until the offer is taken. Provide `check` (is another release out?
 * it looks for a worker of it as well), `offer`, `activate` (the waiting worker) and `reload`.
 * Source: service worker lifecycle.
 */
export const updateMachine = setup({
  types: {
    context: {} as { isWaiting: boolean },
    events: {} as UpdateEvent,
    tags: {} as 'offered',
  },
  actors: { check: effect<boolean, undefined>('check') },
  guards: {
    isWaiting: ({ context }) => context.isWaiting,
    isNewer: (_, { isNewer }: { isNewer: boolean }) => isNewer,
  },
  actions: {
    keepIsWaiting: assign((_, { isWaiting }: { isWaiting: boolean }) => ({ isWaiting })),
    offer: () => {},
    activate: () => {},
    reload: () => {},
  },
  delays: { patience: ACTIVATION_PATIENCE_MS },
}).createMachine({
  id: 'update',
  context: { isWaiting: false },
  initial: 'current',
  states: {
    current: {
      on: {
        'version.found': 'installing',
        'version.installed': {
          target: 'installed',
          actions: { type: 'keepIsWaiting', params: ({ event }) => ({ isWaiting: event.isReplacement }) },
        },
        'file.lost': 'checking',
      },
    },
    installing: {
      on: {
        'version.installed': {
          target: 'installed',
          actions: { type: 'keepIsWaiting', params: ({ event }) => ({ isWaiting: event.isReplacement }) },
        },
        'version.failed': 'current',
      },
    },
    installed: {
      always: { guard: 'isWaiting', target: 'offered' },
      on: { 'version.found': 'installing', 'file.lost': 'checking' },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ isNewer: event.output }) },
            target: 'offered',
          },
          { target: 'current' },
        ],
        onError: 'current',
      },
      on: { 'version.found': 'installing' },
    },
    offered: {
      tags: 'offered',
      entry: 'offer',
      on: {
        accept: [{ guard: 'isWaiting', target: 'accepted' }, { target: 'reloading' }],
        // Whoever closed the offer needs it again.
        'file.lost': { target: 'offered', reenter: true },
      },
    },
    accepted: {
      entry: 'activate',
      on: { 'version.active': 'reloading' },
      after: { patience: 'reloading' },
    },
    reloading: {
      entry: 'reload',
      // A worker that takes over only now takes the page from the old one that was asked for it: nobody would answer any more.
      on: { 'version.active': { target: 'reloading', reenter: true } },
      // Whoever is still here was not answered by either: the page is on the device, and asked for again.
      after: { patience: { guard: 'isWaiting', target: 'reloading', reenter: true } },
    },
  },
});

export type UpdateSnapshot = SnapshotFrom<typeof updateMachine>;
export const selectIsOffered = (snapshot: UpdateSnapshot) => snapshot.hasTag('offered');
