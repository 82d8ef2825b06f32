import { afterEach, expect, it, vi } from 'vitest';
import { dayOf } from '#rules/dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['Pacific/Auckland', '2026-09-26', '2026-09-27'],
  ['America/St_Johns', '2026-09-26', '2026-09-26'],
  ['Asia/Kathmandu', '2026-09-26', '2026-09-27'],
  ['UTC', '2026-09-26', '2026-09-26'],
])('tells the day of whoever looks: %s', (zone, atNoon, late) => {
  vi.stubEnv('TZ', zone);
  expect(
    [new Date('2026-09-26T08:00:00Z'), new Date('2026-09-26T20:00:00Z')].map((then) => dayOf(then)),
  ).toEqual([atNoon, late]);
});

it('tells the day of UTC, and days after it', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const moment = new Date('2026-02-28T20:00:00Z');
  expect([dayOf(moment, 'UTC'), dayOf(moment, 'UTC', 1), dayOf(moment, undefined, 1)]).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});
