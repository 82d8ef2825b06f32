import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { BACK_ONLINE_MS } from './constants/timings.ts';

export interface ConnectivityInput {
  /** Whether something that is shown is failed by now. */
  hasFailed: () => boolean;
}

/**
 * Whether the browser has a connection, and the offer to retry what failed once it is back.
 *
 *   online -> offline -> backOnline -(retry, dismiss)-> online; each 10 s it is looked whether something is failed still, and
 *   where nothing is -> online
 *   `stored.shown`: an answer kept from earlier was shown in place of a fresh one; the oldest one's time is kept until
 *   `retry` or `dismiss`.
 *
 * Emits `connection.restored` for whatever waits for it, and `retry.requested`, on which whatever failed asks again, and what shows a kept answer too.
 */
export const connectivityMachine = setup({
  types: {
    input: {} as ConnectivityInput,
    context: {} as ConnectivityInput & {
      /** ISO date-time of the oldest kept answer that is shown. */
      storedAt?: string | undefined;
      /** Each of them only came too late for its reader to wait on: the service is there. */
      isLate?: boolean | undefined;
    },
    events: {} as
      | { type: 'stored.shown'; at: string; isLate?: boolean }
      | { type: 'connection.lost' }
      | { type: 'connection.restored' }
      | { type: 'retry' }
      | { type: 'dismiss' },
    emitted: {} as { type: 'connection.restored' } | { type: 'retry.requested'; isStored: boolean },
    tags: {} as 'online' | 'offersRetry',
  },
  guards: {
    showsStored: ({ context }) => context.storedAt !== undefined,
    hasFailed: ({ context }) => context.hasFailed(),
  },
  actions: {
    tellRestored: emit({ type: 'connection.restored' as const }),
    retryFailed: emit(({ context }) => ({
      type: 'retry.requested' as const,
      isStored: context.storedAt !== undefined,
    })),
    keepOldest: assign(({ context: { storedAt, isLate } }, shown: { at: string; isLate?: boolean }) => ({
      storedAt: storedAt && storedAt < shown.at ? storedAt : shown.at,
      isLate: (storedAt === undefined || isLate) && shown.isLate,
    })),
    forgetStored: assign({ storedAt: undefined, isLate: undefined }),
  },
  delays: { offer: BACK_ONLINE_MS },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => input,
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
      on: { 'connection.restored': { target: 'backOnline', actions: 'tellRestored' } },
    },
    backOnline: {
      tags: ['online', 'offersRetry'],
      on: {
        'connection.lost': 'offline',
        retry: { target: 'online', actions: ['retryFailed', 'forgetStored'] },
        dismiss: { target: 'online', actions: 'forgetStored' },
      },
      after: { offer: [{ guard: 'hasFailed', target: 'backOnline', reenter: true }, { target: 'online' }] },
    },
  },
});

export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;
export const selectIsOnline = (snapshot: ConnectivitySnapshot) => snapshot.hasTag('online');
export const selectOffersRetry = (snapshot: ConnectivitySnapshot) => snapshot.hasTag('offersRetry');
/** Whether the service is there and only slow. */
export const selectIsLate = (snapshot: ConnectivitySnapshot) => snapshot.context.isLate === true;
/** When the oldest of the shown answers was fetched, as ISO date-time; undefined when all are fresh. */
export const selectStoredAt = (snapshot: ConnectivitySnapshot) => snapshot.context.storedAt;
