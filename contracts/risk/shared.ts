import { defineEndpoint } from '../defineEndpoint.ts';
import type { State } from '../pact/states.ts';
import { commaList, integer, LARGEST_PAGE, repeated, WHOLE_LIST } from '../query.ts';
import { like, pageOf } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/*
 * The risk API is a service of its own: its address is `riskApiEndpoint` of the configuration, its errors are `{ detail }`, and its
 * countries have ids of their own, so that they are known by `iso3`, here in small letters. Everybody may read all of it.
 */

/** Codes of hazards. */
export const HAZARDS = ['EQ', 'FL', 'TC', 'EP', 'FI', 'SS', 'DR', 'TS', 'CD', 'WF'] as const;
export type Hazard = (typeof HAZARDS)[number];

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const RiskCountry = z.object({
  id: z.int(),
  name: z.nullish(z.string()),
  iso3: z.nullish(like(z.string(), 'npl')),
  region: z.nullish(z.int()),
});

/** Of what and where a row is. Neither need be known, although the document says so of the country. */
export const placed = {
  id: z.int(),
  country_details: z.nullish(RiskCountry),
  hazard_type: z.nullish(like(z.string(), 'FL')),
  hazard_type_display: z.nullish(like(z.string(), 'Flood')),
};

const figure = () => z.nullish(z.number());
export const months = Object.fromEntries(MONTHS.map((month) => [month, figure()])) as Record<
  (typeof MONTHS)[number],
  ReturnType<typeof figure>
>;

const hazards = () => commaList(like(z.enum(HAZARDS), 'FL'));

/** Filters that calls of the risk API share; `iso3` is a part of the code, in either case. */
export const filters = {
  iso3: z.optional(z.string()),
  /** One region. */
  region: z.optional(integer()),
  regions: z.optional(repeated(integer())),
  hazards: z.optional(hazards()),
};

interface Promised {
  given: readonly State[];
  query: Record<string, unknown>;
}

interface RiskList<
  Path extends string,
  Row extends z.core.$ZodType,
  Fields extends Record<string, z.core.$ZodType>,
> {
  title: string;
  path: Path;
  filters: Fields;
  row: Row;
  promises: Promised;
}

/** Declares a list of the risk API: pages without search and without an order of the caller's. */
export function riskList<
  const Path extends string,
  Row extends z.core.$ZodType,
  Fields extends Record<string, z.core.$ZodType>,
>({ title, path, filters: own, row, promises }: RiskList<Path, Row, Fields>) {
  return defineEndpoint({
    title,
    path,
    api: 'risk',
    query: z.object({
      limit: z.optional(integer().check(z.minimum(1), z.maximum(WHOLE_LIST))),
      offset: z.optional(integer().check(z.minimum(0))),
      ...own,
    }),
    answer: pageOf(row),
    interactions: [
      { given: promises.given, query: { ...promises.query, limit: LARGEST_PAGE } },
      {
        title: 'of an unknown country',
        given: promises.given,
        query: { iso3: 'zzz', limit: LARGEST_PAGE },
        isEmpty: true,
      },
    ],
  });
}
