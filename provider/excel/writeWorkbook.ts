import writeExcelFile from 'write-excel-file/node';

interface Sheet {
  name: string;
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

/** A workbook (.xlsx) of sheets of texts and numbers, without formulas: a text that looks like one stays a text. */
export const writeWorkbook = (sheets: readonly Sheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, rows }) => ({ sheet: name, data: rows.map((cells) => [...cells]) })),
  ).toBuffer();

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
