import type * as z from 'zod/mini';
import { isSometimesAbsent } from '../schemas/shared.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/**
 * What Pact cannot say of an object or list in a row: that it may be null there. Patterns of its JSON say it instead, all of
 * which hold: one that it is null or of its kind, and one for each field of the object that is promised. What lies deeper is
 * promised by its kind alone. Undefined for what is neither an object nor a list.
 *
 * @example nullOrPatterns(z.object({ id: z.int() })) // ['^(?:null|\\{[\\s\\S]*\\})$', '^(?:null|\\{[\\s\\S]*"id":-?\\d+[,}][\\s\\S]*)$']
 */
export function nullOrPatterns(schema: Schema): string[] | undefined {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
      return nullOrPatterns(definition.innerType);
    case 'array':
      return [String.raw`^(?:null|\[[\s\S]*\])$`];
    case 'record':
      return [AN_OBJECT];
    case 'object':
      return [AN_OBJECT, ...Object.entries(definition.shape).flatMap(fieldPattern)];
    default:
      return undefined;
  }
}

const AN_OBJECT = String.raw`^(?:null|\{[\s\S]*\})$`;

function fieldPattern([name, field]: [string, Schema]): string[] {
  if (isSometimesAbsent(field) || definitionOf(field).type === 'unknown') return [];
  return [String.raw`^(?:null|\{[\s\S]*"${name}":(?:${valuePattern(field)})[\s\S]*)$`];
}

/** The pattern of a value's JSON, with what follows it; structures by their first character. */
function valuePattern(schema: Schema): string {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'nullable':
      return `null[,}]|${valuePattern(definition.innerType)}`;
    case 'optional':
      return valuePattern(definition.innerType);
    case 'union':
      return definition.options.map(valuePattern).join('|');
    case 'object':
    case 'record':
      return String.raw`\{`;
    case 'array':
      return String.raw`\[`;
    case 'number':
      return 'format' in definition
        ? String.raw`-?\d+[,}]`
        : String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[,}]`;
    case 'boolean':
      return '(?:true|false)[,}]';
    case 'literal':
      return `(?:${definition.values.map((value) => literalOf(value)).join('|')})[,}]`;
    default:
      return '"';
  }
}

const literalOf = (value: unknown) => JSON.stringify(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition;
}
