import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSheet } from '#provider/excel/readSheet.ts';
import { writeWorkbook } from '#provider/excel/writeWorkbook.ts';
import { dayOfSerial } from '#rules/spreadsheet.ts';
import { excelOf } from '#src/lists/excelFile.ts';

const LIMITS = { rows: 100, columns: 20 };
const rowsOf = (bytes: Uint8Array) => [...(readSheet(bytes, LIMITS) ?? [])];

it('reads what another program wrote: shared texts, days, truths, gaps, and the first sheet only', () => {
  // Written by openpyxl 3.1.
  const rows = rowsOf(readFileSync(new URL('../support/workbook.xlsx', import.meta.url)));
  expect(rows).toEqual([
    [1, ['Name', 'عربي', 'Date', 'Number', 'Bool', 'Formula']],
    [2, ['A & B <x>', 'مركز تدريب', '45351', '12.5', 'true', '']],
    [3, ['', '  space ', '', '0', 'false']],
    [9, ['', '', '', '', '', '', '', 'far']],
  ]);
  expect(dayOfSerial('45351')).toBe('2024-02-29');
});

it('reads what it writes; a text that looks like a formula stays a text', async () => {
  const workbook = await writeWorkbook([
    {
      name: 'Units & <x>',
      rows: [
        ['Name', 'مركز'],
        ['=1+1', 12.5],
        [null, ' of '],
      ],
    },
    { name: 'Choices', rows: [['not read']] },
  ]);
  expect(rowsOf(workbook)).toEqual([
    [1, ['Name', 'مركز']],
    [2, ['=1+1', '12.5']],
    [3, ['', ' of ']],
  ]);
});

it('reads no more rows and columns than it is to, and one more row to tell so', async () => {
  const rows = Array.from({ length: 50 }, () => ['a', 'b', 'c']);
  const found = readSheet(await writeWorkbook([{ name: 'Long', rows }]), { rows: 10, columns: 2 });
  expect(found?.size).toBe(12);
  expect(found?.get(1)).toEqual(['a', 'b']);
});

it.each([
  ['no archive', Buffer.from('PK no workbook')],
  ['nothing', Buffer.alloc(0)],
])('says nothing of %s', (_, bytes) => {
  expect(readSheet(bytes, LIMITS)).toBeUndefined();
});

it('keeps what lists export: numbers, days, texts as they are, and what is longer than a cell', async () => {
  const blob = await excelOf({
    name: 'emergencies: 2026/05 and a name that is far too long',
    headings: ['Name', 'People', 'Start date'],
    rows: [
      ['=1+1', 1_234.5, '2024-02-29'],
      ['x'.repeat(40_000), 0, null],
    ],
    isRightToLeft: true,
  });
  const [head, first, second] = rowsOf(new Uint8Array(await blob.arrayBuffer()));
  expect([head, first]).toEqual([
    [1, ['Name', 'People', 'Start date']],
    [2, ['=1+1', '1234.5', '45351']],
  ]);
  expect(second?.[1].map(({ length }) => length)).toEqual([32_767, 1]);
});
