import type * as z from 'zod/mini';
import { isSometimesAbsent } from '../schemas/shared.ts';

/** JSON with Pact's matchers in it (its "integration format"): an example that says how far an answer may differ from it. */
export type Matcher = { 'pact:matcher:type': string; value: unknown; [option: string]: unknown };

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

const EXAMPLE_MOMENT = '2026-05-01T08:30:00Z';
const MOMENT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?$';

/**
 * The pact's view of a schema: types are promised, values are examples. Lists may be empty, except a page's `results`:
 * its interactions speak of records that exist. What may be null is listed by `nullablePaths`.
 *
 * @example matcherOf(z.object({ id: z.int() })) // { id: { 'pact:matcher:type': 'integer', value: 1 } }
 */
export function matcherOf(schema: Schema): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
      return 'format' in definition && definition.format === 'datetime'
        ? matcher('regex', EXAMPLE_MOMENT, { regex: MOMENT })
        : matcher('type', 'text');
    case 'number':
      return 'format' in definition ? matcher('integer', 1) : matcher('number', 1.5);
    case 'boolean':
      return matcher('type', true);
    case 'literal':
      return oneOf(definition.values);
    case 'enum':
      return oneOf(Object.values(definition.entries));
    case 'array':
      return matcher('type', [matcherOf(definition.element)], { min: 0 });
    case 'record':
      return matcher('type', {});
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
    case 'unknown':
      return matcher('type', 'text');
    default:
      throw new Error(`The pact has no words for a schema of type ${definition.type}.`);
  }
}

/**
 * Where an answer may hold null, in Pact's path syntax: `$.results[*].glide`. Pact's integration format cannot say "this
 * type or null", so these are written into the finished file.
 */
export function nullablePaths(schema: Schema, path = '$'): string[] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'nullable': {
      const inner = nullablePaths(definition.innerType, path);
      // Pact tries the matchers of lists and objects on what they hold too, where null does not fit: these are promised.
      return isStructure(definition.innerType) ? inner : [path, ...inner];
    }
    case 'optional':
      return nullablePaths(definition.innerType, path);
    case 'array':
      return nullablePaths(definition.element, `${path}[*]`);
    case 'union':
      return nullablePaths(first(definition.options), path);
    case 'object':
      return promisedFields(definition.shape).flatMap(([key, field]) =>
        nullablePaths(field, `${path}.${key}`),
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

function promisedFields(shape: Readonly<Record<string, Schema>>) {
  return Object.entries(shape).filter(([, field]) => !isSometimesAbsent(field));
}

function isStructure(schema: Schema) {
  return STRUCTURES.has(definitionOf(schema).type);
}

const STRUCTURES: ReadonlySet<string> = new Set(['array', 'object', 'record']);

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
