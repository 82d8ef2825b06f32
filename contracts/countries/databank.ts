import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { like, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aCountryWith, NEPAL } from './states.ts';

/** Whom a National Society tells of by age and sex, and in which bands of years, youngest first. */
export const AGE_BANDS = {
  volunteer: ['6_12', '13_17', '18_29', '30_39', '40_49', '50_59', '60_69', '70_79', '80'],
  staff: ['18_29', '30_39', '40_49', '50_59', '60_69', '70_79', '80'],
} as const;
export type Counted = keyof typeof AGE_BANDS;
export const SEXES = ['female', 'male'] as const;

const count = () => z.nullish(z.int());
const number = () => z.nullish(z.number());
const each = <Name extends string, Field>(names: readonly Name[], field: () => Field) =>
  Object.fromEntries(names.map((name) => [name, field()])) as Record<Name, Field>;

type AgeField = {
  [Who in Counted]:
    | `fdrs_${(typeof SEXES)[number]}_${Who}_age_${(typeof AGE_BANDS)[Who][number]}`
    | `fdrs_${(typeof SEXES)[number]}_${Who}_total`;
}[Counted];

const AGE_FIELDS = (Object.keys(AGE_BANDS) as Counted[]).flatMap((who) =>
  SEXES.flatMap((sex) => [
    `fdrs_${sex}_${who}_total`,
    ...AGE_BANDS[who].map((band) => `fdrs_${sex}_${who}_age_${band}`),
  ]),
) as AgeField[];

/** Of National Societies, with the year that each is of. Money in Swiss francs. */
const SOCIETY_AMOUNTS = ['fdrs_income', 'fdrs_expenditures'] as const;
const SOCIETY_COUNTS = ['fdrs_branches', 'fdrs_trained_in_first_aid'] as const;
/** Of countries, with their years. Money in US dollars, rates in percent. */
const COUNTRY_AMOUNTS = [
  'world_bank_urban_population_percentage',
  'world_bank_gdp',
  'world_bank_poverty_rate',
  'world_bank_literacy_rate',
] as const;
const COUNTRY_COUNTS = [
  'world_bank_population',
  'world_bank_gni_capita',
  'world_bank_life_expectancy',
] as const;
const yearOf = <Name extends string, Suffix extends string>(names: readonly Name[], suffix: Suffix) =>
  names.map((name) => `${name}_${suffix}` as const);

/** What usually happens at which time of the year, with the months by their English names. */
const Season = z.object({
  id: z.int(),
  event: z.optional(z.array(like(z.string(), 'Harvest'))),
  event_type: z.optional(z.array(like(z.string(), 'Harvest'))),
  label: z.optional(z.array(z.string())),
  month: z.optional(z.array(like(z.string(), 'January'))),
  source: z.nullish(z.string()),
});

/**
 * Figures about a country and its National Society from elsewhere: World Bank, UNICEF, UNDP (`hdr_`), FDRS, ACAPS. What nobody
 * counted is null. `key_climate` in degrees Celsius and millimetres. Errors: `server` 404 where nothing is known of the country.
 * Source: GO API, `api_v2_country_databank_retrieve`.
 */
export const databankEndpoint = defineEndpoint({
  title: 'the databank of a country',
  path: '/api/v2/country/{id}/databank/',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    founded_date: sometimes(z.nullable(z.string())),
    unicef_population_under_18: count(),
    hdr_gii: number(),
    ...each(COUNTRY_AMOUNTS, number),
    ...each(COUNTRY_COUNTS, count),
    ...each(yearOf([...COUNTRY_AMOUNTS, ...COUNTRY_COUNTS], 'year'), count),
    ...each(SOCIETY_AMOUNTS, number),
    ...each(SOCIETY_COUNTS, count),
    ...each(yearOf([...SOCIETY_AMOUNTS, ...SOCIETY_COUNTS], 'data_year'), count),
    fdrs_volunteer_total: count(),
    fdrs_volunteer_data_year: count(),
    fdrs_staff_total: count(),
    fdrs_staff_data_year: count(),
    fdrs_volunteer_age_6_12: count(),
    fdrs_volunteer_age_13_17: count(),
    fdrs_volunteer_age_18_29: count(),
    fdrs_staff_age_18_29: count(),
    ...each(AGE_FIELDS, count),
    fdrs_annual_income: z.array(
      z.object({ id: z.int(), date: like(z.string(), '2024-01-01'), value: number() }),
    ),
    key_climate: z.array(
      z.object({
        id: z.int(),
        year: z.int(),
        month: like(z.int(), 1),
        min_temp: z.number(),
        avg_temp: z.number(),
        max_temp: z.number(),
        precipitation: z.number(),
      }),
    ),
    acaps: z.array(Season),
    wb_population: sometimes(
      z.nullable(
        z.object({
          year: z.nullish(z.string()),
          population: count(),
          districts: z.array(
            z.object({
              id: z.int(),
              code: z.string(),
              name: z.string(),
              population: count(),
              year: z.nullish(z.string()),
            }),
          ),
        }),
      ),
    ),
  }),
  interactions: [
    {
      given: [aCountryWith('a databank')],
      path: { id: fromState('country', NEPAL) },
    },
    missingRecord('country'),
  ],
});
