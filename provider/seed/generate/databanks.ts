import type { ClimateOfMonth } from '#provider/database/schema/countryPages.ts';
import type { country_databank, country_income } from '#provider/database/schema.ts';
import type { Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { figuresOf, type Place } from './countryPlaces.ts';
import { INCOME_INDICATORS, SEASONS } from './countryTexts.ts';
import { dayOf } from './dates.ts';

/** What others know of each country, table by table. */
export interface Databanks {
  databanks: (typeof country_databank)['$inferInsert'][];
  incomes: (typeof country_income)['$inferInsert'][];
}

const MIDDLE_GNI = 6_000;
/** Yearly figures of a National Society, as far back as they are told. */
const YEARS = 8;
const YEARS_OF_SOURCES = 3;
const MONTHS = 12;

const VOLUNTEER_BANDS = [
  ['6_12', 4],
  ['13_17', 16],
  ['18_29', 38],
  ['30_39', 18],
  ['40_49', 11],
  ['50_59', 7],
  ['60_69', 4],
  ['70_79', 1.5],
  ['80', 0.5],
] as const;
const STAFF_BANDS = [
  ['18_29', 24],
  ['30_39', 33],
  ['40_49', 24],
  ['50_59', 14],
  ['60_69', 4],
  ['70_79', 0.8],
  ['80', 0.2],
] as const;
/** Some National Societies do not tell by age, others tell nothing at all of a figure. */
const TELLS_AGES = 0.75;
const TELLS = 0.9;

/** Figures, climate and seasons of each country; what is told in parts adds up to what is told in sum. */
export function generateDatabanks(now: Date, places: readonly Place[]): Databanks {
  const out: Databanks = { databanks: [], incomes: [] };
  const districts = districtsByCountry();
  for (const place of places) {
    const facts = figuresOf(place.country.iso3);
    if (!facts) continue;
    const random = place.dice(2);
    const year = now.getUTCFullYear() - 2;
    const people = Math.round(facts.people * 1_000 * (1 + 0.002 * random.next()));
    const hasSociety = place.country.society_name !== null;
    const income = hasSociety ? incomesOf(random, year, people, facts.gni ?? MIDDLE_GNI) : [];
    out.databanks.push({
      country_id: place.country.id,
      founded_date: facts.founded ? String(facts.founded) : null,
      figures: {
        ...ofCountry(random, year, people, facts.gni),
        ...(hasSociety && ofSociety(random, place, { year, people, income: income.at(-1)?.[1] ?? 0 })),
      },
      annual_income: income,
      climate: climateOf(random, place.country.centre[1], place.country.region_id),
      seasons: seasonsOf(random, place, facts.gni),
      population_year: year,
      district_population: inParts(
        people,
        (districts.get(place.country.id) ?? []).map(({ id }) => [id, random.around(1, 0.7)] as const),
      ),
    });
    addSources(out, place, income);
  }
  return out;
}

/** A whole number in whole parts as heavy as said, which add up to it. */
function inParts<Key>(total: number, weights: readonly (readonly [Key, number])[]) {
  const sum = weights.reduce((rest, [, weight]) => rest + weight, 0);
  const parts = weights.map(([key, weight]) => [key, Math.floor((total * weight) / sum)] as [Key, number]);
  const [first] = parts;
  if (first) first[1] += total - parts.reduce((rest, [, part]) => rest + part, 0);
  return parts;
}

/** 0 for the poorest, 1 for the richest, on the scale that poverty has. */
const wealthOf = (gni: number) => Math.min(1, Math.max(0, Math.log(gni / 300) / Math.log(90_000 / 300)));
const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

function ofCountry(random: Random, year: number, people: number, gni: number | undefined) {
  const wealth = wealthOf(gni ?? MIDDLE_GNI);
  const near = (value: number) => value * (0.95 + 0.1 * random.next());
  const poverty = Math.min(75, near(62 * (1 - wealth) ** 1.6));
  return {
    world_bank_population: people,
    world_bank_population_year: year,
    unicef_population_under_18: Math.round(people * near(0.52 - 0.34 * wealth)),
    world_bank_urban_population_percentage: rounded(Math.min(99, near(28 + 60 * wealth))),
    world_bank_urban_population_percentage_year: year,
    ...(gni !== undefined && {
      world_bank_gdp: Math.round((people * near(gni)) / 1_000_000) * 1_000_000,
      world_bank_gdp_year: year,
      world_bank_gni_capita: gni,
      world_bank_gni_capita_year: year,
      world_bank_poverty_rate: rounded(poverty),
      world_bank_poverty_rate_year: year - random.int(0, 4),
    }),
    world_bank_life_expectancy: Math.round(near(60 + 23 * wealth)),
    world_bank_life_expectancy_year: year,
    ...(random.chance(TELLS) && {
      world_bank_literacy_rate: rounded(Math.min(99.5, near(45 + 60 * wealth))),
      world_bank_literacy_rate_year: year - random.int(0, 5),
    }),
    ...(random.chance(TELLS) && { hdr_gii: rounded(near(0.68 - 0.6 * wealth), 3) }),
  };
}

/** Money of the years until then in Swiss francs, oldest first. */
function incomesOf(random: Random, year: number, people: number, gni: number) {
  const last = random.around(Math.sqrt(people) * 2_000 * (0.4 + 4 * wealthOf(gni)), 0.5);
  const growth = 1.02 + 0.06 * random.next();
  return Array.from({ length: YEARS }, (_, index) => {
    const age = YEARS - 1 - index;
    return [year - age, Math.round((last / growth ** age) * (0.9 + 0.2 * random.next()))] as const;
  });
}

function ofSociety(
  random: Random,
  { isRich }: Place,
  { year, people, income }: { year: number; people: number; income: number },
) {
  const volunteers = Math.round(Math.min(people * 0.02, random.around(Math.sqrt(people) * 4, 0.6)));
  const staff = Math.max(12, Math.round(random.around(volunteers / 60 + income / 90_000, 0.4)));
  const isTold = () => isRich || random.chance(TELLS);
  const tellsAges = isRich || random.chance(TELLS_AGES);
  return {
    ...(isTold() && {
      fdrs_trained_in_first_aid: Math.round(volunteers * (0.5 + 2 * random.next())),
      fdrs_trained_in_first_aid_data_year: year,
    }),
    fdrs_income: income,
    fdrs_income_data_year: year,
    ...(isTold() && {
      fdrs_expenditures: Math.round(income * (0.82 + 0.2 * random.next())),
      fdrs_expenditures_data_year: year,
    }),
    ...(isTold() && {
      fdrs_branches: Math.max(3, Math.round(random.around(Math.sqrt(people) / 45, 0.5))),
      fdrs_branches_data_year: year,
    }),
    ...byAge(random, 'volunteer', volunteers, year, tellsAges ? VOLUNTEER_BANDS : []),
    ...byAge(random, 'staff', staff, year, tellsAges ? STAFF_BANDS : []),
  };
}

/** How many, of them women and men, and of these of each age. */
function byAge(
  random: Random,
  who: 'volunteer' | 'staff',
  total: number,
  year: number,
  bands: readonly (readonly [band: string, weight: number])[],
) {
  const figures: Record<string, number> = { [`fdrs_${who}_total`]: total, [`fdrs_${who}_data_year`]: year };
  if (bands.length === 0) return figures;
  const women = Math.round(total * (0.35 + 0.3 * random.next()));
  const sexes = [
    ['female', women],
    ['male', total - women],
  ] as const;
  for (const [sex, number] of sexes) {
    figures[`fdrs_${sex}_${who}_total`] = number;
    for (const [band, count] of inParts(number, bands)) {
      figures[`fdrs_${sex}_${who}_age_${band}`] = count;
      const both = `fdrs_${who}_age_${band}`;
      if (BOTH_SEXES.has(both)) figures[both] = (figures[both] ?? 0) + count;
    }
  }
  return figures;
}

/** Only the young are told of without their sex. */
const BOTH_SEXES = new Set([
  'fdrs_volunteer_age_6_12',
  'fdrs_volunteer_age_13_17',
  'fdrs_volunteer_age_18_29',
  'fdrs_staff_age_18_29',
]);

/** What each source gave in the last years: together, what the year brought. */
function addSources(
  { incomes }: Databanks,
  { country, isRich, dice }: Place,
  years: readonly (readonly [number, number])[],
) {
  const random = dice(3);
  const sources = random.some(INCOME_INDICATORS, isRich ? INCOME_INDICATORS.length : random.int(3, 5));
  for (const [year, total] of years.slice(isRich ? 0 : -YEARS_OF_SOURCES)) {
    const weights = sources.map(({ id, weight }) => [id, weight * (0.5 + random.next())] as const);
    for (const [indicator_id, value] of inParts(total, weights))
      incomes.push({ country_id: country.id, indicator_id, date: dayOf(new Date(Date.UTC(year, 0))), value });
  }
}

const ASIA_PACIFIC = 2;

/** Warmest half a year apart in the north and the south; rain where the sun stands high, and all year near the equator. */
function climateOf(random: Random, latitude: number, region: number): ClimateOfMonth[] {
  const far = Math.abs(latitude);
  const mean = 27 - 0.55 * Math.max(0, far - 12) + random.int(-1, 1);
  const swing = Math.min(16, 0.32 * far);
  const range = 4 + 4 * random.next();
  const isDry = far > 14 && far < 33 && region !== ASIA_PACIFIC;
  const yearly = isDry ? 350 : far < 14 ? 1_700 : far < 33 ? 1_500 : 750;
  const rain = yearly * (0.7 + 0.6 * random.next());
  const seasonality = far < 6 ? 0.3 : far < 33 ? 0.9 : 0.2;
  return Array.from({ length: MONTHS }, (_, month) => {
    const summer = Math.cos((2 * Math.PI * (month - (latitude < 0 ? 0.5 : 6.5))) / MONTHS);
    const average = mean + swing * summer;
    const wet = Math.max(1, (rain / MONTHS) * (1 + seasonality * summer) * (0.85 + 0.3 * random.next()));
    return [rounded(average - range), rounded(average), rounded(average + range), rounded(wet)] as const;
  });
}

const LIVES_FROM_FIELDS = 8_000;

function seasonsOf(random: Random, { country, isRich }: Place, gni = MIDDLE_GNI) {
  if (!isRich && (gni > LIVES_FROM_FIELDS || random.chance(0.4))) return [];
  const shift = country.centre[1] < 0 ? MONTHS / 2 : 0;
  return random.some(SEASONS, isRich ? SEASONS.length : random.int(3, 5)).map(({ months, ...season }) => ({
    ...season,
    months: months.map((month) => ((month - 1 + shift) % MONTHS) + 1),
  }));
}
