import { describe, expect, it } from 'vitest';
import { isDay, phaseOn } from '#rules/dates.ts';
import { idOf } from '#rules/ids.ts';
import {
  isNarrower,
  PROJECT_VISIBILITIES,
  visibilitiesFor,
  visibilityKey,
  visibilityNumber,
} from '#rules/visibility.ts';
import { changedParts } from '#src/records/changedParts.ts';

describe('the day', () => {
  it('is one that the calendar has', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const no of ['2026-02-29', '2026-2-9', '2026-05-01T00:00:00Z', '', null, 20260501])
      expect(isDay(no)).toBe(false);
  });

  it.each([
    [{ start: '2026-05-02' }, 'planned'],
    [{ start: '2026-05-01', end: '2026-05-01' }, 'ongoing'],
    [{ start: '2026-04-01', end: null }, 'ongoing'],
    [{ start: '2026-04-01', end: '2026-04-30' }, 'completed'],
    [{ start: null, end: '2026-04-30' }, undefined],
  ])('makes of %j %s', (span, phase) => expect(phaseOn('2026-05-01', span)).toBe(phase));
});

it('takes for an id only what a record can have', () => {
  expect(idOf('123')).toBe(123);
  expect(idOf('2147483647')).toBe(2_147_483_647);
  for (const text of ['2147483648', '99999999999', '-1', '1.5', '1e3', 'x', '', null, undefined])
    expect(idOf(text)).toBeUndefined();
});

it.each([
  ['NTLS', false, [3, 1, 4]],
  ['OTHR', false, [3, 1]],
  ['SCRT', false, [3, 1, 4, 2]],
  ['SCRT', true, [4]],
  [undefined, false, [3, 1, 4, 2]],
])('offers %s, under review %s, the visibilities %j', (orgType, isReviewed, offered) => {
  expect(visibilitiesFor(orgType, { isReviewed })).toEqual(offered);
});

it('knows each visibility by number and by key', () => {
  for (const key of PROJECT_VISIBILITIES) expect(visibilityKey(visibilityNumber(key))).toBe(key);
  expect(visibilityNumber('ifrc_only')).toBe(2);
  expect(visibilityKey(99)).toBe('ifrc_only');
});

it.each([
  [3, 1, true],
  [1, 4, true],
  [4, 2, true],
  [2, 99, true],
  [2, 3, false],
  [3, 3, false],
])('from visibility %i to %i fewer people see it: %s', (before, after, narrower) =>
  expect(isNarrower(before, after)).toBe(narrower),
);

it('names the parts of a record that changed, each once', () => {
  expect(changedParts(['gov_num_dead', 'title', 'num_dead', 'contacts', 'visibility', 'status'])).toEqual([
    'title',
    'visibility',
    'status',
    'contacts',
    'people',
  ]);
  expect(changedParts(['reporting_ns', 'location_json', 'local_branch_name'])).toEqual([
    'name',
    'places',
    'other',
  ]);
});
