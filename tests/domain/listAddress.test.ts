import { expect, it } from 'vitest';
import { idOf } from '#rules/ids.ts';
import {
  dayOf,
  endOfDay,
  numbersOf,
  offsetOf,
  orderingOf,
  pageOfOffset,
  pageSizeOf,
  pageSizesFrom,
  regionsOf,
} from '#src/domain/listAddress.ts';

it.each([
  [undefined, 0],
  ['1', 0],
  ['3', 30],
  ['0', 0],
  ['-2', 0],
  ['x', 0],
  // More than the API can count.
  ['2147483647', 0],
])('skips for page %j', (page, offset) => {
  expect(offsetOf(page, 15)).toBe(offset);
});

it('names the page of an offset, and none for the first', () => {
  expect([pageOfOffset(0, 15), pageOfOffset(30, 15)]).toEqual(['', '3']);
});

it('takes a size of pages that the list offers, and its own for any other', () => {
  expect(pageSizesFrom(15)).toEqual([15, 50, 100]);
  expect(['50', '15', '1000', 'x', undefined].map((rows) => pageSizeOf(rows, 15))).toEqual([
    50, 15, 15, 15, 15,
  ]);
});

it('takes an order that the list knows, and its own for any other', () => {
  const order = (text: string) => orderingOf(text, ['name', 'code'], '-name');
  expect([order('code'), order('-code'), order('secret'), order('--code'), order('')]).toEqual([
    'code',
    '-code',
    '-name',
    '-name',
    '-name',
  ]);
});

it('ignores values that make no sense', () => {
  expect([idOf('12'), idOf('1.5'), idOf('-1'), idOf(null)]).toEqual([12, undefined, undefined, undefined]);
  expect([numbersOf('7'), numbersOf('7,x,9,7'), numbersOf('x'), numbersOf(null)]).toEqual([
    [7],
    [7, 9],
    undefined,
    undefined,
  ]);
  expect([regionsOf('0,4,5'), regionsOf('5')]).toEqual([[0, 4], undefined]);
  expect([dayOf('2026-05-01'), dayOf('2026-13-01'), dayOf('1 May')]).toEqual([
    '2026-05-01',
    undefined,
    undefined,
  ]);
  // Half typed years.
  expect([dayOf('0000-01-01'), dayOf('0026-11-20'), dayOf('2101-01-01')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([endOfDay('2026-05-01'), endOfDay(undefined)]).toEqual(['2026-05-01T23:59:59Z', undefined]);
});
