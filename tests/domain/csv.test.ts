import { expect, it } from 'vitest';
import { toCsv } from '#src/domain/csv.ts';

it('writes rows as RFC 4180 wants them', () => {
  expect(
    toCsv([
      ['Name', 'Amount'],
      ['Haiti, "north"', 1200],
      ['two\nlines', null],
      [undefined, 0],
    ]),
  ).toBe('Name,Amount\r\n"Haiti, ""north""",1200\r\n"two\nlines",\r\n,0\r\n');
});

it.each(['=1+1', '+41', '-2', '@SUM(A1)', '\tx'])('lets no spreadsheet run %j', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`);
});

it('leaves numbers below zero alone', () => {
  expect(toCsv([[-5]])).toBe('-5\r\n');
});

it('leaves out by what a page keeps the order of words', () => {
  expect(toCsv([['\u2068فيضان\u2069 11-2026', '\u2066=1+1\u2069']])).toBe("فيضان 11-2026,'=1+1\r\n");
});
