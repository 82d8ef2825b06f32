import { COUNTRIES, type CountryFacts, DISASTER_TYPES, type DisasterTypeFacts } from '../data.ts';
import type { Random } from '../random.ts';

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

/** The highlighted ones, which are the newest: the last of all is floods in Ethiopia. */
const HIGHLIGHTED: readonly (readonly [iso3: string, type: number])[] = [
  ['BGD', FLOOD],
  ['TUR', 2],
  ['COD', EPIDEMIC],
  ['HTI', 6],
  ['NPL', FLOOD],
  ['ETH', FLOOD],
];

/** How many emergencies are highlighted, counted from the newest. */
export const FEATURED = HIGHLIGHTED.length;

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

/** Others of a region that an emergency may spread to. */
export function neighboursOf(country: CountryFacts): CountryFacts[] {
  return PLACES.map((place) => place.country).filter(
    ({ id, region_id }) => region_id === country.region_id && id !== country.id,
  );
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
