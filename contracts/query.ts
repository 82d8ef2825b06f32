import * as z from './zod.ts';

/**
 * Query parameters, written once for both sides: the client passes numbers, booleans and arrays, the provider gets the
 * text of the URL, and both come out the same.
 */

/** A whole number. */
export const integer = z.once(() => z.pipe(z.transform(fromText(Number)), z.int()));

/** `true` or `false`. */
export const flag = z.once(() =>
  z.pipe(z.transform(fromText((text) => FLAGS[text.toLowerCase()] ?? text)), z.boolean()),
);

/** A day (`2026-05-01`) or a moment (`2026-05-01T08:30:00Z`). */
export const moment = z.once(() =>
  z.string().check(z.regex(MOMENT, 'Enter a date as YYYY-MM-DD or a full ISO 8601 date and time.')),
);

/** Several values, joined with commas in the URL. */
export const commaList = z.once(<Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
    z.array(item),
  ),
);

/** Several values, each in a parameter of its own: `country=1&country=2`. */
export const repeated = <Item extends z.core.$ZodType>(item: Item) => {
  const several = z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
    z.array(item),
  );
  repeats.add(several);
  return several;
};

/** Whether a parameter is one of `repeated`, optional or not. */
export function isRepeated(parameter: z.core.$ZodType): boolean {
  return parameter instanceof z.ZodMiniOptional
    ? isRepeated(parameter._zod.def.innerType)
    : repeats.has(parameter);
}
const repeats = new WeakSet<z.core.$ZodType>();

/** Sort keys, most important first; a minus sign in front turns one round. */
export const orderingBy = <const Key extends string>(...keys: readonly Key[]) =>
  commaList(z.enum(keys.flatMap((key) => [key, `-${key}` as const])));

/** The `limit` of whoever wants a list whole. Lists of names give it at once: product specification, section 9. */
export const WHOLE_LIST = 9999;

/** Input of a call for a list that is wanted whole, or whole as far as a query goes. */
export function everything(): { query: { limit: number } };
export function everything<Query extends object>(query: Query): { query: Query & { limit: number } };
export function everything(query: object = {}) {
  return { query: { ...query, limit: WHOLE_LIST } };
}

/** The most rows that an answer of any other list has: the client collects the pages, see `wholeList.ts`. */
export const LARGEST_PAGE = 200;

const pageOfUpTo = (rows: number) => z.optional(integer().check(z.minimum(1), z.maximum(rows)));

/** What every list takes. `limit` is 50 unless given. */
export const listQuery = {
  limit: pageOfUpTo(LARGEST_PAGE),
  offset: z.optional(integer().check(z.minimum(0))),
  search: z.optional(z.string().check(z.maxLength(200))),
};

/** The same of lists of names, which menus and forms offer whole: countries, regions, kinds of disasters. */
export const namesQuery = { ...listQuery, limit: pageOfUpTo(WHOLE_LIST) };

const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function fromText(convert: (text: string) => unknown) {
  return (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? convert(value) : value);
}
