import { describe, expect, it } from 'vitest';
import { parsePercentage } from '#src/components/NumberInput/parsePercentage.ts';
import { parseWholeNumber } from '#src/components/NumberInput/parseWholeNumber.ts';

describe('a whole number', () => {
  it.each([
    ['1234', 1234],
    ['1,234', 1234],
    ['1 234', 1234],
    ['1\u202f234', 1234],
    ['1.234', 1234],
    ['1’234', 1234],
    ["1'234", 1234],
    ['١٬٢٣٤', 1234],
    ['١٢٣.٤٥٦', 123_456],
    ['100.000', 100_000],
    ['1.234.567', 1_234_567],
    ['-12.000', -12_000],
    ['0', 0],
  ])('is %s', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  it.each([
    ...['1.5 million', '1.5m', 'about 20', '50 %', '-'],
    ...['1.5', '12.34', '1.2345', '1234.567', '0.500', '0,500'],
    ...['1,234.567', '1.234,567', '1.234.56', '1..234', '.234', '1.'],
  ])('is not %s', (text) => {
    expect(parseWholeNumber(text)).toBeNaN();
  });
});

describe('a percentage', () => {
  it.each([
    ['50', 50],
    ['50 %', 50],
    ['12,5%', 12.5],
    ['%50', 50],
    ['٥٠٪', 50],
    ['\u200f50 ٪\u200f', 50],
    // No hundreds are parted here.
    ['1.234', 1.234],
  ])('is %s', (text, number) => {
    expect(parsePercentage(text)).toBe(number);
  });

  it.each(['half', '%', '50 %%', '5 in 10', '1.5 million'])('is not %s', (text) => {
    expect(parsePercentage(text)).toBeNaN();
  });

  it('is none where nothing was typed', () => {
    expect(parsePercentage(' ')).toBeUndefined();
  });
});
