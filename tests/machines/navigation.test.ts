import { expect, it } from 'vitest';
import { navigationMachine, selectIsFading, selectIsLoading, selectIsVisible } from '#machines/navigation.ts';
import { startOnClock } from '#tests/support/machines.ts';

function startNavigation() {
  const { actor, clock } = startOnClock(navigationMachine, {});
  const seen: boolean[] = [];
  actor.subscribe((snapshot) => seen.push(selectIsVisible(snapshot)));
  const go = (what: 'started' | 'ended') => actor.send({ type: `navigation.${what}` });
  return { actor, clock, seen, go, isVisible: () => selectIsVisible(actor.getSnapshot()) };
}

it('never shows the loader for a page that comes within the grace', () => {
  const { actor, clock, seen, go } = startNavigation();
  go('started');
  expect(selectIsLoading(actor.getSnapshot())).toBe(true);
  clock.increment(149);
  go('ended');
  clock.increment(60_000);

  expect(seen).not.toContain(true);
});

it('shows the loader after the grace, until 300 ms after the page is there', () => {
  const { actor, clock, go, isVisible } = startNavigation();
  go('started');
  clock.increment(150);
  expect(isVisible()).toBe(true);
  clock.increment(10_000);
  go('ended');
  clock.increment(299);
  expect(isVisible()).toBe(true);
  expect(selectIsFading(actor.getSnapshot())).toBe(true);
  clock.increment(1);

  expect(isVisible()).toBe(false);
});

it('does not blink when the next page starts while the loader fades', () => {
  const { clock, go, seen } = startNavigation();
  go('started');
  clock.increment(150);
  go('ended');
  clock.increment(100);
  seen.length = 0;
  go('started');
  clock.increment(10_000);

  expect(seen).toEqual([true]);
});
