import { assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';

interface WorldMapContext {
  /** A base map of its own is set: nothing else shows what it shows. */
  isStyled: boolean;
  picture?: unknown;
  map?: unknown;
  /** The step nearer or further that the reader asked for before the map could be moved. */
  step: number;
  picked?: string | undefined;
  /** The point that is the tab stop. */
  focused?: string | undefined;
}

type WorldMapEvent =
  | { type: 'neared' }
  | { type: 'retry' }
  | { type: 'zoom.asked'; by: number }
  | { type: 'finer.wanted' }
  | { type: 'map.drawn' }
  | { type: 'view.toggled' }
  | { type: 'point.focused'; id: string }
  | { type: 'point.picked'; id: string }
  | { type: 'popup.closed' };

/**
 * A map: a picture of it when the reader comes near, one that moves when they ask for that, and its table.
 *
 *   drawing: waiting -(neared)-> loading -> picture -(zoom.asked)-> preparing -> interactive
 *   `finer.wanted` leads from `picture` to it anew: `refine` is asked again, now that it is looked at from nearer or further.
 *   The picture stays until the map that moves has drawn itself (`map.drawn`), which a base map without a connection never does.
 *   A picture that cannot be fetched (no connection) has `failed`: the table stands instead. A map that cannot be moved (no
 *   WebGL either) is `unable`, and stays a picture. `retry` and `zoom.asked` lead on from both. With `isStyled` it prepares at once.
 *   view: map <-(view.toggled)-> table. popup: closed <-> open, with the point that was picked.
 *
 * Provide `loadPicture`: the geometry; `refine`: finer geometry, or undefined where the first is fine enough; `loadMap`: the
 * code of a map that moves, which rejects where it cannot run.
 */
export const worldMapMachine = setup({
  types: {
    context: {} as WorldMapContext,
    input: {} as { isStyled?: boolean | undefined } | undefined,
    events: {} as WorldMapEvent,
    tags: {} as 'drawn' | 'failed' | 'preparing' | 'unable' | 'moving' | 'table' | 'open',
  },
  actors: {
    loadPicture: effect<unknown, undefined>('loadPicture'),
    refine: effect<unknown, { picture: unknown }>('refine'),
    loadMap: effect<unknown, undefined>('loadMap'),
  },
  guards: {
    isStyled: ({ context }) => context.isStyled,
    isFiner: (_, { picture }: { picture: unknown }) => picture !== undefined,
  },
  actions: {
    keepPicture: assign((_, { picture }: { picture: unknown }) => ({ picture })),
    keepMap: assign((_, { map }: { map: unknown }) => ({ map })),
    keepStep: assign((_, { by }: { by: number }) => ({ step: by })),
    forgetStep: assign({ step: 0 }),
    keepFocused: assign((_, { id }: { id: string }) => ({ focused: id })),
    keepPicked: assign((_, { id }: { id: string }) => ({ picked: id })),
    forgetPicked: assign({ picked: undefined }),
  },
}).createMachine({
  id: 'worldMap',
  context: ({ input }) => ({ isStyled: input?.isStyled ?? false, step: 0 }),
  type: 'parallel',
  on: { 'point.focused': { actions: { type: 'keepFocused', params: ({ event }) => event } } },
  states: {
    drawing: {
      initial: 'waiting',
      states: {
        waiting: { on: { neared: 'loading' } },
        loading: {
          invoke: {
            id: 'loadPicture',
            src: 'loadPicture',
            onDone: {
              target: 'picture',
              actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.output }) },
            },
            onError: 'failed',
          },
        },
        failed: { tags: 'failed', on: { retry: 'loading' } },
        picture: {
          tags: 'drawn',
          always: { guard: 'isStyled', target: 'preparing' },
          invoke: {
            id: 'refine',
            src: 'refine',
            input: ({ context }) => ({ picture: context.picture }),
            onDone: {
              guard: { type: 'isFiner', params: ({ event }) => ({ picture: event.output }) },
              actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.output }) },
            },
            // The first one stays.
            onError: {},
          },
          on: {
            'finer.wanted': { target: 'picture', reenter: true },
            'zoom.asked': {
              target: 'preparing',
              actions: { type: 'keepStep', params: ({ event }) => event },
            },
          },
        },
        preparing: {
          tags: ['drawn', 'preparing'],
          invoke: {
            id: 'loadMap',
            src: 'loadMap',
            onDone: {
              target: 'interactive',
              actions: { type: 'keepMap', params: ({ event }) => ({ map: event.output }) },
            },
            onError: { target: 'unable', actions: 'forgetStep' },
          },
        },
        unable: {
          tags: ['drawn', 'unable'],
          on: {
            retry: 'preparing',
            'zoom.asked': {
              target: 'preparing',
              actions: { type: 'keepStep', params: ({ event }) => event },
            },
          },
        },
        interactive: {
          tags: 'drawn',
          initial: 'beginning',
          states: { beginning: { on: { 'map.drawn': 'shown' } }, shown: { tags: 'moving' } },
        },
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
/** What `loadPicture` or `refine` gave; missing until then. */
export const selectPicture = <Picture = unknown>(snapshot: WorldMapSnapshot) =>
  snapshot.context.picture as Picture | undefined;
/** What `loadMap` gave; missing until then. */
export const selectMap = <Map = unknown>(snapshot: WorldMapSnapshot) =>
  snapshot.context.map as Map | undefined;
export const selectHasFailed = (snapshot: WorldMapSnapshot) => snapshot.hasTag('failed');
export const selectIsPreparing = (snapshot: WorldMapSnapshot) => snapshot.hasTag('preparing');
export const selectIsUnable = (snapshot: WorldMapSnapshot) => snapshot.hasTag('unable');
/** The map that moves is seen instead of the picture. */
export const selectIsMoving = (snapshot: WorldMapSnapshot) => snapshot.hasTag('moving');
export const selectStep = (snapshot: WorldMapSnapshot) => snapshot.context.step;
export const selectFocused = (snapshot: WorldMapSnapshot) => snapshot.context.focused;
export const selectIsTable = (snapshot: WorldMapSnapshot) =>
  snapshot.hasTag('table') || snapshot.hasTag('failed');
export const selectPicked = (snapshot: WorldMapSnapshot) => snapshot.context.picked;
