import { COUNTRIES, COUNTRY_FIGURES, type CountryFacts, PARTNERS } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import type { Emergencies } from './tables.ts';

/** Any numbers: what is drawn of a country for one topic moves nothing of another. */
const TOPIC = 1_100_000;
const PER_COUNTRY = 8;
const RICHEST = 10;
/** Where the demo accounts are at home. */
const HOME = 'NPL';
const POOR = 12_000;

const FIGURES = new Map(COUNTRY_FIGURES.map((row) => [row.iso3, row]));
/** People (in thousands) and income a head (in US dollars) of a country; undefined where nobody counted. */
export const figuresOf = (iso3: string) => FIGURES.get(iso3);

/** A country that people can choose, with how much there is to tell of it. */
export interface Place {
  country: CountryFacts & { iso3: string };
  /** Of the ten with the largest emergencies: there is something on every page. */
  isRich: boolean;
  /** Poor enough for partners to support its National Society. */
  isSupported: boolean;
  dice: (topic: number) => Random;
}

/** Every country that can be chosen, in the order of their ids. */
export function placesOf(
  seed: number,
  {
    events,
    eventCountries,
  }: {
    events: readonly Pick<Emergencies['events'][number], 'id' | 'num_affected'>[];
    eventCountries: Emergencies['eventCountries'];
  },
): Place[] {
  const affected = new Map(events.map(({ id, num_affected }) => [id, num_affected ?? 0]));
  const largest = new Map<number, number>();
  for (const { event_id, country_id } of eventCountries)
    largest.set(country_id, Math.max(largest.get(country_id) ?? 0, affected.get(event_id) ?? 0));
  const order = [...largest].sort(([one, its], [other, others]) => others - its || one - other);
  const rich = new Set(order.slice(0, RICHEST).map(([id]) => id));
  return COUNTRIES.flatMap((country) => {
    const { iso3, independent, is_deprecated, record_type } = country;
    if (!iso3 || !independent || is_deprecated || record_type !== 1) return [];
    const isRich = iso3 === HOME || rich.has(country.id);
    const isPartner = PARTNERS.some((partner) => partner.iso3 === iso3);
    const isSupported = country.society_name !== null && !isPartner && (figuresOf(iso3)?.gni ?? POOR) < POOR;
    const dice = (topic: number) => createRandom(seed + TOPIC + country.id * PER_COUNTRY + topic);
    return { country: { ...country, iso3 }, isRich, isSupported, dice };
  });
}
