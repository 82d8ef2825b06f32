import { expect, it, vi } from 'vitest';
import { REPLAY_STEP_MS } from '#machines/constants/timings.ts';
import { replayMachine, selectIsPlaying, selectStep } from '#machines/replay.ts';
import { startOnClock } from '#tests/support/machines.ts';

function start(input: { count: number; step?: number }) {
  const told = vi.fn<(step: number) => void>();
  const { actor, clock } = startOnClock(
    replayMachine.provide({ actions: { tellStep: (_, { step }) => told(step) } }),
    { input },
  );
  const at = () => selectStep(actor.getSnapshot());
  const isPlaying = () => selectIsPlaying(actor.getSnapshot());
  return { actor, clock, at, isPlaying, told };
}

it('stands still until it is told to play, then goes on by itself and begins again after the last', () => {
  const { actor, clock, at } = start({ count: 3, step: 1 });
  clock.increment(10 * REPLAY_STEP_MS);
  expect(at()).toBe(1);
  actor.send({ type: 'toggled' });
  clock.increment(REPLAY_STEP_MS - 1);
  expect(at()).toBe(1);
  clock.increment(1);
  expect(at()).toBe(2);
  clock.increment(REPLAY_STEP_MS);
  expect(at()).toBe(0);
});

it('tells where it stands once it stands, not what it passes', () => {
  const { actor, clock, told, isPlaying } = start({ count: 29 });
  actor.send({ type: 'toggled' });
  for (let step = 0; step < 4; step += 1) clock.increment(REPLAY_STEP_MS);
  expect(told).not.toHaveBeenCalled();
  actor.send({ type: 'toggled' });
  expect(isPlaying()).toBe(false);
  expect(told.mock.calls).toEqual([[4]]);
});

it('stands still at the step that somebody chooses, also while it plays', () => {
  const { actor, clock, at, told, isPlaying } = start({ count: 29 });
  actor.send({ type: 'toggled' });
  actor.send({ type: 'step.chosen', step: 23 });
  clock.increment(10 * REPLAY_STEP_MS);
  expect(isPlaying()).toBe(false);
  expect(at()).toBe(23);
  expect(told.mock.calls).toEqual([[23]]);
});

it.each([
  [-4, 0],
  [Number.NaN, 0],
  [1.7, 1],
  [400, 28],
])('begins with a step that there is, whatever the address says: %s', (step, expected) => {
  expect(start({ count: 29, step }).at()).toBe(expected);
});
