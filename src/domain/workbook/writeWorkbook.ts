import { columnLetters, escapeXml } from '#rules/spreadsheet.ts';
import { writeZip } from './zip.ts';

/** How a cell looks; the number of each in `styles.xml` is its place here. */
const LOOKS = [
  'plain',
  'title',
  'heading',
  'section',
  'label',
  'note',
  'input',
  'textInput',
  'dayInput',
] as const;
export type Look = (typeof LOOKS)[number];

/** What may be entered in a cell. `message`: what Excel says to anything else. */
export type Rule = { message: string } & (
  | { type: 'list'; from: { sheet: string; column: number; first: number; last: number } }
  | { type: 'whole' | 'decimal'; least: number; most: number }
  | { type: 'date'; after: number }
);

export interface Cell {
  value?: string | number | undefined;
  /** @default 'plain' */
  look?: Look;
  rule?: Rule | undefined;
}

export interface Row {
  cells: readonly Cell[];
  /** In points. `@default` as its texts need */
  height?: number;
  /** A defined name that its cells of these columns are given. */
  name?: { text: string; from: number; to: number };
}

export interface Sheet {
  name: string;
  /** In letters. */
  columns: readonly { width: number; isHidden?: boolean }[];
  rows: readonly Row[];
  /** The first row stays in sight. `@default` false */
  isHeaded?: boolean;
  /** Right to left. `@default` false */
  isMirrored?: boolean;
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook (.xlsx) without formulas: a text that looks like one stays a text. Source: ECMA-376, parts 1 and 2. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const parts: [name: string, text: string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${CONTENT_TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/>${sheets
        .map((_, at) => `<Override PartName="/${pathOf(at)}" ContentType="${MAIN}.worksheet+xml"/>`)
        .join('')}</Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbookOf(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', STYLES],
    ...sheets.map((sheet, at): [string, string] => [pathOf(at), sheetOf(sheet)]),
  ];
  const zip = await writeZip(
    parts.map(([name, text]) => [name, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`]),
  );
  return new Blob([zip], { type: WORKBOOK_TYPE });
}

/** A name that a sheet may have: without marks that places are written with, of at most 31 letters. */
export const sheetName = (text: string): string =>
  text
    .replace(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim();

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const pathOf = (sheet: number) => `xl/worksheets/sheet${sheet + 1}.xml`;
const quoted = (sheet: string) => `'${sheet.replaceAll("'", "''")}'`;
const place = (column: number, row: number) => `$${columnLetters(column)}$${row}`;

const relations = (rows: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${PACKAGE}">${rows
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

function workbookOf(sheets: readonly Sheet[]): string {
  const names = sheets.flatMap(({ name: sheet, rows }) =>
    rows.flatMap(({ name }, at) =>
      name
        ? [
            `<definedName name="${escapeXml(name.text)}">${escapeXml(quoted(sheet))}!${place(name.from, at + 1)}:${place(name.to, at + 1)}</definedName>`,
          ]
        : [],
    ),
  );
  return `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets>${sheets
    .map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join(
      '',
    )}</sheets>${names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''}</workbook>`;
}

function sheetOf({ columns, rows, isHeaded = false, isMirrored = false }: Sheet): string {
  const rules = rows.flatMap(({ cells }, at) =>
    cells.flatMap(({ rule }, column) => (rule ? [ruleOf(rule, `${columnLetters(column)}${at + 1}`)] : [])),
  );
  return [
    `<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0" showGridLines="0"${isMirrored ? ' rightToLeft="1"' : ''}>`,
    isHeaded ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '',
    '</sheetView></sheetViews><cols>',
    ...columns.map(
      ({ width, isHidden }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ''}/>`,
    ),
    '</cols><sheetData>',
    ...rows.map(
      ({ cells, height }, at) =>
        `<row r="${at + 1}"${height ? ` ht="${height}" customHeight="1"` : ''}>${cells
          .map((cell, column) => cellOf(cell, `${columnLetters(column)}${at + 1}`))
          .join('')}</row>`,
    ),
    '</sheetData>',
    rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : '',
    '</worksheet>',
  ].join('');
}

function cellOf({ value, look = 'plain' }: Cell, at: string): string {
  const start = `<c r="${at}" s="${LOOKS.indexOf(look)}"`;
  if (value === undefined || value === '') return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function ruleOf(rule: Rule, at: string): string {
  const start = (operator: string) =>
    `<dataValidation type="${rule.type}"${operator} allowBlank="1" showErrorMessage="1" error="${escapeXml(rule.message.slice(0, LONGEST_MESSAGE))}" sqref="${at}">`;
  if (rule.type === 'list') {
    const { sheet, column, first, last } = rule.from;
    return `${start('')}<formula1>${escapeXml(quoted(sheet))}!${place(column, first)}:${place(column, last)}</formula1></dataValidation>`;
  }
  if (rule.type === 'date')
    return `${start(' operator="greaterThan"')}<formula1>${rule.after}</formula1></dataValidation>`;
  return `${start(' operator="between"')}<formula1>${rule.least}</formula1><formula2>${rule.most}</formula2></dataValidation>`;
}
/** Of what Excel says, in letters. */
const LONGEST_MESSAGE = 225;

/** Numbers are places in the lists of fonts, fills and borders below. */
const xf = (font: number, fill: number, border: number, format: number, alignment: string) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" ${alignment}/></xf>`;
const WRAP = 'wrapText="1"';
const AT_START = 'wrapText="1" horizontal="general"';
const [GENERAL, AS_TEXT, AS_DAY] = [0, 49, 164];
const BY_LOOK: Record<Look, string> = {
  plain: xf(0, 0, 0, GENERAL, WRAP),
  title: xf(1, 0, 0, GENERAL, ''),
  heading: xf(2, 2, 0, GENERAL, WRAP),
  section: xf(3, 3, 0, GENERAL, ''),
  label: xf(3, 0, 0, GENERAL, WRAP),
  note: xf(4, 0, 0, GENERAL, WRAP),
  input: xf(0, 0, 1, GENERAL, AT_START),
  textInput: xf(0, 0, 1, AS_TEXT, AT_START),
  dayInput: xf(0, 0, 1, AS_DAY, AT_START),
};
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/></patternFill></fill>`;
const edges = ['left', 'right', 'top', 'bottom']
  .map((edge) => `<${edge} style="thin"><color rgb="FF9AA0A6"/></${edge}>`)
  .join('');
const STYLES = [
  `<styleSheet xmlns="${SHEETS}"><numFmts count="1"><numFmt numFmtId="${AS_DAY}" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
  '<fonts count="5"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="18"/><color rgb="FFD91B2D"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>',
  '<font><sz val="10"/><color rgb="FF5A5F66"/><name val="Calibri"/></font></fonts>',
  '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  `${solid('011E41')}${solid('E8ECF1')}</fills>`,
  `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${edges}<diagonal/></border></borders>`,
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${LOOKS.length}">${LOOKS.map((look) => BY_LOOK[look]).join('')}</cellXfs></styleSheet>`,
].join('');
