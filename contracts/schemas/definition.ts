import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a schema is made of. */
export const definitionOf = (schema: Schema) => schema._zod.def as z.core.$ZodTypes['_zod']['def'];

/** What a field holds where it is there and not null. */
export function inner(schema: Schema): Schema {
  const definition = definitionOf(schema);
  return definition.type === 'optional' || definition.type === 'nullable'
    ? inner(definition.innerType)
    : schema;
}
