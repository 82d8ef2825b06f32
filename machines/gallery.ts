import { assign, type SnapshotFrom, setup } from 'xstate';

/** Where to: as the keys and buttons of a viewer say it. */
export type GalleryMove = 'next' | 'previous' | 'first' | 'last';

type GalleryEvent =
  | { type: 'photo.opened'; index: number }
  /** `count`: how many photos there are now. */
  | { type: 'moved'; to: GalleryMove; count: number }
  | { type: 'photo.loaded' }
  | { type: 'photo.failed' }
  | { type: 'retry' }
  | { type: 'close' };

interface GalleryContext {
  /** Which photo is shown, from 0. */
  index: number;
  /** How often it was asked for. */
  attempt: number;
}

/**
 * Photos of a record, one after another in a viewer.
 *
 *   closed -(photo.opened)-> open { loading -(photo.loaded)-> shown; loading -(photo.failed)-> failed -(retry)-> loading }
 *   `moved` leads to `loading` of another; before the first and after the last there is none. `close` leads back.
 *
 * Needs no effect: the browser fetches what is shown, and tells how that went. Source: WAI-ARIA dialog pattern.
 */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    tags: {} as 'open' | 'loading',
  },
  guards: {
    isElsewhere: ({ context }, { to, count }: { to: GalleryMove; count: number }) =>
      indexAfter(context.index, to, count) !== context.index,
  },
  actions: {
    show: assign((_, { index }: { index: number }) => ({ index, attempt: 1 })),
    move: assign(({ context }, { to, count }: { to: GalleryMove; count: number }) => ({
      index: indexAfter(context.index, to, count),
      attempt: 1,
    })),
    askAgain: assign(({ context }) => ({ attempt: context.attempt + 1 })),
  },
}).createMachine({
  id: 'gallery',
  context: { index: 0, attempt: 1 },
  initial: 'closed',
  states: {
    closed: {
      on: { 'photo.opened': { target: 'open', actions: { type: 'show', params: ({ event }) => event } } },
    },
    open: {
      tags: 'open',
      initial: 'loading',
      on: {
        close: 'closed',
        moved: {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'move', params: ({ event }) => event },
        },
      },
      states: {
        loading: { tags: 'loading', on: { 'photo.loaded': 'shown', 'photo.failed': 'failed' } },
        shown: {},
        failed: { on: { retry: { target: 'loading', actions: 'askAgain' } } },
      },
    },
  },
});

function indexAfter(index: number, to: GalleryMove, count: number): number {
  const last = Math.max(0, count - 1);
  const wanted = { next: index + 1, previous: index - 1, first: 0, last }[to];
  return Math.min(Math.max(0, wanted), last);
}

/** What a key does in a viewer, by the direction of the page; undefined for all others. Source: WAI-ARIA carousel practices. */
export function galleryKeyMove(key: string, isRightToLeft: boolean): GalleryMove | undefined {
  if (key === 'ArrowRight') return isRightToLeft ? 'previous' : 'next';
  if (key === 'ArrowLeft') return isRightToLeft ? 'next' : 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}

export type GallerySnapshot = SnapshotFrom<typeof galleryMachine>;
export const selectIsOpen = (snapshot: GallerySnapshot) => snapshot.hasTag('open');
export const selectIsLoading = (snapshot: GallerySnapshot) => snapshot.hasTag('loading');
export const selectHasFailed = (snapshot: GallerySnapshot) => snapshot.matches({ open: 'failed' });
export const selectIndex = (snapshot: GallerySnapshot) => snapshot.context.index;
export const selectAttempt = (snapshot: GallerySnapshot) => snapshot.context.attempt;
