import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { expectedOf } from '#contracts/misfit.ts';
import { fieldsOf } from '#contracts/pact/fields.ts';
import type { Declared } from './declared.ts';
import type { EngineReport } from './engine.ts';
import type { Exchange } from './recorder.ts';

type Mismatch = NonNullable<EngineReport['errors'][number]['mismatch']['mismatches']>[number];

/** One value of an answer that is not as it was promised. */
interface Deviation {
  /** Where, row by row: `['results', 3, 'name']`. */
  path: PropertyKey[];
  promised: string;
  got: string;
}

/**
 * What is wrong with an answer, a line a field: where, what was promised, what came, in how many of the rows. What the app's
 * own client refuses stands first, then what the pact promises beyond it.
 */
export function findingsOf(
  { errors }: EngineReport,
  declared: Declared | undefined,
  { answer }: Pick<Exchange, 'answer'>,
): string[] {
  const body = jsonOf(answer?.body);
  const mismatches = errors.flatMap(({ mismatch }) => mismatch.mismatches ?? []);
  const bare = errors.flatMap(({ mismatch }) =>
    mismatch.mismatches?.length ? [] : [mismatch.message ?? mismatch.type],
  );
  const refused = declared && answer ? refusedBy(declared, answer) : [];
  const known = new Set(refused.map(({ path }) => fieldOf(path)));
  const promised = mismatches
    .flatMap((mismatch) => deviationsOf(mismatch, declared?.endpoint, body))
    .filter(({ path }) => !known.has(fieldOf(path)));
  return [...new Set([...beside(mismatches), ...linesOf([...refused, ...promised], body), ...bare])];
}

/** What the app's client refuses of an answer: it knows closed lists of values, for which Pact has no words in every place. */
function refusedBy(
  { endpoint, interaction }: Declared,
  answer: NonNullable<Exchange['answer']>,
): Deviation[] {
  if (endpoint.content === 'excel' || (interaction.status ?? 200) >= 300 || answer.status >= 300) return [];
  const isJson = answer.headers.get('content-type')?.split(';')[0]?.trim() === 'application/json';
  const text = answer.body.toString();
  const read = isJson && text !== '' ? jsonOf(answer.body) : text || undefined;
  const checked = z.safeParse(endpoint.answer, read);
  if (checked.success) return [];
  return checked.error.issues.map((issue) => ({
    path: issue.path,
    promised: wordsAt(endpoint, issue.path) || expectedOf(issue),
    got: shown(valueAt(issue.path, read)),
  }));
}

/** Status and headers: said once, whatever the engine says of the body for the same reason. */
function beside(mismatches: readonly Mismatch[]): string[] {
  return mismatches.flatMap(({ type, key, expected, actual, mismatch, description }) => {
    if (type === 'BodyMismatch') return [];
    if (type === 'StatusMismatch') return [`status: promised ${expected}, got ${actual}`];
    if (type === 'BodyTypeMismatch') return [`Content-Type: promised ${expected}, got ${actual}`];
    if (type === 'HeaderMismatch') return [`${key}: promised ${expected}, got ${actual || 'nothing'}`];
    return [mismatch ?? description ?? 'broken'];
  });
}

const MISSING = /^Actual map is missing the following keys: (.*)$/;

function deviationsOf(
  { type, path = '$', mismatch = '', description = '' }: Mismatch,
  endpoint: Endpoint | undefined,
  body: unknown,
): Deviation[] {
  if (type !== 'BodyMismatch') return [];
  const at = segmentsOf(path);
  const missing = MISSING.exec(mismatch)?.[1]?.split(', ');
  if (missing) {
    return missing.map((name) => ({
      path: [...at, name],
      promised: wordsAt(endpoint, [...at, name]),
      got: 'nothing',
    }));
  }
  const words = wordsAt(endpoint, at);
  return [
    { path: at, promised: words || mismatch || description, got: words ? shown(valueAt(at, body)) : '' },
  ];
}

function wordsAt(endpoint: Endpoint | undefined, path: readonly PropertyKey[]): string {
  if (!endpoint) return '';
  const field = fieldOf(path);
  return fieldsOf(endpoint.answer).find((known) => known.path === field)?.words ?? '';
}

/** One line a field and kind of deviation, however many rows it touches. */
function linesOf(deviations: readonly Deviation[], body: unknown): string[] {
  const groups = new Map<string, Deviation[]>();
  for (const deviation of deviations) {
    const key = `${fieldOf(deviation.path)} ${deviation.promised} ${deviation.got === 'nothing'}`;
    groups.set(key, [...(groups.get(key) ?? []), deviation]);
  }
  return [...groups.values()].map((group) => lineOf(group, body)).sort();
}

function lineOf(group: readonly Deviation[], body: unknown): string {
  const [{ path, promised, got } = { path: [], promised: '', got: '' }] = group;
  const place = `${fieldOf(path) || 'the answer'}`;
  const rows = rowsTouched(group, body);
  if (got === 'nothing') return `${place} is missing${rows}${promised && `: promised ${promised}`}`;
  return got === '' ? `${place}: ${promised}${rows}` : `${place}: promised ${promised}, got ${got}${rows}`;
}

function rowsTouched(group: readonly Deviation[], body: unknown): string {
  const list = group[0]?.path.findIndex((key) => typeof key === 'number') ?? -1;
  if (list < 0) return '';
  const of = valueAt(group[0]?.path.slice(0, list) ?? [], body);
  const touched = new Set(group.map(({ path }) => path[list])).size;
  return Array.isArray(of) ? ` (${touched} of ${of.length} rows)` : '';
}

/** `['results', 3, 'name']` is `results[*].name`. */
export const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? '[*]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Of the engine's `$.results[3].name`. */
function segmentsOf(path: string): PropertyKey[] {
  return [...path.matchAll(/\[(\d+)\]|\['([^']+)'\]|\.([^.[]+)/g)].map(([, row, quoted, name]) =>
    row === undefined ? (quoted ?? name ?? '') : Number(row),
  );
}

const valueAt = (path: readonly PropertyKey[], value: unknown) =>
  path.reduce<unknown>(
    (held, key) => (held as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

const MOST_SHOWN = 60;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

export function jsonOf(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? '');
  } catch {
    return undefined;
  }
}
