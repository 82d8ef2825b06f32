import { assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';

type WorldMapEvent =
  | { type: 'neared' }
  | { type: 'retry' }
  | { type: 'view.toggled' }
  | { type: 'point.picked'; id: string }
  | { type: 'popup.closed' };

/**
 * A map that is drawn when the reader comes near it, and its table.
 *
 *   drawing: waiting -(neared)-> loading -> ready | failed -(retry)-> loading
 *   view: map <-(view.toggled)-> table; a map that cannot be drawn (no WebGL, no connection) is shown as its table.
 *   popup: closed <-> open, with the point that was picked.
 *
 * Provide `loadMap`: fetches the drawing code, rejects where it cannot run. Source: product specification, section 2.
 */
export const worldMapMachine = setup({
  types: {
    context: {} as { map?: unknown; picked?: string | undefined },
    events: {} as WorldMapEvent,
    tags: {} as 'drawn' | 'failed' | 'table' | 'open',
  },
  actors: { loadMap: effect<unknown, undefined>('loadMap') },
  actions: {
    keepMap: assign((_, { map }: { map: unknown }) => ({ map })),
    keepPicked: assign((_, { id }: { id: string }) => ({ picked: id })),
    forgetPicked: assign({ picked: undefined }),
  },
}).createMachine({
  id: 'worldMap',
  context: {},
  type: 'parallel',
  states: {
    drawing: {
      initial: 'waiting',
      states: {
        waiting: { on: { neared: 'loading' } },
        loading: {
          invoke: {
            id: 'loadMap',
            src: 'loadMap',
            onDone: {
              target: 'ready',
              actions: { type: 'keepMap', params: ({ event }) => ({ map: event.output }) },
            },
            onError: 'failed',
          },
        },
        ready: { tags: 'drawn' },
        failed: { tags: 'failed', on: { retry: 'loading' } },
      },
    },
    view: {
      initial: 'map',
      states: {
        map: { on: { 'view.toggled': 'table' } },
        table: { tags: 'table', on: { 'view.toggled': 'map' } },
      },
    },
    popup: {
      initial: 'closed',
      on: {
        'point.picked': { target: '.open', actions: { type: 'keepPicked', params: ({ event }) => event } },
      },
      states: {
        closed: { entry: 'forgetPicked' },
        open: { tags: 'open', on: { 'popup.closed': 'closed', 'view.toggled': 'closed' } },
      },
    },
  },
});

export type WorldMapSnapshot = SnapshotFrom<typeof worldMapMachine>;
/** What `loadMap` gave; missing until then. */
export const selectMap = <Map = unknown>(snapshot: WorldMapSnapshot) =>
  snapshot.context.map as Map | undefined;
export const selectHasFailed = (snapshot: WorldMapSnapshot) => snapshot.hasTag('failed');
export const selectIsTable = (snapshot: WorldMapSnapshot) =>
  snapshot.hasTag('table') || snapshot.hasTag('failed');
export const selectPicked = (snapshot: WorldMapSnapshot) => snapshot.context.picked;
