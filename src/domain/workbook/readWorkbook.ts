import { columnOf } from '#rules/spreadsheet.ts';
import { openZip } from './zip.ts';

/** What stands in a cell. `link`: where it leads. */
export interface ReadCell {
  value: string | number | boolean;
  /** Its number is shown as a percentage: of 0.5 people see, and typed, 50%. */
  isPercentage?: true;
  /** A formula that went wrong; `value` says how. */
  isError?: true;
  link?: string | undefined;
}

export interface ReadSheet {
  name: string;
  /** Rows by their numbers from 1, cells by their columns from 0; empty ones are missing. */
  rows: ReadonlyMap<number, ReadonlyMap<number, ReadCell>>;
}

export interface Workbook {
  sheets: readonly ReadSheet[];
  /** Where names stand: the first cell of each place that one is given to. */
  names: readonly { name: string; sheet: string; row: number }[];
  /** What the numbers of its days lack: workbooks of old Macs begin to count so many days later. */
  missingDays: number;
}

/**
 * What a workbook (.xlsx) says; undefined for what is none. Formulas count by what they last gave, days come as their numbers
 * (`dayOfSerial`). It is read in the browser alone. Source: ECMA-376, parts 1 and 2.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook | undefined> {
  try {
    const open = openZip(bytes);
    const part = async (name: string) => {
      const content = await open?.(name);
      return content && xmlOf(new TextDecoder('utf-8', { fatal: true }).decode(content));
    };
    const workbook = await part('xl/workbook.xml');
    if (!workbook) return undefined;
    const targets = targetsIn(await part('xl/_rels/workbook.xml.rels'), 'xl/');
    const shared = sharedTexts(await part('xl/sharedStrings.xml'));
    const percentages = percentageStyles(await part('xl/styles.xml'));
    const isOfMac = all(workbook, 'workbookPr').some((one) => isTrue(one.getAttribute('date1904')));
    const sheets = await Promise.all(
      all(workbook, 'sheet').map(async (sheet, index): Promise<ReadSheet> => {
        const path = targets.get(relationOf(sheet)) ?? `xl/worksheets/sheet${index + 1}.xml`;
        const content = await part(path);
        const links = targetsIn(await part(path.replace(/([^/]+)$/, '_rels/$1.rels')), '');
        return {
          name: sheet.getAttribute('name') ?? '',
          rows: content ? rowsOf(content, { shared, percentages, links }) : new Map(),
        };
      }),
    );
    return {
      sheets,
      names: all(workbook, 'definedName').flatMap(placesOf),
      missingDays: isOfMac ? DAYS_UNTIL_1904 : 0,
    };
  } catch {
    return undefined;
  }
}

const DAYS_UNTIL_1904 = 1462;

function xmlOf(text: string): Document {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  if (xml.querySelector('parsererror')) throw new Error('A part of a workbook is no XML.');
  return xml;
}

// Some write all elements with a prefix.
const all = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];
const isTrue = (said: string | null) => said === '1' || said === 'true';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationOf = (element: Element) =>
  element.getAttributeNS(OFFICE, 'id') ?? element.getAttribute('r:id') ?? '';

/** What a part refers to, by ids. */
const targetsIn = (relations: Document | undefined, folder: string): Map<string, string> =>
  new Map(
    all(relations, 'Relationship').map((one) => {
      const target = one.getAttribute('Target') ?? '';
      return [one.getAttribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : folder + target];
    }),
  );

/** The texts that cells point to. One may be in pieces of several looks; how it is read aloud is none of it. */
const sharedTexts = (part: Document | undefined): string[] => all(part, 'si').map(textIn);
const textIn = (element: Element): string =>
  all(element, 't')
    .filter((piece) => piece.parentElement?.localName !== 'rPh')
    .map((piece) => piece.textContent ?? '')
    .join('');

/** The styles of cells, by their numbers, that show a number as a percentage. */
function percentageStyles(part: Document | undefined): ReadonlySet<string> {
  const own = all(all(part, 'numFmts')[0], 'numFmt')
    .filter((format) => showsPercentage(format.getAttribute('formatCode') ?? ''))
    .map((format) => format.getAttribute('numFmtId') ?? '');
  const formats = new Set([...PERCENTAGE_FORMATS, ...own]);
  const styles = all(all(part, 'cellXfs')[0], 'xf');
  return new Set(
    styles.flatMap((style, at) => (formats.has(style.getAttribute('numFmtId') ?? '') ? [String(at)] : [])),
  );
}
/** What every workbook knows without saying it: 0% and 0.00%. */
const PERCENTAGE_FORMATS = ['9', '10'];

/** A sign that is quoted, escaped, or the measure of a blank stands for itself. */
const showsPercentage = (code: string) => code.replace(/"[^"]*"|[\\_*]./g, '').includes('%');

interface Known {
  shared: readonly string[];
  percentages: ReadonlySet<string>;
  links: ReadonlyMap<string, string>;
}

function rowsOf(sheet: Document, known: Known): ReadSheet['rows'] {
  const { links } = known;
  const linked = new Map(
    all(sheet, 'hyperlink').map((one) => [one.getAttribute('ref') ?? '', links.get(relationOf(one))]),
  );
  const rows = new Map<number, Map<number, ReadCell>>();
  let number = 0;
  for (const row of all(sheet, 'row')) {
    number = Number(row.getAttribute('r') ?? number + 1);
    const cells = new Map<number, ReadCell>();
    let column = -1;
    for (const cell of all(row, 'c')) {
      const place = cell.getAttribute('r');
      column = place ? columnOf(place) : column + 1;
      const read = cellOf(cell, known);
      if (read) cells.set(column, place && linked.has(place) ? { ...read, link: linked.get(place) } : read);
    }
    if (cells.size > 0) rows.set(number, cells);
  }
  return rows;
}

function cellOf(cell: Element, { shared, percentages }: Known): ReadCell | undefined {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return textCell(textIn(cell));
  const said = all(cell, 'v')[0]?.textContent ?? '';
  if (said === '') return undefined;
  if (type === 's') return textCell(shared[Number(said)] ?? '');
  if (type === 'b') return { value: said === '1' };
  if (type === 'e') return { value: said, isError: true };
  if (type === 'str' || type === 'd') return textCell(said);
  const isPercentage = percentages.has(cell.getAttribute('s') ?? '');
  return { value: Number(said), ...(isPercentage && { isPercentage }) };
}

const textCell = (text: string): ReadCell | undefined => (text.trim() === '' ? undefined : { value: text });

/** Of `'A sheet'!$A$3:$B$3,'A sheet'!$B$3` both places. */
function placesOf(element: Element): Workbook['names'] {
  const name = element.getAttribute('name') ?? '';
  const text = element.textContent ?? '';
  return [...text.matchAll(/(?:'((?:[^']|'')+)'|([^'!,]+))!\$?[A-Z]+\$?(\d+)/g)].map(
    ([, quoted, plain, row]) => ({
      name,
      sheet: quoted?.replaceAll("''", "'") ?? plain ?? '',
      row: Number(row),
    }),
  );
}
