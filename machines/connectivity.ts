import { emit, type SnapshotFrom, setup } from 'xstate';
import { BACK_ONLINE_MS } from './constants/timings.ts';

/**
 * Whether the browser has a connection, and the offer to retry what failed once it is back.
 *
 *   online -> offline -> backOnline -(retry, dismiss, 10 s)-> online
 *
 * Emits `retry.wanted`, on which whatever failed asks again. Source: issue on machines, "connectivity"; product specification, section 8.
 */
export const connectivityMachine = setup({
  types: {
    events: {} as
      | { type: 'connection.lost' }
      | { type: 'connection.restored' }
      | { type: 'retry' }
      | { type: 'dismiss' },
    emitted: {} as { type: 'retry.wanted' },
    tags: {} as 'online' | 'offersRetry',
  },
  actions: { retryFailed: emit({ type: 'retry.wanted' }) },
  delays: { offer: BACK_ONLINE_MS },
}).createMachine({
  id: 'connectivity',
  initial: 'online',
  states: {
    online: {
      tags: 'online',
      on: { 'connection.lost': 'offline' },
    },
    offline: {
      on: { 'connection.restored': 'backOnline' },
    },
    backOnline: {
      tags: ['online', 'offersRetry'],
      on: {
        'connection.lost': 'offline',
        retry: { target: 'online', actions: 'retryFailed' },
        dismiss: 'online',
      },
      after: { offer: 'online' },
    },
  },
});

export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;
export const selectIsOnline = (snapshot: ConnectivitySnapshot) => snapshot.hasTag('online');
export const selectOffersRetry = (snapshot: ConnectivitySnapshot) => snapshot.hasTag('offersRetry');
