import { expect, it } from 'vitest';
import { REPLAY_LIMITS, SAMPLE_RATES, withinLimit } from '#src/core/monitoring/limits.ts';

it('takes four of five traces and sessions, and stops where a recording would slow the page down', () => {
  expect(Object.values(SAMPLE_RATES)).toEqual([0.8, 0.8, 0.8]);
  expect(REPLAY_LIMITS).toEqual({
    mutationLimit: 10_000,
    mutationBreadcrumbLimit: 750,
    slowClickTimeout: 7000,
  });
});

it('records 300 events in five seconds and drops the rest, then as many again', () => {
  let now = 100_000;
  const limit = withinLimit(() => now);
  const takeMany = () => Array.from({ length: 400 }, (_, event) => limit({ event })).filter(Boolean).length;
  expect(takeMany()).toBe(300);
  now += 5000;
  expect(takeMany()).toBe(0);
  now += 1;
  expect(takeMany()).toBe(300);
});
