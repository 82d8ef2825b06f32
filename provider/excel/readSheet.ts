import { inflateRawSync } from 'node:zlib';
import { type ZipEntry, zipEntries } from '#rules/zip.ts';

/**
 * The rows of the first sheet of a workbook (.xlsx, .xlsm) as texts: rows by their numbers from 1, columns from 0. Formulas count by
 * what they last gave; what is formatted as a day comes as its number (`dayOfSerial`). Undefined for what is no workbook, or more
 * of one than the limits allow. Source: ECMA-376, parts 1 and 2.
 */
export function readSheet(
  bytes: Uint8Array,
  { rows: mostRows, columns: mostColumns }: { rows: number; columns: number },
): Map<number, string[]> | undefined {
  const entries = new Map((zipEntries(bytes) ?? []).map((entry) => [entry.name, entry]));
  try {
    const part = (name: string) => {
      const entry = entries.get(name);
      return entry && textOf(bytes, entry);
    };
    const sheet = part(firstSheet(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')));
    if (sheet === undefined) return undefined;
    const shared = [...(part('xl/sharedStrings.xml') ?? '').matchAll(ELEMENT('si'))].map(([, inner = '']) =>
      textIn(inner),
    );
    const found = new Map<number, string[]>();
    let last = 0;
    for (const [, attributes = '', inner = ''] of sheet.matchAll(ELEMENT_WITH_ATTRIBUTES('row'))) {
      last = Number(attribute(attributes, 'r') ?? last + 1);
      const cells: string[] = [];
      for (const [, own = '', content = ''] of inner.matchAll(ELEMENT_WITH_ATTRIBUTES('c'))) {
        const place = attribute(own, 'r');
        const column = place ? columnOf(place) : cells.length;
        if (column >= mostColumns) continue;
        cells[column] = cellText(attribute(own, 't'), content, shared);
      }
      const whole = Array.from(cells, (cell) => cell ?? '');
      if (whole.some((cell) => cell.trim() !== '')) found.set(last, whole);
      if (found.size > mostRows + 1) return found;
    }
    return found;
  } catch {
    return undefined;
  }
}

/** Spreadsheets count days from the end of 1899. Undefined for what is no such number. */
export function dayOfSerial(text: string): string | undefined {
  const days = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || days < FIRST_DAY || days > LAST_DAY) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
}
const DAY_MS = 86_400_000;
/** Of 1920 and 2099: other numbers are more likely something else. */
const [FIRST_DAY, LAST_DAY] = [7_306, 73_050];

/** A part that is larger when it is unpacked is not read. In bytes. */
const LONGEST = 60_000_000;
const PACKED = 8;

function textOf(bytes: Uint8Array, { method, start, size }: ZipEntry): string {
  const packed = bytes.subarray(start, start + size);
  const plain = method === PACKED ? inflateRawSync(packed, { maxOutputLength: LONGEST }) : packed;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
  // Nothing that a spreadsheet writes has one; with it, texts could stand for others.
  if (text.includes('<!DOCTYPE')) throw new Error('A part of a workbook has a document type.');
  return text;
}

/** Where the first sheet is, as the workbook says; by its usual name where it does not. */
function firstSheet(workbook = '', relations = ''): string {
  const id = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(
    ([element]) => attribute(element, 'Id') === id,
  );
  const target = relation && attribute(relation[0], 'Target');
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Elements are never within one of the same name in the parts that are read. */
const ELEMENT = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}\\b[^>]*?(?:/>|>(.*?)</(?:\\w+:)?${name}>)`, 'gs');
const ELEMENT_WITH_ATTRIBUTES = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}\\b([^>]*?)(?:/>|>(.*?)</(?:\\w+:)?${name}>)`, 'gs');

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** "AB12" is the column 27. */
const columnOf = (place: string) =>
  [...place.replace(/\d.*/, '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function cellText(type: string | undefined, content: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(content);
  const [, value = ''] = ELEMENT('v').exec(content) ?? [];
  const text = unescaped(value);
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  return type === 'e' ? '' : text;
}

/** A text may be in pieces of several looks; how it is read aloud is none of it. */
const textIn = (inner: string) =>
  [...inner.replaceAll(ELEMENT('rPh'), '').matchAll(ELEMENT('t'))]
    .map(([, text = '']) => unescaped(text))
    .join('');

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (_, hex, decimal, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? '';
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
