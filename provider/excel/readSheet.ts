import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { columnOf } from '#rules/spreadsheet.ts';
import { type ZipEntry, zipEntries } from '#rules/zip.ts';

/**
 * The rows of the first sheet of a workbook (.xlsx, .xlsm) as texts: rows by their numbers from 1, columns from 0. Formulas count by
 * what they last gave; what is formatted as a day comes as its number (`dayOfSerial`). Undefined for what is no workbook, or more
 * of one than the limits allow. Source: ECMA-376, parts 1 and 2.
 */
export function readSheet(bytes: Uint8Array, limits: Limits): Map<number, string[]> | undefined {
  const entries = new Map((zipEntries(bytes) ?? []).map((entry) => [entry.name, entry]));
  const part = (name: string) => {
    const entry = entries.get(name);
    return entry && textOf(bytes, entry);
  };
  try {
    const sheet = part(firstSheet(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')));
    if (sheet === undefined) return undefined;
    return rowsOf(sheet, sharedTexts(part('xl/sharedStrings.xml')), limits);
  } catch {
    return undefined;
  }
}

interface Limits {
  rows: number;
  columns: number;
}

/** A part that is larger when it is unpacked is not read. In bytes. */
const LONGEST = 60_000_000;
const PACKED = 8;

function textOf(bytes: Uint8Array, { method, start, size }: ZipEntry): string {
  const packed = bytes.subarray(start, start + size);
  const plain = method === PACKED ? inflateRawSync(packed, { maxOutputLength: LONGEST }) : packed;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

/** Where the first sheet is, as the workbook says; by its usual name where it does not. */
function firstSheet(workbook = '', relations = ''): string {
  const ids: (string | undefined)[] = [];
  const targets = new Map<string | undefined, string | undefined>();
  read(workbook, { open: (name, of) => name === 'sheet' && ids.push(of['r:id']) });
  read(relations, { open: (name, of) => name === 'Relationship' && targets.set(of.Id, of.Target) });
  const target = targets.get(ids[0]);
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The texts that cells point to. One may be in pieces of several looks; how it is read aloud is none of it. */
function sharedTexts(part = ''): string[] {
  const texts: string[] = [];
  let text = '';
  read(part, {
    open(name) {
      if (name === 'si') text = '';
    },
    text(said, within) {
      if (within.at(-1) === 't' && !within.includes('rPh')) text += said;
    },
    close(name) {
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

function rowsOf(sheet: string, shared: readonly string[], limits: Limits): Map<number, string[]> {
  const found = new Map<number, string[]>();
  let last = 0;
  let cells: string[] = [];
  let column = 0;
  let type: string | undefined;
  let value = '';
  read(sheet, {
    open(name, { r, t }) {
      if (name === 'row') {
        last = Number(r ?? last + 1);
        cells = [];
      }
      if (name === 'c') {
        column = r ? columnOf(r) : cells.length;
        type = t;
        value = '';
      }
    },
    text(said, within) {
      const name = within.at(-1);
      if (name === 'v' || (name === 't' && type === 'inlineStr' && !within.includes('rPh'))) value += said;
    },
    close(name) {
      if (name === 'c' && column < limits.columns) cells[column] = cellText(type, value, shared);
      if (name !== 'row') return;
      const whole = Array.from(cells, (cell) => cell ?? '');
      if (whole.some((cell) => cell.trim() !== '')) found.set(last, whole);
      // One more than there may be says enough.
      return found.size > limits.rows + 1 ? 'enough' : undefined;
    },
  });
  return found;
}

function cellText(type: string | undefined, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  return type === 'e' ? '' : value;
}

interface Reader {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => unknown;
  /** `within`: the elements it stands in, from the outermost. */
  text?: (text: string, within: readonly string[]) => void;
  /** What comes after 'enough' is not read. */
  close?: (name: string) => unknown;
}

/** How much of a part is read at once, in characters. */
const PIECE = 65_536;

/** Reads a part from its beginning to its end. Throws where it is no XML, or has a document type, which no spreadsheet writes. */
function read(part: string, { open, text, close }: Reader): void {
  if (part === '') return;
  const parser = new SaxesParser();
  const within: string[] = [];
  let isEnough = false;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A part of a workbook has a document type.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    within.push(local(name));
    open?.(local(name), attributes);
  });
  parser.on('text', (said) => text?.(said, within));
  parser.on('closetag', ({ name }) => {
    within.pop();
    isEnough ||= close?.(local(name)) === 'enough';
  });
  for (let at = 0; at < part.length && !isEnough; at += PIECE) parser.write(part.slice(at, at + PIECE));
  if (!isEnough) parser.close();
}

/** Some write all elements with a prefix. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);
