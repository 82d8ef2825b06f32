import { COUNTRIES, type CountryFacts, DISASTER_TYPES, type DisasterTypeFacts } from '../data.ts';
import type { Random } from '../random.ts';
import { before } from './dates.ts';
import { neighboursOf } from './societies.ts';

/** Where an emergency is and what kind it is. */
export interface Hazard {
  country: CountryFacts;
  type: DisasterTypeFacts;
}

/** Where more emergencies happen, so that the map looks like the world. */
const OFTEN = new Set(
  'ETH KEN SOM SSD SDN COD NER NGA MOZ MDG MWI UGA TCD HTI HND GTM COL PER ECU BRA PHL IDN BGD NPL PAK AFG MMR VNM IND FJI VUT TUR UKR SYR YEM IRQ LBN PSE'.split(
    ' ',
  ),
);
const OFTEN_WEIGHT = 8;
/** Where the National Society seldom asks for help. */
const SELDOM = new Set(
  'AND ARE AUS AUT BEL BHR BRN CAN CHE CYP CZE DEU DNK ESP EST FIN FRA GBR IRL ISL ISR ITA JPN KOR KWT LIE LTU LUX LVA MCO MLT NLD NOR NZL POL PRT QAT SAU SGP SMR SVK SVN SWE USA'.split(
    ' ',
  ),
);
const SELDOM_WEIGHT = 0.2;
/** Seasons of the northern hemisphere, months 1 to 12; the south has them half a year later. */
const SEASONS: Record<number, readonly number[]> = {
  4: [5, 6, 7, 8, 9, 10, 11],
  14: [11, 12, 1, 2, 3],
  19: [5, 6, 7, 8, 9],
};
const EPIDEMIC = 1;
const FLOOD = 12;

/** Emergencies that are there whatever the dice say, by their place among sixty: what demonstrations and tests look for. */
const CERTAIN: Record<number, readonly [iso3: string, type: number]> = {
  0: ['ETH', FLOOD],
  7: ['NPL', FLOOD],
  19: ['PHL', FLOOD],
  31: ['KEN', 20],
  43: ['COD', EPIDEMIC],
};
const CERTAIN_EVERY = 60;

/** The highlighted ones, which have the last ids, and how many days ago they began: long enough for several reports. */
const HIGHLIGHTED: readonly (readonly [iso3: string, type: number, days: number])[] = [
  ['BGD', FLOOD, 24.4],
  ['TUR', 2, 16.2],
  ['COD', EPIDEMIC, 27.1],
  ['HTI', 6, 20.8],
  ['NPL', FLOOD, 6.3],
  ['ETH', FLOOD, 12.6],
];

/** How many emergencies are highlighted. */
export const FEATURED = HIGHLIGHTED.length;

/** When the highlighted ones began, in their order. */
export const beginningsOfFeatured = (now: Date): Date[] => HIGHLIGHTED.map(([, , days]) => before(now, days));

/** Disasters that do not stop at a border: epidemics, storms, population movements, floods, cold and heat, drought, hunger, locusts. */
const SPREADING = new Set([EPIDEMIC, 4, 5, FLOOD, 14, 19, 20, 21, 62]);
const SPREADS_OFTEN = 0.1;

/** Countries that can have emergencies: independent, with a National Society. */
const PLACES = COUNTRIES.filter(
  ({ record_type, independent, is_deprecated, society_name }) =>
    record_type === 1 && independent && !is_deprecated && society_name,
).map((country) => ({ country, weight: weightOf(country.iso3 ?? '') }));

/** The country and the kind of an emergency: kinds as likely as they are in that region, country and season. */
export function hazardOf(random: Random, index: number, count: number, started: Date): Hazard {
  const set = HIGHLIGHTED[index - (count - FEATURED)] ?? CERTAIN[index % CERTAIN_EVERY];
  if (set) return { country: placeOf(set[0]), type: typeOf(set[1]) };
  const { country } = random.weighted(PLACES);
  return { country, ...random.weighted(likelyTypes(country, started)) };
}

/** Neighbours that are hit too, for a few emergencies. */
export function spreadOf(random: Random, { country, type }: Hazard): CountryFacts[] {
  if (!SPREADING.has(type.id) || !random.chance(SPREADS_OFTEN)) return [];
  return neighboursOf(country).slice(0, random.int(1, 3));
}

function weightOf(iso3: string) {
  if (OFTEN.has(iso3)) return OFTEN_WEIGHT;
  return SELDOM.has(iso3) ? SELDOM_WEIGHT : 1;
}

function likelyTypes(country: CountryFacts, started: Date) {
  return DISASTER_TYPES.flatMap((type) => {
    const weight = type.weights[country.region_id] ?? 0;
    const isPossible = !type.only || type.only.includes(country.iso3 ?? '');
    return weight > 0 && isPossible && isInSeason(type, country, started) ? [{ type, weight }] : [];
  });
}

function isInSeason({ id }: DisasterTypeFacts, { centre: [, latitude] }: CountryFacts, started: Date) {
  const northern = ((started.getUTCMonth() + (latitude < 0 ? 6 : 0)) % 12) + 1;
  return SEASONS[id]?.includes(northern) ?? true;
}

function placeOf(iso3: string): CountryFacts {
  const country = COUNTRIES.find((candidate) => candidate.iso3 === iso3);
  if (!country) throw new Error(`There is no country ${iso3}.`);
  return country;
}

function typeOf(id: number): DisasterTypeFacts {
  const type = DISASTER_TYPES.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`There is no disaster type ${id}.`);
  return type;
}
