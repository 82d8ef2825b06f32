import * as z from 'zod/mini';

/**
 * Query parameters, written once for both sides: the client passes numbers, booleans and arrays, the provider gets the
 * text of the URL, and both come out the same.
 */

/** A whole number. */
export const integer = () => z.pipe(z.transform(fromText(Number)), z.int());

/** `true` or `false`. */
export const flag = () =>
  z.pipe(z.transform(fromText((text) => FLAGS[text.toLowerCase()] ?? text)), z.boolean());

/** A day (`2026-05-01`) or a moment (`2026-05-01T08:30:00Z`). */
export const moment = () =>
  z.string().check(z.regex(MOMENT, 'Enter a date as YYYY-MM-DD or a full ISO 8601 date and time.'));

/** Several values, joined with commas in the URL. */
export const commaList = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
    z.array(item),
  );

/** Sort keys, most important first; a minus sign in front turns one round. */
export const orderingBy = <const Key extends string>(...keys: readonly Key[]) =>
  commaList(z.enum(keys.flatMap((key) => [key, `-${key}` as const])));

/** What every list takes. `limit` is 50 unless given; lists of names use 9999. */
export const listQuery = {
  limit: z.optional(integer().check(z.minimum(1), z.maximum(9999))),
  offset: z.optional(integer().check(z.minimum(0))),
  search: z.optional(z.string().check(z.maxLength(200))),
};

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function fromText(convert: (text: string) => unknown) {
  return (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? convert(value) : value);
}
