import * as zod from 'zod/mini';

/**
 * `zod/mini`, with plain schemas made once: what two fields have alike, such as `z.nullish(z.string())`, is one schema. A schema never
 * changes, and each costs a phone some microseconds of a page's start and the better part of a kilobyte. What marks a single schema
 * takes one of its own: `like`, `sometimes` and `listOf` in `schemas/shared.ts`.
 */
export * from 'zod/mini';

type Schema = zod.core.$ZodType;

/** The same schema for the same number, text or schema in it, or for none; where more is said, a new one. */
export function once<Make extends (...given: never[]) => Schema>(make: Make): Make {
  const made = new Map<unknown, Schema>();
  const sharing = (...given: never[]) => {
    const [first, ...more] = given;
    const known = more.length > 0 ? undefined : made.get(first);
    const schema = known ?? make(...given);
    if (more.length === 0) made.set(first, schema);
    return schema;
  };
  return sharing as Make;
}

export const string = /* @__PURE__ */ once(zod.string);
export const number = /* @__PURE__ */ once(zod.number);
export const int = /* @__PURE__ */ once(zod.int);
export const boolean = /* @__PURE__ */ once(zod.boolean);
export const optional = /* @__PURE__ */ once(zod.optional);
export const nullable = /* @__PURE__ */ once(zod.nullable);
export const array = /* @__PURE__ */ once(zod.array);
export const nullish = <Inner extends Schema>(inner: Inner) => optional(nullable(inner));
