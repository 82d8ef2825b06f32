import type * as z from 'zod/mini';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';

type Schema = z.core.$ZodType;

/** An answer with as little in it as its schema takes: what may be missing is, what may be null is null; every list has one item. */
export function sparseOf(schema: Schema): unknown {
  const definition = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (definition.type) {
    case 'nullable':
      return null;
    case 'optional':
      return (definition.innerType as Schema)._zod.def.type === 'nullable' ? null : undefined;
    case 'array':
      return [sparseOf(definition.element)];
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape).map(([name, field]) => [name, sparseOf(field)]),
      );
    default:
      return exampleOf(matcherOf(schema));
  }
}
