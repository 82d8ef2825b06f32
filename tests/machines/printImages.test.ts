import { expect, it } from 'vitest';
import { PRINT_IMAGES_MS } from '#machines/constants/timings.ts';
import { printImagesMachine, selectHasFailed, selectIsReady } from '#machines/printImages.ts';
import { startOnClock } from '#tests/support/machines.ts';

const start = (images: string[]) => startOnClock(printImagesMachine, { input: { images } });

it('is ready once every picture has come or failed, each counted once', () => {
  const { actor } = start(['map', 'photo', 'photo']);
  actor.send({ type: 'image.loaded', image: 'photo' });
  expect(selectIsReady(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'image.failed', image: 'map' });
  expect(selectIsReady(actor.getSnapshot())).toBe(true);
  expect(selectHasFailed(actor.getSnapshot(), 'map')).toBe(true);
  expect(selectHasFailed(actor.getSnapshot(), 'photo')).toBe(false);
});

it('is ready at once where there are none', () => {
  expect(selectIsReady(start([]).actor.getSnapshot())).toBe(true);
});

it('waits for a slow picture no longer than its patience, and shows it when it comes after all', () => {
  const { actor, clock } = start(['map']);
  clock.increment(PRINT_IMAGES_MS);
  expect(selectIsReady(actor.getSnapshot())).toBe(true);
  expect(selectHasFailed(actor.getSnapshot(), 'map')).toBe(true);
  actor.send({ type: 'image.loaded', image: 'map' });
  expect(selectHasFailed(actor.getSnapshot(), 'map')).toBe(false);
});
