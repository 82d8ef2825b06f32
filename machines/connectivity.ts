import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { BACK_ONLINE_MS } from './constants/timings.ts';

/**
 * Whether the browser has a connection, and the offer to retry what failed once it is back.
 *
 *   online -> offline -> backOnline -(retry, dismiss, 10 s)-> online
 *   `stored.shown`: an answer kept from earlier was shown in place of a fresh one; the oldest one's time is kept until
 *   `retry` or `dismiss`.
 *
 * Emits `retry.wanted`, on which whatever failed asks again, and what shows a kept answer too. Source: issue on machines,
 * "connectivity"; product specification, section 8.
 */
export const connectivityMachine = setup({
  types: {
    context: {} as {
      /** ISO date-time of the oldest kept answer that is shown. */
      storedAt?: string | undefined;
    },
    events: {} as
      | { type: 'stored.shown'; at: string }
      | { type: 'connection.lost' }
      | { type: 'connection.restored' }
      | { type: 'retry' }
      | { type: 'dismiss' },
    emitted: {} as { type: 'retry.wanted'; isStored: boolean },
    tags: {} as 'online' | 'offersRetry',
  },
  guards: { showsStored: ({ context }) => context.storedAt !== undefined },
  actions: {
    retryFailed: emit(({ context }) => ({
      type: 'retry.wanted' as const,
      isStored: context.storedAt !== undefined,
    })),
    keepOldest: assign(({ context }, { at }: { at: string }) => ({
      storedAt: context.storedAt && context.storedAt < at ? context.storedAt : at,
    })),
    forgetStored: assign({ storedAt: undefined }),
  },
  delays: { offer: BACK_ONLINE_MS },
}).createMachine({
  id: 'connectivity',
  context: {},
  initial: 'online',
  on: { 'stored.shown': { actions: { type: 'keepOldest', params: ({ event }) => event } } },
  states: {
    online: {
      tags: 'online',
      on: {
        'connection.lost': 'offline',
        retry: { guard: 'showsStored', actions: ['retryFailed', 'forgetStored'] },
        dismiss: { guard: 'showsStored', actions: 'forgetStored' },
      },
    },
    offline: {
      on: { 'connection.restored': 'backOnline' },
    },
    backOnline: {
      tags: ['online', 'offersRetry'],
      on: {
        'connection.lost': 'offline',
        retry: { target: 'online', actions: ['retryFailed', 'forgetStored'] },
        dismiss: { target: 'online', actions: 'forgetStored' },
      },
      after: { offer: 'online' },
    },
  },
});

export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;
export const selectIsOnline = (snapshot: ConnectivitySnapshot) => snapshot.hasTag('online');
export const selectOffersRetry = (snapshot: ConnectivitySnapshot) => snapshot.hasTag('offersRetry');
/** When the oldest of the shown answers was fetched, as ISO date-time; undefined when all are fresh. */
export const selectStoredAt = (snapshot: ConnectivitySnapshot) => snapshot.context.storedAt;
