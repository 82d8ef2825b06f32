import writeExcelFile from 'write-excel-file/node';
import { columnLetters, escapeXml } from '#rules/spreadsheet.ts';

interface Sheet {
  name: string;
  rows: readonly (readonly (string | number | null | undefined)[])[];
  /** The row, from 1, whose cells are bold, as headings are; and how many of the first rows stay in sight. */
  headRow?: number;
  heldRows?: number;
  offers?: readonly Offer[];
}

/** Rows from 1, the first and the last. */
type Rows = readonly [first: number, last: number];

/** A column, from 0, whose cells take nothing but what stands in cells of another sheet, and offer it. */
interface Offer {
  column: number;
  rows: Rows;
  of: { sheet: string; column: number; rows: Rows };
}

/** In letters, of the columns of a sheet with headings. */
const WIDTH = 24;

/** A workbook (.xlsx) of sheets of texts and numbers, without formulas: a text that looks like one stays a text. */
export const writeWorkbook = (sheets: readonly Sheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, rows, headRow, heldRows }) => ({
      sheet: name,
      data: rows.map((cells, at) => cells.map((cell) => (at + 1 === headRow ? heading(cell) : cell))),
      ...(headRow && { columns: (rows[headRow - 1] ?? []).map(() => ({ width: WIDTH })) }),
      ...(heldRows && { stickyRowsCount: heldRows }),
    })),
    { features: [offering(sheets)] },
  ).toBuffer();

const heading = (value: string | number | null | undefined) =>
  value ? ({ value, fontWeight: 'bold', wrap: true } as const) : null;

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/** Source: ECMA-376, part 1, data validations. */
const offering = (sheets: readonly Sheet[]): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const { offers = [] } = sheets[sheetIndex] ?? {};
          if (offers.length === 0) return xml;
          const rules = offers.map(
            ({ column, rows, of }) =>
              `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range(column, rows)}">` +
              `<formula1>${escapeXml(`'${of.sheet}'`)}!${range(of.column, of.rows, '$')}</formula1></dataValidation>`,
          );
          const all = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
          return xml.replace('</sheetData>', () => `</sheetData>${all}`);
        },
      },
    },
  },
});

/** `fixed`: the mark of a place that is the same from wherever it is named. */
const range = (column: number, [first, last]: Rows, fixed = '') =>
  [first, last].map((row) => `${fixed}${columnLetters(column)}${fixed}${row}`).join(':');

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
