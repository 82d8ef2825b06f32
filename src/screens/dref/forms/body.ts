import type * as z from 'zod/mini';
import type { WrittenDref, WrittenDrefReport, WrittenDrefUpdate } from '#contracts/dref/answers.ts';
import { DREF_COSTS } from '#contracts/dref/fields.ts';
import { drefFields, drefReportFields, drefUpdateFields } from '#contracts/dref/schemas.ts';
import type { FormRow, FormValues } from '#machines/formValues.ts';
import type { DrefStage } from '#rules/dref.ts';
import { isFilled } from '#rules/isFilled.ts';
import { type AttachedValue, attachedIn, attachedValue } from '#src/forms/attachments/attached.ts';
import { ALBUMS, DREF_FILES, type DrefValues, inOrder, isOf, isShownIn, ORDERS, PHOTOS } from './values.ts';

/** A stage as it is read back. */
export type Written =
  | z.output<typeof WrittenDref>
  | z.output<typeof WrittenDrefUpdate>
  | z.output<typeof WrittenDrefReport>;

/** What each stage's form sends. The server refuses another appeal code than the application's. */
const FIELDS: Record<DrefStage, readonly string[]> = {
  application: Object.keys(drefFields),
  update: Object.keys(drefUpdateFields).filter((name) => name !== 'appeal_code'),
  report: Object.keys(drefReportFields).filter((name) => name !== 'appeal_code'),
};

const isImminent = isOf('I');
/** What is left as it is while it is not asked for: it was copied from the stage before. */
const isLeft = (stage: DrefStage, name: string, values: DrefValues): boolean =>
  (stage === 'update' && (name === 'ns_request_date' || name === 'date_of_approval')) ||
  (stage === 'report' && (DREF_COSTS as readonly string[]).includes(name) && !isImminent(values));
/** What stands in no field of its own, and what a loan keeps though its step is hidden. */
const ALWAYS: readonly string[] = ['amount_requested', 'field_report'];
const IMMINENT_FIGURES = /_cost$/;

const isSent = (stage: DrefStage, name: string, values: DrefValues) =>
  ALWAYS.includes(name) ||
  (IMMINENT_FIGURES.test(name) ? isImminent(values) : isShownIn(stage, name)(values));

/** A stage as it is sent: what is not asked for of its type is null, its lists empty. */
export function bodyOf(stage: DrefStage, values: DrefValues): FormValues {
  const sent: Record<string, unknown> = {};
  for (const name of FIELDS[stage]) {
    const isShown = isSent(stage, name, values);
    if (!isShown && isLeft(stage, name, values)) continue;
    // Text in place of a number can be mended by nobody who does not see it: the server keeps what it has.
    if (name === 'amount_requested' && typeof values[name] === 'string' && !isShownIn(stage, name)(values))
      continue;
    sent[name] = bodyField(name, isShown ? (values as unknown as FormValues) : {});
  }
  return sent;
}

function bodyField(name: string, values: FormValues): unknown {
  const value = values[name];
  if (name in DREF_FILES) {
    const files = attachedIn(values, name);
    if (ALBUMS.includes(name)) return files.map(photoOf);
    const [file] = files;
    if (PHOTOS.includes(name)) return file ? photoOf(file) : null;
    return file?.id ?? null;
  }
  if (ROWS.includes(name)) return rowsOf(value, name);
  if (name === 'district') return value ?? [];
  return isFilled(value) ? value : null;
}

const ROWS: readonly string[] = [
  'national_society_actions',
  'needs_identified',
  'planned_interventions',
  'risk_security',
  'source_information',
  'proposed_action',
];

/** The server knows a file by its id; `client_id` is how it was called before. */
const photoOf = ({ id, key, caption }: AttachedValue) => ({
  id,
  client_id: key.slice(0, 50),
  caption: caption ?? null,
});

/** Rows without their keys, those in rows too. What a text box leaves out is a blank to the server, never missing. */
function rowsOf(value: unknown, name: string): object[] {
  const rows = (value ?? []) as readonly (FormRow & FormValues)[];
  return (ORDERED.includes(name) ? inOrderOfIds(rows) : rows).map(({ key: _, ...row }) =>
    Object.fromEntries(
      Object.entries(row)
        .flatMap(([field, its]) => {
          if (Array.isArray(its)) return [[field, rowsOf(its, field)]];
          if (field === 'source_link' && name === 'source_information')
            return [[field, linkOf(its as string)]];
          return isFilled(its) ? [[field, its]] : [];
        })
        .concat(TITLED.includes(name) && !isFilled(row.description) ? [['description', '']] : []),
    ),
  );
}
const TITLED: readonly string[] = ['national_society_actions', 'needs_identified'];

/** Rows that people put into an order. The others are shown by their titles. */
const ORDERED: readonly string[] = ['source_information', 'risk_security', 'indicators', 'activities'];

/** The server tells rows by their ids: in the order that they have here each takes the next one, those that are new come last. */
function inOrderOfIds<Row extends FormRow & FormValues>(rows: readonly Row[]): Row[] {
  const ids = rows
    .flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
    .sort((one, other) => one - other);
  return rows.map(
    ({ id: _, ...row }, index) => ({ ...row, ...(index < ids.length && { id: ids[index] }) }) as Row,
  );
}

/** Whoever types `example.org` means an address of the web. */
const linkOf = (typed: string | undefined) =>
  typed && !/^https?:\/\//i.test(typed) ? `https://${typed}` : typed;

/** A stage as its form shows it: what is not filled in is absent. */
export function valuesOf(stage: DrefStage, record: Written): DrefValues {
  const all = record as unknown as FormValues;
  const values: Record<string, unknown> = {};
  for (const name of [...FIELDS[stage], 'appeal_code', ...MORE]) {
    const value =
      name in DREF_FILES ? filesOf(all, name) : ROWS.includes(name) ? keyed(all[name]) : all[name];
    if (isFilled(value)) values[name] = value;
  }
  for (const [name, order] of Object.entries(ORDERS))
    if (Array.isArray(values[name])) values[name] = (values[name] as never[]).toSorted(inOrder(order));
  // Each of its names is one of the values, by the table that both come from.
  return values as unknown as DrefValues;
}
const MORE = ['is_dref_imminent_v2', 'operational_update_number'];

function filesOf(record: FormValues, name: string): AttachedValue[] {
  const value =
    name in record && (ALBUMS.includes(name) || PHOTOS.includes(name))
      ? record[name]
      : record[`${name}_details`];
  const files = (Array.isArray(value) ? value : [value]) as (
    | { id: number; file?: string | null; caption?: string | null }
    | null
    | undefined
  )[];
  return files.flatMap((file) =>
    file?.file
      ? [attachedValue({ id: file.id, name: nameIn(file.file), caption: file.caption ?? undefined })]
      : [],
  );
}

/** The name at the end of an address. */
const nameIn = (address: string) =>
  decodeURIComponent(new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '');

/** Rows by keys of their ids. */
function keyed(rows: unknown): (FormRow & FormValues)[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  return (rows as FormValues[]).map((row, index) => ({
    ...Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        if (TOLD.test(name)) return [];
        if (Array.isArray(value)) return [[name, keyed(value)]];
        return isFilled(value) ? [[name, value]] : [];
      }),
    ),
    key: `id-${(row.id as number | undefined) ?? index}`,
  }));
}
/** What rows are told with, and nobody writes. */
const TOLD = /_display$|^image_url$|^client_id$|^translation_/;

/** The photos and documents of a stage, where they are. */
export const storedFiles = (record: Written | undefined): { id: number; file: string }[] =>
  Object.keys(DREF_FILES).flatMap((name) => {
    const all = (record ?? {}) as FormValues;
    const value = Array.isArray(all[name]) ? all[name] : [all[`${name}_details`], all[name]];
    return (value as readonly ({ id?: number; file?: string | null } | number | null | undefined)[]).flatMap(
      (file) =>
        typeof file === 'object' && file?.id !== undefined && file.file
          ? [{ id: file.id, file: file.file }]
          : [],
    );
  });
