import * as z from 'zod/mini';
import { isRepeated } from '#contracts/query.ts';
import { idOf, LARGEST_NUMBER } from '#rules/ids.ts';
import { badRequest, type FieldErrors, notFound } from './errors.ts';

type Schema = z.core.$ZodType;

/** The bounds of a PostgreSQL integer, which every number of the API ends up in. */
const INTEGER_MIN = -2_147_483_648;
const INTEGER_MAX = LARGEST_NUMBER;
/** What zod/mini says when the schema brings no words of its own. */
const WORDLESS = 'Invalid input';

/**
 * Query parameters after their schema. Unknown ones are ignored, optional ones without a value too; one that is repeated
 * counts as a comma list, and as it is where the declaration says `repeated`. Throws `HttpError` 400 that names each wrong parameter and says what to do.
 */
export function parseQuery(schema: Schema | undefined, raw: unknown): unknown {
  if (!schema) return {};
  const known = schema instanceof z.ZodMiniObject ? schema.shape : {};
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(raw as Record<string, string | string[]>)) {
    const declared = known[name];
    if (declared && isRepeated(declared)) {
      const given = [value].flat().filter((text) => text !== '');
      if (given.length > 0) values[name] = given;
      continue;
    }
    const text = Array.isArray(value) ? value.join(',') : value;
    const isOptional = Object.hasOwn(known, name) && known[name] instanceof z.ZodMiniOptional;
    if (text !== '' || !isOptional) values[name] = text;
  }
  return parse(schema, values);
}

/** A body after its schema. Throws `HttpError` 400 with a text for each wrong field. */
export function parseBody(schema: Schema | undefined, raw: unknown): unknown {
  return schema ? parse(schema, raw) : undefined;
}

/** The id in a path. Throws `HttpError` 404 for anything that no record can have as its id. */
export function recordId(text: string): number {
  const id = idOf(text);
  if (id === undefined) throw notFound();
  return id;
}

function parse(schema: Schema, raw: unknown): unknown {
  const parsed = z.safeParse(schema, raw);
  const errors = parsed.success
    ? unstorable(parsed.data)
    : parsed.error.issues.map((issue) => ({ path: pathOf(issue), text: explain(issue, raw) }));
  if (errors.length > 0) throw badRequest(byField(errors));
  return parsed.data;
}

interface FieldError {
  /** The field, and the one within it where it is an object. */
  path: readonly [string, ...string[]];
  text: string;
}

function byField(errors: readonly FieldError[]): FieldErrors {
  const fields: Record<string, string[] | Record<string, string[]>> = Object.create(null);
  for (const { path, text } of errors) {
    const [field, part] = path;
    const known = fields[field];
    if (part !== undefined && !Array.isArray(known)) {
      const parts: Record<string, string[]> = known ?? Object.create(null);
      parts[part] = withText(parts[part], text);
      fields[field] = parts;
    } else fields[field] = withText(Array.isArray(known) ? known : undefined, text);
  }
  return fields;
}

const withText = (texts: readonly string[] = [], text: string) =>
  texts.includes(text) ? [...texts] : [...texts, text];

/** Errors of an object stand at its fields, those of a list at the list. */
function pathOf({ path: [field, part] }: z.core.$ZodIssue): FieldError['path'] {
  if (field === undefined) return ['non_field_errors'];
  return typeof field === 'string' && typeof part === 'string' ? [field, part] : [String(field)];
}

/** One sentence a developer can act on. */
function explain(issue: z.core.$ZodIssue, raw: unknown): string {
  if (issue.message !== WORDLESS) return issue.message;
  const field = issue.path[0];
  const isMissing = field !== undefined && (raw as Record<PropertyKey, unknown>)?.[field] === undefined;
  if (isMissing) return 'This field is required.';
  switch (issue.code) {
    case 'invalid_value':
      return `Choose from: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? `Enter a value of type ${issue.expected}.`;
    case 'too_small':
      return `Enter ${issue.minimum} or more${units(issue.origin)}.`;
    case 'too_big':
      return units(issue.origin)
        ? `Enter ${issue.maximum}${units(issue.origin)} or fewer.`
        : `Enter ${issue.maximum} or less.`;
    default:
      return 'Enter a valid value.';
  }
}

const EXPECTED: Partial<Record<string, string>> = {
  int: 'Enter a whole number.',
  number: 'Enter a number.',
  boolean: 'Enter true or false.',
  string: 'Enter some text.',
  object: 'Send a JSON object.',
  array: 'Send a list.',
};

function units(origin: string) {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' values' : '';
}

/** These show letters in another order than they stand in, so that a name or an address reads as another. */
const TURNS_TEXT = /[\u202a\u202b\u202d\u202e]/;

/**
 * What a schema lets pass and PostgreSQL does not: whole numbers beyond four bytes, and the NUL character in a text;
 * and what nobody should read. `path` is
 * as in `pathOf`: what is within a list stands at the list.
 */
function unstorable(value: unknown, path: readonly string[] = [], isInList = false): FieldError[] {
  const error = (text: string): FieldError[] => [
    { path: [path[0] ?? 'non_field_errors', ...path.slice(1)], text },
  ];
  if (typeof value === 'string') {
    if (value.includes('\0')) return error('Null characters are not allowed.');
    return TURNS_TEXT.test(value)
      ? error('Characters that turn the direction of a text are not allowed.')
      : [];
  }
  if (typeof value === 'number') {
    const isStorable = !Number.isInteger(value) || (value >= INTEGER_MIN && value <= INTEGER_MAX);
    return isStorable ? [] : error(`Enter a number from ${INTEGER_MIN} to ${INTEGER_MAX}.`);
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => unstorable(item, path, true));
  return Object.entries(value).flatMap(([key, item]) =>
    unstorable(item, isInList || path.length === 2 ? path : [...path, key], isInList),
  );
}
