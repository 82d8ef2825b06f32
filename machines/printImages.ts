import { assign, type SnapshotFrom, setup } from 'xstate';
import { PRINT_IMAGES_MS } from './constants/timings.ts';

export interface PrintImagesInput {
  /** Addresses of the pictures on the sheet. */
  images: readonly string[];
}

interface PrintImagesContext {
  pending: readonly string[];
  /** Those that did not come, or not in time. */
  failed: readonly string[];
}

interface Image {
  image: string;
}

/**
 * The pictures of a sheet that is to be printed.
 *
 *   waiting -(each has come or failed)-> ready, -(15 s)-> ready: what has not come by then counts as failed
 *
 * One that comes later after all is not failed any more. A service that makes PDFs waits for `ready`: one broken picture must not
 * keep it waiting for ever. Source: DREF facts, section 9.
 */
export const printImagesMachine = setup({
  types: {
    context: {} as PrintImagesContext,
    input: {} as PrintImagesInput,
    events: {} as { type: 'image.loaded'; image: string } | { type: 'image.failed'; image: string },
    tags: {} as 'ready',
  },
  guards: { hasNoPending: ({ context }) => context.pending.length === 0 },
  actions: {
    markLoaded: assign(({ context }, { image }: Image) => ({
      pending: without(context.pending, image),
      failed: without(context.failed, image),
    })),
    markFailed: assign(({ context }, { image }: Image) => ({
      pending: without(context.pending, image),
      failed: [...without(context.failed, image), image],
    })),
    markRestFailed: assign(({ context }) => ({
      pending: [],
      failed: [...context.failed, ...context.pending],
    })),
  },
  delays: { patience: PRINT_IMAGES_MS },
}).createMachine({
  id: 'printImages',
  context: ({ input }) => ({ pending: [...new Set(input.images)], failed: [] }),
  initial: 'waiting',
  on: {
    'image.loaded': { actions: { type: 'markLoaded', params: ({ event }) => event } },
    'image.failed': { actions: { type: 'markFailed', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      always: { guard: 'hasNoPending', target: 'ready' },
      after: { patience: { target: 'ready', actions: 'markRestFailed' } },
    },
    ready: { tags: 'ready' },
  },
});

const without = (images: readonly string[], image: string) => images.filter((its) => its !== image);

export type PrintImagesSnapshot = SnapshotFrom<typeof printImagesMachine>;
/** All pictures have come, or are not waited for any more. */
export const selectIsReady = (snapshot: PrintImagesSnapshot) => snapshot.hasTag('ready');
export const selectHasFailed = (snapshot: PrintImagesSnapshot, image: string) =>
  snapshot.context.failed.includes(image);
