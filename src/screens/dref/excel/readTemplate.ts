import type { FormRow, FormValues } from '#machines/formValues.ts';
import { isDay } from '#rules/dates.ts';
import { LARGEST_NUMBER } from '#rules/ids.ts';
import { dayOfSerial } from '#rules/spreadsheet.ts';
import { parsePercentage } from '#src/components/NumberInput/parsePercentage.ts';
import { parseWholeNumber } from '#src/components/NumberInput/parseWholeNumber.ts';
import { type ReadCell, readWorkbook, type Workbook } from '#src/domain/workbook/readWorkbook.ts';
import type { drefExcelStrings } from '#src/records/dref/excel/strings.ts';
import { FIELD_NAMES, ID_SUFFIX, NAME_COLUMN, VALUE_COLUMN, YES_NO } from './marks.ts';
import type { At, CellInput, TemplateCell } from './template.ts';

type Key = keyof typeof drefExcelStrings.english;

/** Why a file cannot be read at all; what to do about it stands in the words of that key. */
export class FileProblem extends Error {
  readonly key: Key;

  constructor(key: Key) {
    super(key);
    this.key = key;
  }
}

/** A cell that says nothing that its field can hold. `why`: the key of what to do about it. */
export interface Misunderstood {
  name: string;
  /** Of a field that the form does not have its name. */
  label: string;
  sheet: string;
  row: number;
  said: string;
  why: Key;
}

export interface Reading {
  /** In the shape of the form's. */
  values: FormValues;
  understood: readonly { cell: TemplateCell; value: unknown }[];
  misunderstood: readonly Misunderstood[];
}

/** Ids of what is offered, by lists and by names as `alike` makes them. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Readable {
  cells: readonly TemplateCell[];
  /** What each file of its kind says without a cell. */
  known: FormValues;
  /** As the reader and English say yes and no. */
  answers: { yes: readonly string[]; no: readonly string[] };
  /** Names in other languages, for a file that does not say their ids. */
  otherNames: () => Promise<Names>;
}

/** The largest file that is opened. In bytes. */
export const LARGEST_FILE = 10_000_000;

/** What a filled-in template says. Throws a `FileProblem` for a file that is none. */
export async function readTemplate(file: Blob, readable: Readable): Promise<Reading> {
  if (file.size > LARGEST_FILE) throw new FileProblem('tooLarge');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblem('notOpened');
  });
  const workbook = await readWorkbook(new Uint8Array(bytes));
  if (!workbook) throw new FileProblem('notWorkbook');
  const found = namedCells(workbook);
  if (!readable.cells.some(({ name }) => found.has(name))) throw new FileProblem('notTemplate');
  const filled = new Map([...found].filter(([, { cell }]) => cell !== undefined));
  if (filled.size === 0) throw new FileProblem('nothingIn');

  const known = idsIn(workbook);
  const first = readAll(readable, filled, workbook, [known, offeredIn(readable.cells)]);
  const isHelped = first.misunderstood.some(({ why }) => why === 'unknownOption');
  if (!isHelped) return first;
  return readAll(readable, filled, workbook, [known, offeredIn(readable.cells), await readable.otherNames()]);
}

interface Found {
  sheet: string;
  row: number;
  cell: ReadCell | undefined;
}

/** The cells to fill in by their names: as defined in the workbook, else as a column says that is not shown. */
function namedCells({ sheets, names }: Workbook): Map<string, Found> {
  const found = new Map<string, Found>();
  const add = (name: string, sheet: (typeof sheets)[number], row: number) => {
    const cell = sheet.rows.get(row)?.get(VALUE_COLUMN);
    if (!found.get(name)?.cell) found.set(name, { sheet: sheet.name, row, cell });
  };
  for (const { name, sheet, row } of names) {
    const its = sheets.find((one) => one.name === sheet);
    if (its && !name.startsWith(OF_PROGRAMS)) add(name, its, row);
  }
  for (const sheet of sheets) {
    if (sheet.rows.get(1)?.get(NAME_COLUMN)?.value !== FIELD_NAMES) continue;
    for (const [row, cells] of sheet.rows) {
      const name = cells.get(NAME_COLUMN)?.value;
      if (typeof name === 'string' && name !== FIELD_NAMES) add(name, sheet, row);
    }
  }
  return found;
}
/** Begins names that programs give by themselves, such as that of what is printed. */
const OF_PROGRAMS = '_xlnm';

/** Names and ids that the file says itself, whatever language it is in. */
function idsIn({ sheets }: Workbook): ReadonlyMap<string, ReadonlyMap<string, number | boolean>> {
  const lists = new Map<string, Map<string, number | boolean>>();
  for (const { rows } of sheets)
    for (const [column, { value }] of rows.get(1) ?? []) {
      if (typeof value !== 'string' || !value.endsWith(ID_SUFFIX)) continue;
      const list = new Map<string, number | boolean>();
      for (const cells of rows.values()) {
        const [name, id] = [cells.get(column - 1)?.value, String(cells.get(column)?.value ?? '')];
        if (name === undefined || id === '' || id === value) continue;
        list.set(alike(String(name)), id === 'true' || id === 'false' ? id === 'true' : Number(id));
      }
      lists.set(value.slice(0, -ID_SUFFIX.length), list);
    }
  return lists;
}

const offeredIn = (cells: readonly TemplateCell[]): Names =>
  new Map(
    cells.flatMap(({ input }) =>
      input.type === 'choice'
        ? [[input.list, new Map(input.options.map(({ id, name }) => [alike(name), id] as const))] as const]
        : [],
    ),
  );

/** Names that a reader takes for the same: whatever case, blanks, apostrophes and marks of direction they are written with. */
export const alike = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/gu, '')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

type AllNames = readonly ReadonlyMap<string, ReadonlyMap<string, number | boolean>>[];

function readAll(
  { cells, known: before, answers }: Readable,
  filled: ReadonlyMap<string, Found>,
  { missingDays }: Workbook,
  names: AllNames,
): Reading {
  const understood: { cell: TemplateCell; value: unknown }[] = [];
  const misunderstood: Misunderstood[] = [];
  // Keys of another file are others.
  const batch = crypto.randomUUID().slice(0, 8);
  let values = before;
  const wrong = (name: string, label: string, { sheet, row, cell }: Found, why: Key) =>
    misunderstood.push({ name, label, sheet, row, said: cell ? saidIn(cell) : '', why });

  for (const template of cells) {
    const { name, fullLabel, input, at } = template;
    const found = filled.get(name);
    if (!found?.cell) continue;
    const read = readValue(found.cell, input, { names, answers, missingDays });
    if ('why' in read) {
      wrong(name, fullLabel, found, read.why);
      continue;
    }
    understood.push({ cell: template, value: read.value });
    values = withValueAt(values, at, read.value, batch);
  }
  const known = new Set(cells.map(({ name }) => name));
  for (const [name, found] of filled) if (!known.has(name)) wrong(name, name, found, 'unknownField');
  return { values, understood, misunderstood };
}

type Read = { value: unknown } | { why: Key };

interface Tools extends Pick<Readable, 'answers'> {
  names: AllNames;
  missingDays: number;
}

/** What a reader sees in a cell. A fraction times a hundred is told to the digits that a spreadsheet counts with. */
const saidIn = ({ value, isPercentage }: ReadCell): string =>
  isPercentage ? `${Number((Number(value) * 100).toPrecision(DIGITS))}%` : String(value);
const DIGITS = 15;

function readValue(cell: ReadCell, input: CellInput, tools: Tools): Read {
  const { link, isError, isPercentage } = cell;
  if (isError) return { why: 'cellError' };
  const said = saidIn(cell).trim();
  const value = isPercentage ? said : cell.value;
  switch (input.type) {
    case 'text':
      return { value: link && !said.includes('/') ? link.replace(/^mailto:/, '') : said };
    case 'longText':
      return { value: said };
    case 'count': {
      const count = typeof value === 'number' ? value : (parseWholeNumber(said) ?? Number.NaN);
      // No more is read of digits that are too many to be kept exactly.
      if (count > LARGEST_NUMBER || Number(said) > LARGEST_NUMBER) return { why: 'countTooLarge' };
      return Number.isInteger(count) && count >= 0 ? { value: count } : { why: 'asCount' };
    }
    case 'percentage': {
      const percent = typeof value === 'number' ? value : (parsePercentage(said) ?? Number.NaN);
      return percent >= 0 && percent <= 100 ? { value: percent } : { why: 'asPercentage' };
    }
    case 'day': {
      const day =
        typeof value === 'number'
          ? dayOfSerial(String(value + tools.missingDays))
          : said.slice(0, DAY_LETTERS);
      return day !== undefined && isDay(day) ? { value: day } : { why: 'asDay' };
    }
    case 'yesNo': {
      const answer = typeof value === 'boolean' ? value : answerOf(said, tools);
      return answer === undefined ? { why: 'notYesNo' } : { value: answer };
    }
    case 'choice': {
      const id = input.options.find((option) => option.id === idOf(said, input.list, tools.names))?.id;
      return id === undefined ? { why: 'unknownOption' } : { value: id };
    }
  }
}
/** Of 2026-01-31, which may be followed by a time. */
const DAY_LETTERS = 10;

const idOf = (said: string, list: string, names: AllNames) =>
  names.map((of) => of.get(list)?.get(alike(said))).find((id) => id !== undefined);

function answerOf(said: string, { names, answers }: Tools): boolean | undefined {
  const known = idOf(said, YES_NO, names);
  if (typeof known === 'boolean') return known;
  const isOf = (words: readonly string[]) => words.some((word) => alike(word) === alike(said));
  if (isOf(answers.yes)) return true;
  return isOf(answers.no) ? false : undefined;
}

/** The values with one more; rows are found by their titles or places, and made where there are none yet. */
function withValueAt(
  values: FormValues,
  [part, next, ...rest]: At,
  value: unknown,
  batch: string,
): FormValues {
  if (typeof part !== 'string') return values;
  if (next === undefined || typeof next === 'string') return { ...values, [part]: value };
  const rows = (values[part] ?? []) as readonly (FormRow & FormValues)[];
  const key = 'title' in next ? `${batch}-${next.title}` : `${batch}-${next.place}`;
  const row = rows.find((one) => one.key === key);
  const made = row ?? { key, ...('title' in next && { title: next.title }) };
  const after = withValueAt(made, rest, value, batch) as FormRow & FormValues;
  return { ...values, [part]: row ? rows.map((one) => (one === row ? after : one)) : [...rows, after] };
}
