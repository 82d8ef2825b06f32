import { assign, type SnapshotFrom, setup } from 'xstate';
import { KEEP_AHEAD_QUIET_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

export interface KeepAheadInput {
  /** Addresses of built files, what is most wanted first. */
  files: readonly string[];
}

/**
 * Files of the app that are kept for use without a connection: one after the other, and none while a page loads.
 *
 *   quiet -(1 s)-> fetching -(came, or could not)-> fetching the next -> kept, when there is none
 *   quiet, fetching -(page.loading)-> paused -(page.loaded)-> quiet: the file that was on its way is asked for again
 *
 * Provide `fetch` (one file; leaving `fetching` aborts its signal). One that cannot be had comes when a page needs it.
 */
export const keepAheadMachine = setup({
  types: {
    context: {} as KeepAheadInput,
    input: {} as KeepAheadInput,
    events: {} as { type: 'page.loading' } | { type: 'page.loaded' },
  },
  actors: { fetch: effect<unknown, string>('fetch') },
  guards: { hasNone: ({ context }) => context.files.length === 0 },
  actions: { dropFirst: assign(({ context }) => ({ files: context.files.slice(1) })) },
  delays: { quiet: KEEP_AHEAD_QUIET_MS },
}).createMachine({
  id: 'keepAhead',
  context: ({ input }) => input,
  initial: 'quiet',
  states: {
    quiet: {
      on: { 'page.loading': 'paused' },
      after: { quiet: 'fetching' },
    },
    fetching: {
      always: { guard: 'hasNone', target: 'kept' },
      on: { 'page.loading': 'paused' },
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context }) => context.files[0] ?? '',
        onDone: { target: 'fetching', reenter: true, actions: 'dropFirst' },
        onError: { target: 'fetching', reenter: true, actions: 'dropFirst' },
      },
    },
    paused: { on: { 'page.loaded': 'quiet' } },
    kept: {},
  },
});

export type KeepAheadSnapshot = SnapshotFrom<typeof keepAheadMachine>;
export const selectIsKept = (snapshot: KeepAheadSnapshot) => snapshot.matches('kept');
