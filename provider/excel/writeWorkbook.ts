import { crc32, deflateRawSync } from 'node:zlib';
import { escapeXml as escaped } from '#rules/spreadsheet.ts';

interface Sheet {
  name: string;
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

/** A workbook (.xlsx) of sheets of texts and numbers, without formulas: a text that looks like one stays a text. */
export function writeWorkbook(sheets: readonly Sheet[]): Buffer {
  const parts: [name: string, text: string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${CONTENT_TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/>${sheets
        .map(
          (_, at) =>
            `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${MAIN}.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    ],
    ['_rels/.rels', relations([['rId1', 'officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets>${sheets
        .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(sheets.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`])),
    ],
    ...sheets.map(({ rows }, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(rows)]),
  ];
  return zip(
    parts.map(([name, text]) => [
      name,
      Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`),
    ]),
  );
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (rows: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="${PACKAGE}">${rows
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const sheetOf = (rows: Sheet['rows']) =>
  `<worksheet xmlns="${SHEETS}"><sheetData>${rows
    .map((cells, at) => `<row r="${at + 1}">${cells.map(cellOf).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

function cellOf(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Source: APPNOTE 6.3.10. Names are ASCII; the day is 1 January 1980, so that the same sheets give the same file. */
function zip(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt16LE(0x21, 8);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([signature(0x04034b50), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(start, 10);
    directory.push(
      Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), shared, rest, Buffer.from(name)]),
    );
    locals.push(local);
    start += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(start, 12);
  return Buffer.concat([...locals, listed, signature(0x06054b50), end]);
}

function signature(of: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(of);
  return bytes;
}
