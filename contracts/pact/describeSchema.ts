import type * as z from 'zod/mini';
import { isSometimesAbsent } from '../schemas/shared.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** Whether a field may be left out. Callers may leave out what is optional; answers only what the pact does not promise. */
type MayBeAbsent = (field: Schema) => boolean;

/**
 * What a caller sends, in words that need no knowledge of zod: one line a field, nested ones indented, `?` for what may
 * be absent.
 *
 * @example describeInput(z.object({ id: z.int(), glide: z.nullish(z.string()) })) // "{\n  id: integer\n  glide?: text or null\n}"
 */
export const describeInput = (schema: Schema): string =>
  describeSchema(schema, (field) => definitionOf(field).type === 'optional');

/** What an answer holds, in the same words. */
export const describeAnswer = (schema: Schema): string => describeSchema(schema, isSometimesAbsent);

function describeSchema(schema: Schema, mayBeAbsent: MayBeAbsent, indent = ''): string {
  const wordsOf = (inner: Schema) => describeSchema(inner, mayBeAbsent, indent);
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
      return textWord(definition);
    case 'number':
      return 'format' in definition ? 'integer' : 'number';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'unknown':
      return 'anything';
    case 'literal':
      return definition.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'enum':
      return Object.values(definition.entries)
        .map((value) => JSON.stringify(value))
        .join(' or ');
    case 'array':
      return `list of ${wordsOf(definition.element)}`;
    case 'record':
      return `object with any keys, each ${wordsOf(definition.valueType)}`;
    case 'nullable':
      return `${wordsOf(definition.innerType)} or null`;
    case 'optional':
      return wordsOf(definition.innerType);
    case 'union':
      return definition.options.map((option) => wordsOf(option)).join(' or ');
    case 'pipe':
      return wordsOf(definition.out);
    case 'object':
      return describeFields(definition.shape, mayBeAbsent, indent);
    default:
      return definition.type;
  }
}

function describeFields(shape: Readonly<Record<string, Schema>>, mayBeAbsent: MayBeAbsent, indent: string) {
  const deeper = `${indent}  `;
  const lines = Object.entries(shape).map(
    ([name, field]) =>
      `${deeper}${name}${mayBeAbsent(field) ? '?' : ''}: ${describeSchema(field, mayBeAbsent, deeper)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function textWord(definition: Definition) {
  const format = 'format' in definition ? String(definition.format) : '';
  return WORDS[format] ?? 'text';
}

const WORDS: Readonly<Record<string, string>> = {
  datetime: 'moment (ISO 8601)',
  date: 'day (YYYY-MM-DD)',
  time: 'time (HH:MM:SS)',
  email: 'e-mail address',
  url: 'web address',
  uuid: 'UUID',
};

function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition;
}
