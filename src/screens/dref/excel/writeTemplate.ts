import type { Language } from '#contracts/languages.ts';
import { LARGEST_NUMBER } from '#rules/ids.ts';
import {
  type Cell,
  type Row,
  type Rule,
  type Sheet,
  sheetName,
  writeWorkbook,
} from '#src/domain/workbook/writeWorkbook.ts';
import { fill } from '#src/i18n/fill.ts';
import type { drefExcelStrings } from '#src/records/dref/excel/strings.ts';
import { FIELD_NAMES, ID_SUFFIX, OPTIONS_SHEET, YES_NO } from './marks.ts';
import { type CellInput, cellsOf, type TemplateCell, type TemplateStep } from './template.ts';

type ExcelWords = Readonly<Record<keyof typeof drefExcelStrings.english, string>>;

interface Said {
  strings: ExcelWords;
  yes: string;
  no: string;
  product: string;
  /** What it is a template for, and the title of the page where it is imported. */
  heading: string;
  page: string;
  type: string;
  language: Language;
}

/** Names of sheets, by the steps of the form. In English they are those that importers of old know. */
const SHEETS: Readonly<Record<string, keyof ExcelWords>> = {
  overview: 'overviewSheet',
  event: 'eventSheet',
  actions: 'actionsSheet',
  operation: 'operationSheet',
  contacts: 'contactsSheet',
};

/** The workbook in which a stage is filled in. Source: DREF facts, section 6.2. */
export function writeTemplate(template: readonly TemplateStep[], said: Said): Promise<Blob> {
  const { strings } = said;
  const isMirrored = said.language === 'ar';
  const lists = listsOf(template, said);
  const sheets: Sheet[] = [
    { name: sheetName(strings.coverSheet), columns: [{ width: 110 }], rows: coverRows(said), isMirrored },
    ...template.map(
      (step): Sheet => ({
        name: sheetName(strings[SHEETS[step.name] ?? 'overviewSheet']),
        columns: [{ width: 50 }, { width: 85 }, { width: 80 }, { width: 30, isHidden: true }],
        rows: stepRows(step, lists, strings),
        isHeaded: true,
        isMirrored,
      }),
    ),
    optionsSheet(lists),
  ];
  return writeWorkbook(sheets);
}

function coverRows({ strings, product, heading, page, type }: Said): Row[] {
  const lines = [
    strings.coverFill,
    strings.coverChoose,
    strings.coverRows,
    strings.coverShare,
    fill(strings.coverImport, { product, page, button: strings.import }),
    strings.coverRest,
  ];
  return [
    { cells: [{ value: strings.fund, look: 'title' }], height: 30 },
    { cells: [{ value: heading, look: 'heading' }] },
    { cells: [{ value: fill(strings.templateType, { type }), look: 'label' }] },
    { cells: [] },
    ...lines.map((line, index): Row => ({ cells: [{ value: `${index + 1}. ${line}` }], height: 34 })),
  ];
}

type Lists = ReadonlyMap<string, { column: number; rows: readonly { name: string; id: string }[] }>;

/** The lists that cells offer, each once, with the column that it stands in. */
function listsOf(template: readonly TemplateStep[], { yes, no }: Said): Lists {
  const lists = new Map<string, { column: number; rows: readonly { name: string; id: string }[] }>();
  const add = (list: string, rows: readonly { name: string; id: string }[]) => {
    if (!lists.has(list)) lists.set(list, { column: lists.size * 2, rows });
  };
  add(YES_NO, [
    { name: yes, id: 'true' },
    { name: no, id: 'false' },
  ]);
  for (const { input } of cellsOf(template))
    if (input.type === 'choice')
      add(
        input.list,
        input.options.map(({ id, name }) => ({ name, id: String(id) })),
      );
  return lists;
}

/** Names as they are offered, each beside its id: so a file is understood in any language. */
function optionsSheet(lists: Lists): Sheet {
  const all = [...lists];
  const longest = Math.max(...all.map(([, { rows }]) => rows.length));
  return {
    name: OPTIONS_SHEET,
    columns: all.flatMap(() => [{ width: 40 }, { width: 12, isHidden: true }]),
    rows: [
      {
        cells: all.flatMap(([list]): Cell[] => [
          { value: list, look: 'heading' },
          { value: list + ID_SUFFIX, look: 'heading' },
        ]),
      },
      ...Array.from(
        { length: longest },
        (_, at): Row => ({
          cells: all.flatMap(([, { rows }]) => [{ value: rows[at]?.name }, { value: rows[at]?.id }]),
        }),
      ),
    ],
  };
}

function stepRows({ groups }: TemplateStep, lists: Lists, strings: ExcelWords): Row[] {
  return [
    {
      cells: [
        ...[strings.columnField, strings.columnValue, strings.description].map(
          (value): Cell => ({ value, look: 'heading' }),
        ),
        { value: FIELD_NAMES },
      ],
    },
    ...groups.flatMap(({ heading, cells }): Row[] => [
      { cells: [heading, '', ''].map((value): Cell => ({ value, look: 'section' })) },
      ...cells.map((cell) => cellRow(cell, lists, strings)),
    ]),
  ];
}

/** Letters that stand in a line of the first column, and the height of one in points. */
const LINE = { letters: 48, points: 16 };
const LONG_TEXT_POINTS = 100;

function cellRow(
  { name, label, hint, isRequired, input }: TemplateCell,
  lists: Lists,
  strings: ExcelWords,
): Row {
  const rule = ruleOf(input, lists, strings);
  const lines = Math.ceil(label.length / LINE.letters);
  // How large a number can be is said to whoever enters a larger one.
  const advice = input.type === 'count' ? strings.asCount : rule?.message;
  return {
    cells: [
      { value: isRequired ? `${label} *` : label, look: 'label' },
      { look: LOOKS[input.type] ?? 'input', rule },
      { value: [isRequired && strings.needed, hint, advice].filter(Boolean).join(' '), look: 'note' },
      { value: name },
    ],
    height: input.type === 'longText' ? LONG_TEXT_POINTS : lines * LINE.points,
    name: { text: name, from: 0, to: 1 },
  };
}
const LOOKS: Partial<Record<CellInput['type'], Cell['look']>> = {
  text: 'textInput',
  longText: 'textInput',
  day: 'dayInput',
};

/** 1 January 1970, as spreadsheets count days. */
const LONG_AGO = 25_569;

function ruleOf(input: CellInput, lists: Lists, strings: ExcelWords): Rule | undefined {
  if (input.type === 'count')
    return {
      type: 'whole',
      least: 0,
      most: LARGEST_NUMBER,
      message: `${strings.asCount} ${strings.countTooLarge}`,
    };
  if (input.type === 'percentage')
    return { type: 'decimal', least: 0, most: 100, message: strings.asPercentage };
  if (input.type === 'day') return { type: 'date', after: LONG_AGO, message: strings.asDay };
  const list = lists.get(input.type === 'choice' ? input.list : input.type === 'yesNo' ? YES_NO : '');
  if (!list || list.rows.length === 0) return undefined;
  return {
    type: 'list',
    from: { sheet: OPTIONS_SHEET, column: list.column, first: 2, last: list.rows.length + 1 },
    message: strings.asChoice,
  };
}
