import { expect, it } from 'vitest';
import { isFilled } from '#rules/isFilled.ts';

it.each([true, false, 0, -1, 'text', ['', 1], [false], { a: { b: 0 } }, [{}, { a: 'x' }]])(
  '%j is filled',
  (value) => {
    expect(isFilled(value)).toBe(true);
  },
);

it.each([
  undefined,
  null,
  Number.NaN,
  '',
  ' \n\t',
  [],
  {},
  [''],
  [null, []],
  { a: undefined, b: { c: ' ' } },
])('%j is not filled', (value) => {
  expect(isFilled(value)).toBe(false);
});
