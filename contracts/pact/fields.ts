import type * as z from 'zod/mini';
import { isSometimesAbsent } from '../schemas/shared.ts';
import { describeAnswer } from './describeSchema.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** A field of an answer, however deep. */
export interface Field {
  /** Where it stands: `results[*].countries[*].iso3`; `.*` for any key of a record. */
  path: string;
  /** What it holds, in words: "text or null"; objects and lists by their kind. */
  words: string;
  /** Left out by answers at times. */
  isSometimesAbsent: boolean;
}

/** Every field of an answer, each object before what it holds. */
export function fieldsOf(schema: Schema, path = ''): Field[] {
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case 'nullable':
    case 'optional':
      return fieldsOf(definition.innerType, path);
    case 'array':
      return fieldsOf(definition.element, `${path}[*]`);
    case 'record':
      return fieldsOf(definition.valueType, `${path}.*`);
    case 'union':
      return definition.options.flatMap((option) => fieldsOf(option, path));
    case 'object':
      return Object.entries(definition.shape).flatMap(([name, field]) => {
        const own = path === '' ? name : `${path}.${name}`;
        const told = { path: own, words: wordsOf(field), isSometimesAbsent: isSometimesAbsent(field) };
        return [told, ...fieldsOf(field, own)];
      });
    default:
      return [];
  }
}

/** On one line: what an object or the items of a list hold is left out. */
function wordsOf(field: Schema): string {
  const words = describeAnswer(field);
  const orNull = words.endsWith(' or null') ? ' or null' : '';
  if (words.startsWith('{')) return `object${orNull}`;
  return words.includes('\n') ? `list${orNull}` : words;
}
