import { assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';

/**
 * A part of a page whose code is in a file of its own.
 *
 *   unasked -(wanted)-> loading -> here | lost; lost -(wanted)-> loading
 *
 * It is `wanted` whenever it is shown, about to be, or asked for again; the file is fetched once however many show it. Provide
 * `load`, which resolves with the component.
 */
export const lazyPartMachine = setup({
  types: {
    context: {} as { part?: unknown },
    events: {} as { type: 'wanted' },
  },
  actors: { load: effect<unknown, undefined>('load') },
  actions: { keepPart: assign((_, { part }: { part: unknown }) => ({ part })) },
}).createMachine({
  id: 'lazyPart',
  context: {},
  initial: 'unasked',
  states: {
    unasked: { on: { wanted: 'loading' } },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'here',
          actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
        },
        onError: 'lost',
      },
    },
    here: {},
    lost: { on: { wanted: 'loading' } },
  },
});

export type LazyPartSnapshot = SnapshotFrom<typeof lazyPartMachine>;
/** The component, once it is there. */
export const selectPart = (snapshot: LazyPartSnapshot) => snapshot.context.part;
/** Its file could not be fetched. */
export const selectIsLost = (snapshot: LazyPartSnapshot) => snapshot.matches('lost');
