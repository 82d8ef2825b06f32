import { describe, expect, it } from 'vitest';
import { csvOf } from '#src/components/charts/csv.ts';
import {
  linePath,
  sectors,
  segmentsOf,
  strips,
  timeScale,
  totalOf,
  valueScale,
} from '#src/components/charts/geometry.ts';
import { topSlices } from '#src/domain/chartRules.ts';

const slice = (key: string, value: number) => ({ key, label: key, value });

describe('the slices of a pie', () => {
  it('are four at most, the small ones together', () => {
    const slices = [slice('a', 1), slice('b', 5), slice('c', 2), slice('d', 4), slice('e', 3)];
    expect(topSlices(slices, 'Others')).toEqual([
      slice('b', 5),
      slice('d', 4),
      slice('e', 3),
      { key: 'others', label: 'Others', value: 3 },
    ]);
  });

  it('stay four when they are four, largest first, without empty ones', () => {
    const slices = [slice('a', 1), slice('b', 2), slice('none', 0), slice('c', 3), slice('d', 4)];
    expect(topSlices(slices, 'Others').map(({ key }) => key)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('make a whole ring', () => {
    const [first, second] = sectors([slice('a', 1), slice('b', 1)]);
    expect([first?.x, second?.x].map((x) => Math.round(x ?? 0))).toEqual([89, 11]);
  });
});

describe('the axis of values', () => {
  it.each([
    [
      [0, 97],
      [0, 20, 40, 60, 80, 100],
    ],
    [
      [3, 1],
      [0, 1, 2, 3],
    ],
    [[0.5], [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [
      [null, undefined],
      [0, 1],
    ],
    [[4_300_000], [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000]],
  ])('of %o is %o', (values, ticks) => {
    expect(valueScale(values).ticks).toEqual(ticks);
  });
});

it('a total of missing values is missing, and no 0', () => {
  const row = (values: (number | null | undefined)[]) => ({ key: 'a', label: 'A', values });
  expect([[null, undefined], [null, 2], [0], []].map((values) => totalOf(row(values)))).toEqual([
    undefined,
    2,
    0,
    undefined,
  ]);
});

describe('the axis of time', () => {
  it.each([
    [['2016-01-01', '2026-01-01'], 'year'],
    [['2025-11-01', '2026-11-01'], 'month'],
    [['2026-11-01', '2026-11-21'], 'day'],
  ])('of %o is told in %ss', (dates, unit) => {
    const scale = timeScale(dates);
    expect([scale.unit, scale.at(dates[0] ?? ''), scale.at(dates[1] ?? '')]).toEqual([unit, 0, 100]);
    expect(scale.ticks.length).toBeGreaterThan(2);
  });

  it('puts a single date into the middle', () => {
    expect(timeScale(['2026-11-01']).at('2026-11-01')).toBe(50);
  });
});

it('puts the segments of a bar behind each other, and counts what is below zero as nothing', () => {
  const row = { key: 'NPL', label: 'Nepal', values: [2, null, -3, 3] };
  const scale = valueScale([totalOf(row)]);
  expect(segmentsOf(row, scale)).toEqual([
    { series: 0, start: 0, length: 40 },
    { series: 3, start: 40, length: 60 },
  ]);
});

it('parts a line where a value is missing', () => {
  expect(linePath([{ x: 0, y: 0 }, { x: 10, y: 5 }, undefined, { x: 30, y: 5 }])).toBe('M0,0L10,5M30,5Z');
});

it('gives every place along the axis to the nearest point', () => {
  expect(strips([0, 20, 100])).toEqual([
    { start: 0, length: 10 },
    { start: 10, length: 50 },
    { start: 60, length: 40 },
  ]);
});

it('writes the figures for a spreadsheet', () => {
  const data = {
    categoryLabel: 'Year',
    series: [
      { key: 'dref', label: 'DREF' },
      { key: 'appeal', label: 'Emergency appeals' },
    ],
    rows: [
      { key: '2025-01-01', label: '2025', values: [1200.5, null] },
      { key: '2026-01-01', label: 'cette année', plainLabel: '2026', values: [7, 9] },
    ],
  };
  expect(csvOf(data)).toBe('Year,DREF,Emergency appeals\r\n2025,1200.5,\r\n2026,7,9\r\n');
});
