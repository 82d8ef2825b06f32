import { checkInSteps } from '../checkInSteps.ts';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { integer } from '../query.ts';
import { like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { filters, months, placed, riskList } from './shared.ts';
import { itsRisks, NEPAL_ISO3 } from './states.ts';

const figure = () => z.nullish(z.number());

/** People a month, and a year. */
const People = z.object({ ...placed, ...months, annual_average: figure() });

/** People in IPC phase 3 or worse in one month, or expected to be, as an analysis of a day said. */
const FoodInsecurity = z.object({
  ...placed,
  year: z.int(),
  month: like(z.int(), 1),
  total_displacement: z.nullish(z.int()),
  analysis_date: z.nullish(like(z.string(), '2026-05-01')),
  estimation_type: z.nullish(like(z.string(), 'current')),
});

/** Daily severity rating of fire weather, without a unit, as a mean over the years. */
const FireSeason = z.object({ ...placed, ...months, yearly_sum: figure() });

/** The same of one month, which is a text here. */
const FireWeather = z.object({
  ...placed,
  year: z.int(),
  month: like(z.string(), '1'),
  dsr_min: figure(),
  dsr_avg: figure(),
  dsr_max: figure(),
  dsr_type: like(z.string(), 'monthly'),
});

/** INFORM, 0 to 10, by month. */
const Inform = z.object({ ...placed, ...months, annual_average: figure() });

const Loss = z.nullish(
  z.object({
    population_displacement: z.nullish(z.int()),
    economic_loss: z.nullish(z.int()),
  }),
);
/** What is to be expected once in so many years. Money in US dollars. */
const ReturnPeriod = z.object({
  ...placed,
  twenty_years: Loss,
  fifty_years: Loss,
  hundred_years: Loss,
  two_hundred_fifty_years: Loss,
  five_hundred_years: Loss,
});

const season = {
  idmc: z.nullish(z.array(People)),
  raster_displacement_data: z.nullish(z.array(People)),
  ipc_displacement_data: z.nullish(z.array(FoodInsecurity)),
  gwis_seasonal: z.nullish(z.array(FireSeason)),
};

/**
 * What threatens the countries of a region, or all of them, through the year; a list of exactly one. `idmc`: people at risk of
 * displacement; `raster_displacement_data`: people exposed. Source: risk API, `api_v1_seasonal_list`.
 */
export const seasonalEndpoint = defineEndpoint({
  title: 'the seasonal risks',
  path: '/api/v1/seasonal/',
  api: 'risk',
  freshMs: WHOLE_VISIT_MS,
  query: z.object({ iso3: filters.iso3, region: z.optional(integer()) }),
  read: checkInSteps,
  answer: z.array(z.object(season)),
  interactions: [{ title: 'of a region', given: [itsRisks], query: { region: 2 } }],
});

/** The same of one country, and what is known of it alone. Errors: 400 without `iso3`. Source: risk API, `api_v1_country_seasonal_list`. */
export const countrySeasonalEndpoint = defineEndpoint({
  title: 'the seasonal risks of a country',
  path: '/api/v1/country-seasonal/',
  api: 'risk',
  freshMs: WHOLE_VISIT_MS,
  query: z.object({ iso3: z.string() }),
  read: checkInSteps,
  answer: z.array(
    z.object({
      ...season,
      inform_seasonal: z.nullish(z.array(Inform)),
      gwis: z.nullish(z.array(FireWeather)),
      return_period_data: z.nullish(z.array(ReturnPeriod)),
    }),
  ),
  interactions: [{ given: [itsRisks], query: { iso3: NEPAL_ISO3 } }],
});

/**
 * The INFORM scores of countries by month, with what says how they cope: `lcc`, lack of coping capacity, 0 to 10. Source: risk API,
 * `api_v1_risk_score_list`.
 */
export const riskScoresEndpoint = riskList({
  title: 'the risk scores',
  path: '/api/v1/risk-score/',
  filters: { iso3: filters.iso3, region: filters.region },
  row: z.object({
    ...placed,
    ...months,
    yearly_sum: figure(),
    lcc: figure(),
    population_in_thousands: figure(),
  }),
  promises: { given: [itsRisks], query: { region: 2 } },
});
