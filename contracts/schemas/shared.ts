import * as zod from 'zod/mini';
import * as z from '../zod.ts';

const examples = new WeakMap<z.core.$ZodType, unknown>();
const absent = new WeakSet<z.core.$ZodType>();
const lists = new WeakSet<z.core.$ZodType>();

/** Gives the pact an example that a reader understands, where a provider's own rules would not take "text" or 1. */
export function like<Field extends z.core.$ZodType>(field: Field, example: z.output<Field>): Field {
  // Not the one that other fields share.
  const own = z.clone(field);
  examples.set(own, example);
  return own;
}

export const exampleFor = (field: z.core.$ZodType): unknown => examples.get(field);

/** A field that answers leave out at times, so that the pact must not promise it. */
export const sometimes = z.once(<Field extends z.core.$ZodType>(field: Field) => {
  const optional = zod.optional(field);
  absent.add(optional);
  return optional;
});

export const isSometimesAbsent = (field: z.core.$ZodType): boolean => absent.has(field);

/**
 * The rows of an answer that is a list: one that does not fit is left out and reported, and the rest is shown. Lists within
 * a record are not: a form would save what is left of them.
 */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  const list = zod.array(item);
  lists.add(list);
  return list;
}

export const isList = (field: z.core.$ZodType): boolean => lists.has(field);

/** ISO 3166 country codes of two and three letters. */
export const Iso = like(z.string(), 'NP');
export const Iso3 = like(z.string(), 'NPL');
export const WebAddress = like(z.string(), 'https://example.org/page');
export const Email = like(z.string(), 'member@example.org');
/** The language a text was written in. */
export const LanguageCode = like(z.string(), 'en');

/** A moment with date and time, ISO 8601. */
export const Moment = z.iso.datetime({ offset: true, local: true });

/** One page of a list: `count` is the size of the whole list, `next` and `previous` the addresses of its neighbours. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    count: z.int(),
    next: z.nullish(WebAddress),
    previous: z.nullish(WebAddress),
    results: listOf(item),
  });

/** A value of an enumeration with its text. */
export const entry = <Key extends z.core.$ZodType>(key: Key) => z.object({ key, value: z.string() });

export const DisasterType = z.object({ id: z.int(), name: z.nullish(z.string()) });

/** A country as other records show it. `region` is 0 to 4. */
export const MiniCountry = z.object({
  id: z.int(),
  name: z.nullish(z.string()),
  iso3: z.nullish(Iso3),
  region: z.nullish(z.int()),
});

/** A National Society by its country. */
export const Society = z.extend(MiniCountry, { society_name: z.nullish(z.string()) });

/** 0 yellow, 1 orange, 2 red; any other is unknown to us and has its text beside it. */
export const SeverityLevel = z.nullish(like(z.int(), 1));

/** GeoJSON, WGS 84, longitude before latitude. */
export const Point = z.object({ type: z.literal('Point'), coordinates: z.array(z.number()) });

/** The same field under several names. */
export const each = <const Name extends string, Field>(names: readonly Name[], field: () => Field) =>
  Object.fromEntries(names.map((name) => [name, field()])) as Record<Name, Field>;
