import type * as z from 'zod/mini';
import { exampleFor, isSometimesAbsent } from '../schemas/shared.ts';
import { FORMATS } from './formats.ts';
import { nullOrPatterns } from './rowPatterns.ts';

/** JSON with Pact's matchers in it (its "integration format"): an example that says how far an answer may differ from it. */
export type Matcher = { 'pact:matcher:type': string; value: unknown; [option: string]: unknown };

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/**
 * The pact's view of a schema: types are promised, values are examples. Lists may be empty, except a page's `results`:
 * its interactions speak of records that exist. What may be of another type, null above all, is listed by `alternatives`.
 * Objects and lists that may be null in the row of a list are promised by `nullOrPatterns`: its fields, and no
 * deeper; the calls of one record promise the rest, and `contracts:probe` looks at all rows.
 *
 * @example matcherOf(z.object({ id: z.int() })) // { id: { 'pact:matcher:type': 'integer', value: 1 } }
 */
export function matcherOf(schema: Schema): unknown {
  const definition = definitionOf(schema);
  const example = exampleFor(schema);
  switch (definition.type) {
    case 'string':
      return textMatcher(schema, example as string | undefined);
    case 'number':
      return 'format' in definition ? matcher('integer', example ?? 1) : matcher('number', example ?? 1.5);
    case 'boolean':
      return matcher('type', example ?? true);
    case 'null':
      return null;
    // No body at all, or a file: what is in it nobody promises.
    case 'undefined':
    case 'custom':
      return undefined;
    case 'literal':
      return oneOf(definition.values);
    case 'enum':
      return oneOf(Object.values(definition.entries));
    case 'array':
      return matcher('type', [matcherOf(definition.element)], { min: 0 });
    case 'record':
      return isUnknown(definition.valueType)
        ? matcher('type', {})
        : matcher('values', { key: matcherOf(definition.valueType) });
    case 'nullable':
    case 'optional':
      return matcherOf(definition.innerType);
    case 'union':
      return matcherOf(first(definition.options));
    case 'object':
      return Object.fromEntries(
        promisedFields(definition.shape).map(([key, field]) => [
          key,
          key === 'results' ? atLeastOne(matcherOf(field)) : matcherOf(field),
        ]),
      );
    default:
      throw new Error(`The pact has no words for a schema of type ${definition.type}.`);
  }
}

/** The body of an empty list: a page without results, or a plain array without items. Nothing of it is an example. */
export function emptyOf(schema: Schema): unknown {
  const definition = definitionOf(schema);
  if (definition.type === 'array') return [];
  if (definition.type === 'object' && 'results' in definition.shape) {
    return { count: 0, next: null, previous: null, results: [] };
  }
  throw new Error('Only a page or an array can be an empty list.');
}

/** A matching rule as it stands in a pact file. */
export interface Rule {
  match: string;
  regex?: string;
}

/** Rules for what stands at a path; `whole`: all of them hold, instead of what stands there and below it, and null is its example. */
export type Alternative = [path: string, rules: Rule[], whole?: 'whole'];

/**
 * Where an answer may be of another type than its example, in Pact's path syntax (`$.results[*].glide`), with the rules
 * for it. Pact's integration format cannot say "this type or null", so these are written into the finished file.
 */
export function alternatives(schema: Schema, path = '$'): Alternative[] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'nullable': {
      const patterns = nullOrPatterns(definition.innerType);
      // Pact takes an object where null is expected, never null for an object. A single record has its parts, by its state.
      if (patterns && path.includes('*'))
        return [[path, patterns.map((regex) => ({ match: 'regex', regex })), 'whole']];
      const inner = alternatives(definition.innerType, path);
      if (patterns) return inner;
      const [[, rules], ...below] = splitAt(path, inner);
      return [[path, [...rules, { match: 'null' }]], ...below];
    }
    case 'optional':
      return alternatives(definition.innerType, path);
    case 'array':
      return alternatives(definition.element, `${path}[*]`);
    case 'record':
      return isUnknown(definition.valueType) ? [] : alternatives(definition.valueType, `${path}.*`);
    case 'union': {
      const [main, ...others] = definition.options as readonly [Schema, ...Schema[]];
      const rules = others.filter((other) => !isStructure(other)).map(ruleOf);
      const inner = alternatives(main, path);
      return isStructure(main) || rules.length === 0 ? inner : [[path, rules], ...inner];
    }
    case 'object':
      return promisedFields(definition.shape).flatMap(([key, field]) =>
        alternatives(field, `${path}.${key}`),
      );
    default:
      return [];
  }
}

/** The example that stands behind the matchers. */
export function exampleOf(matched: unknown): unknown {
  if (Array.isArray(matched)) return matched.map(exampleOf);
  if (typeof matched !== 'object' || matched === null) return matched;
  if ('pact:matcher:type' in matched && 'value' in matched) return exampleOf(matched.value);
  return Object.fromEntries(Object.entries(matched).map(([key, value]) => [key, exampleOf(value)]));
}

function matcher(type: string, value: unknown, options: Record<string, unknown> = {}): Matcher {
  return { 'pact:matcher:type': type, value, ...options };
}

function textMatcher(schema: Schema, example: string | undefined): Matcher {
  const definition = definitionOf(schema);
  const format = 'format' in definition ? FORMATS[String(definition.format)] : undefined;
  const pattern = format?.regex ?? patternOf(schema);
  if (format) return matcher('regex', example ?? format.example, { regex: pattern });
  if (!pattern) return matcher('type', example ?? 'text');
  if (example === undefined)
    throw new Error(`A text of the pattern ${pattern} needs an example: use like().`);
  return matcher('regex', example, { regex: pattern });
}

/** The source of the first regular expression that a text is checked with. */
function patternOf(schema: Schema): string | undefined {
  const definition = definitionOf(schema) as { pattern?: RegExp; checks?: readonly z.core.$ZodCheck[] };
  const checks = (definition.checks ?? []).map(({ _zod }) => (_zod.def as { pattern?: RegExp }).pattern);
  return [definition.pattern, ...checks].find(Boolean)?.source;
}

function atLeastOne(list: unknown) {
  return { ...(list as Matcher), min: 1 };
}

/** Texts are promised to the letter; numbers by their type, since Pact compares patterns with text only. */
function oneOf(values: readonly unknown[]): Matcher {
  const example = first(values);
  if (typeof example !== 'string') return matcher(typeof example === 'number' ? 'integer' : 'type', example);
  return matcher('regex', example, {
    regex: `^(${values.map((value) => escapePattern(String(value))).join('|')})$`,
  });
}

/** The rule of a plain type, for the second and later choices of a union. */
function ruleOf(schema: Schema): Rule {
  const matched = matcherOf(schema);
  if (matched === null) return { match: 'null' };
  const { 'pact:matcher:type': type, regex, value } = matched as Matcher;
  if (type === 'regex') return { match: 'regex', regex: String(regex) };
  if (type !== 'type') return { match: type };
  return typeof value === 'boolean' ? { match: 'boolean' } : { match: 'regex', regex: '[\\s\\S]*' };
}

/** The rules of the path itself, apart from those below it. */
function splitAt(path: string, found: Alternative[]): [Alternative, ...Alternative[]] {
  const own: Alternative = found.find(([at]) => at === path) ?? [path, []];
  return [own, ...found.filter(([at]) => at !== path)];
}

function promisedFields(shape: Readonly<Record<string, Schema>>) {
  return Object.entries(shape).filter(([, field]) => !isSometimesAbsent(field) && !isUnknown(field));
}

const isStructure = (schema: Schema) => nullOrPatterns(schema) !== undefined;

/** What may be anything, even missing, promises nothing. */
function isUnknown(schema: Schema) {
  return definitionOf(schema).type === 'unknown';
}

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('A schema with choices needs at least one.');
  return item;
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition;
}
