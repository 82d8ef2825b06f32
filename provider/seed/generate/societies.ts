import { COUNTRIES, type CountryFacts, ERU_OWNERS, NEIGHBOURS, PARTNERS } from '../data.ts';
import type { Random } from '../random.ts';

/** Countries that have a National Society. */
export const SOCIETIES = COUNTRIES.filter(({ society_name }) => society_name !== null);
const BY_ISO3 = new Map(SOCIETIES.map((country) => [country.iso3 ?? '', country]));

/** Partners work where they have for years: there, this many times as often as anywhere else. */
const AT_HOME_ABROAD = 40;
/** Of work abroad, what the society of a neighbouring country does. */
const FROM_NEXT_DOOR = 0.06;

const listed = (codes: string | undefined): CountryFacts[] =>
  (codes ?? '').split(' ').flatMap((iso3) => BY_ISO3.get(iso3) ?? []);

/** The country with this code; throws where there is none. */
export function societyOf(iso3: string): CountryFacts {
  const country = BY_ISO3.get(iso3);
  if (!country) throw new Error(`There is no National Society in ${iso3}.`);
  return country;
}

/** Countries that a country borders, or faces over the sea; nearest first. */
export const neighboursOf = ({ iso3 }: CountryFacts): CountryFacts[] => listed(NEIGHBOURS[iso3 ?? '']);

/** A National Society that works in a country that is not its own. */
export function partnerOf(random: Random, place: CountryFacts): CountryFacts {
  const neighbours = neighboursOf(place);
  if (neighbours.length > 0 && random.chance(FROM_NEXT_DOOR)) return random.pick(neighbours);
  const choices = PARTNERS.filter(({ iso3 }) => iso3 !== place.iso3).map(({ iso3, weight, at }) => ({
    iso3,
    weight: at.includes(place.iso3 ?? '-') ? weight * AT_HOME_ABROAD : weight,
  }));
  return societyOf(random.weighted(choices).iso3);
}

/** A National Society that owns Emergency Response Units of this type. */
export function ownerOf(random: Random, type: number): CountryFacts {
  return random.pick(listed(ERU_OWNERS.find((row) => row.type === type)?.owners ?? 'NOR'));
}

/** The types of units that somebody owns. */
export const ERU_TYPES: readonly number[] = ERU_OWNERS.map(({ type }) => type);
