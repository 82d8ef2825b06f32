import { expect, it } from 'vitest';
import {
  dayOf,
  endOfDay,
  numbersOf,
  offsetOf,
  orderingOf,
  pageOfOffset,
  regionsOf,
  wholeNumber,
} from '#src/domain/listAddress.ts';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['', 0],
  ['page=1', 0],
  ['page=3', 30],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=x', 0],
])('skips for %j', (text, offset) => {
  expect(offsetOf(query(text), 15)).toBe(offset);
});

it('names the page of an offset, and none for the first', () => {
  expect([pageOfOffset(0, 15), pageOfOffset(30, 15)]).toEqual(['', '3']);
});

it('takes an order that the list knows, and its own for any other', () => {
  const order = (text: string) => orderingOf(query(text), ['name', 'code'], '-name');
  expect([
    order('sort=code'),
    order('sort=-code'),
    order('sort=secret'),
    order('sort=--code'),
    order(''),
  ]).toEqual(['code', '-code', '-name', '-name', '-name']);
});

it('ignores values that make no sense', () => {
  expect([wholeNumber('12'), wholeNumber('1.5'), wholeNumber('-1'), wholeNumber(null)]).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
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
  expect([endOfDay('2026-05-01'), endOfDay(undefined)]).toEqual(['2026-05-01T23:59:59Z', undefined]);
});
