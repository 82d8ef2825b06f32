import { expect, it } from 'vitest';
import { selectIsShown, tooltipMachine } from '#machines/tooltip.ts';
import { startOnClock } from '#tests/support/machines.ts';

function startTooltip() {
  const { actor, clock } = startOnClock(tooltipMachine);
  const isShown = () => selectIsShown(actor.getSnapshot());
  return { actor, clock, isShown };
}

it('shows once the pointer rests, not for one that passes', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'pointer' });
  clock.increment(299);
  expect(isShown()).toBe(false);
  clock.increment(1);
  expect(isShown()).toBe(true);

  const passed = startTooltip();
  passed.actor.send({ type: 'entered', by: 'pointer' });
  passed.actor.send({ type: 'left', by: 'pointer' });
  passed.clock.increment(1000);
  expect(passed.isShown()).toBe(false);
});

it('shows at once when the focus comes, and stays while one of both is there', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'focus' });
  expect(isShown()).toBe(true);
  actor.send({ type: 'entered', by: 'pointer' });
  actor.send({ type: 'left', by: 'focus' });
  clock.increment(1000);
  expect(isShown()).toBe(true);
});

it('lets the pointer move onto it', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'pointer' });
  clock.increment(300);
  actor.send({ type: 'left', by: 'pointer' });
  clock.increment(149);
  actor.send({ type: 'entered', by: 'pointer' });
  clock.increment(1000);
  expect(isShown()).toBe(true);
  actor.send({ type: 'left', by: 'pointer' });
  clock.increment(150);
  expect(isShown()).toBe(false);
});

it('stays away after Escape until it is left', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'focus' });
  actor.send({ type: 'escape' });
  actor.send({ type: 'entered', by: 'pointer' });
  clock.increment(1000);
  expect(isShown()).toBe(false);
  actor.send({ type: 'left', by: 'pointer' });
  actor.send({ type: 'left', by: 'focus' });
  actor.send({ type: 'entered', by: 'focus' });
  expect(isShown()).toBe(true);
});

it('shows at once when the focus comes while the pointer rests, and stays until both have left', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'pointer' });
  actor.send({ type: 'entered', by: 'focus' });
  expect(isShown()).toBe(true);
  actor.send({ type: 'left', by: 'focus' });
  clock.increment(1000);
  expect(isShown()).toBe(true);
  actor.send({ type: 'left', by: 'pointer' });
  clock.increment(150);
  expect(isShown()).toBe(false);
});

it('waits anew for a pointer that comes again while it waits', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'pointer' });
  actor.send({ type: 'entered', by: 'pointer' });
  expect(isShown()).toBe(false);
  clock.increment(300);
  expect(isShown()).toBe(true);
});

it('goes when each that came has left, in any order and any number of times', () => {
  const { actor, clock, isShown } = startTooltip();
  for (const by of ['focus', 'pointer', 'pointer'] as const) actor.send({ type: 'entered', by });
  actor.send({ type: 'left', by: 'pointer' });
  clock.increment(1000);
  expect(isShown()).toBe(true);
  actor.send({ type: 'left', by: 'focus' });
  expect(isShown()).toBe(true);
  clock.increment(150);
  expect(isShown()).toBe(false);
});

it('knows who came back while it lingered', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'focus' });
  actor.send({ type: 'left', by: 'focus' });
  actor.send({ type: 'entered', by: 'pointer' });
  actor.send({ type: 'entered', by: 'focus' });
  actor.send({ type: 'left', by: 'focus' });
  clock.increment(1000);
  expect(isShown()).toBe(true);
});

it('goes by Escape also while it waits and while it lingers', () => {
  const waiting = startTooltip();
  waiting.actor.send({ type: 'entered', by: 'pointer' });
  waiting.actor.send({ type: 'escape' });
  waiting.clock.increment(1000);
  expect(waiting.isShown()).toBe(false);

  const lingering = startTooltip();
  lingering.actor.send({ type: 'entered', by: 'focus' });
  lingering.actor.send({ type: 'left', by: 'focus' });
  lingering.actor.send({ type: 'escape' });
  expect(lingering.isShown()).toBe(false);
});

it('stays away after Escape until both have left', () => {
  const { actor, clock, isShown } = startTooltip();
  actor.send({ type: 'entered', by: 'focus' });
  actor.send({ type: 'entered', by: 'pointer' });
  actor.send({ type: 'escape' });
  actor.send({ type: 'left', by: 'focus' });
  actor.send({ type: 'entered', by: 'focus' });
  clock.increment(1000);
  expect(isShown()).toBe(false);
  // Both are gone, one after the other: who comes next sees it again.
  actor.send({ type: 'left', by: 'focus' });
  actor.send({ type: 'left', by: 'pointer' });
  actor.send({ type: 'entered', by: 'pointer' });
  clock.increment(300);
  expect(isShown()).toBe(true);
});
