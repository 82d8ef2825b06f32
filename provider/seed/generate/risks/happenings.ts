import type { CountryFacts } from '../../data.ts';
import { createRandom, type Random } from '../../random.ts';
import { districtsByCountry } from '../../reference.ts';
import { figuresOf, type Place } from '../countryPlaces.ts';
import { before, HOUR_MS } from '../dates.ts';
import { threatens } from './seasons.ts';
import type { Position } from './shapes.ts';

/** Something near or under way, before any source has told of it in its own words. */
export interface Happening {
  number: number;
  hazard: 'FL' | 'TC' | 'EQ' | 'DR' | 'WF';
  country: CountryFacts & { iso3: string };
  /** Of the district that it is in. */
  district: string;
  at: Position;
  began: Date;
  ends: Date;
  /** People who live where it is felt. */
  exposed: number;
  /** 1 information, 2 advisory, 3 watch, 4 warning. */
  level: 1 | 2 | 3 | 4;
  random: Random;
  /** Of cyclones: an invented name, its way every twelve hours, and winds there in km/h. */
  storm?: { name: string; track: { at: Position; when: Date; wind: number }[] };
  /** Of earthquakes. */
  magnitude?: number;
  depth?: number;
}

const SEED_TOPIC = 3_300_000;
const PER_COUNTRY = 4;
/** How often something is near in a country that is not among those with the largest emergencies, and how many people it has at least. */
const ELSEWHERE = 0.12;
const LARGE_ENOUGH = 1_000_000;
/** Where something is near whatever the dice say: a cyclone in the Indian Ocean, a flood, an earthquake and a wildfire. */
const ALWAYS: Readonly<Record<string, Happening['hazard']>> = { MDG: 'TC', BGD: 'FL', TUR: 'EQ', GRC: 'WF' };
const STORMS = ['Amihara', 'Belvane', 'Corisande', 'Dagmira', 'Elowen', 'Farandole', 'Galdera', 'Hesper'];
const STEP_HOURS = 12;
/** Of the way of a storm, steps that lie behind and ahead. */
const [BEHIND, AHEAD] = [4, 5];
const HOURS_AGO: Record<Happening['hazard'], readonly [from: number, to: number]> = {
  FL: [10, 120],
  TC: [48, 48],
  EQ: [3, 40],
  WF: [6, 40],
  DR: [24 * 60, 24 * 100],
};

/** What is near in the world at a moment: something in each country with large emergencies, and here and there elsewhere. */
export function happeningsOf(seed: number, now: Date, places: readonly Place[]): Happening[] {
  const districts = districtsByCountry();
  const out: Happening[] = [];
  let storms = 0;
  for (const place of places) {
    const { country, isRich } = place;
    const own = districts.get(country.id) ?? [];
    const people = (figuresOf(country.iso3)?.people ?? 0) * 1_000;
    if (own.length === 0 || people === 0) continue;
    const choice = createRandom(seed + SEED_TOPIC + country.id * PER_COUNTRY);
    const always = ALWAYS[country.iso3];
    if (!isRich && !always && (people < LARGE_ENOUGH || !choice.chance(ELSEWHERE))) continue;
    const possible = (['TC', 'FL', 'EQ', 'WF', 'DR'] as const).filter(
      (hazard) => hazard === 'WF' || threatens(hazard, place),
    );
    const chosen = choice.some(possible, isRich ? 3 : 1);
    const hazards = always && !chosen.includes(always) ? [always, ...chosen.slice(1)] : chosen;
    for (const [index, hazard] of hazards.entries()) {
      if (hazard === 'TC' && storms === STORMS.length) continue;
      const random = createRandom(seed + SEED_TOPIC + country.id * PER_COUNTRY + index + 1);
      const district = random.pick(own);
      const [from, to] = HOURS_AGO[hazard];
      const began = before(now, random.int(from, to) / 24);
      const name = hazard === 'TC' ? STORMS[storms++] : undefined;
      const at: Position = [district.centroid.coordinates[0], district.centroid.coordinates[1]];
      out.push({
        number: out.length + 1,
        hazard,
        country,
        district: district.name.en,
        at,
        began,
        ends: new Date(now.getTime() + random.int(24, 96) * HOUR_MS),
        exposed: Math.round(people * 0.006 * random.around(1, 0.7)),
        level: random.pick([1, 2, 3, 4] as const),
        random,
        ...(name !== undefined && { storm: { name, track: trackTo(at, now, random) } }),
        ...(hazard === 'EQ' && {
          magnitude: Number((4.9 + 2.1 * random.next()).toFixed(1)),
          depth: random.int(8, 70),
        }),
      });
    }
  }
  return out;
}

/** The way of a storm through a place, which it reaches in a day: from the east, and away from the equator. */
function trackTo([x, y]: Position, now: Date, random: Random) {
  const poleward = (y < 0 ? -1 : 1) * (0.5 + 0.7 * random.next());
  const strongest = random.int(95, 215);
  return Array.from({ length: BEHIND + 1 + AHEAD }, (_, index) => {
    const step = index - BEHIND;
    const ahead = step - 2;
    return {
      at: [x - ahead * 1.6, y + ahead * poleward] as Position,
      when: new Date(now.getTime() + step * STEP_HOURS * HOUR_MS),
      wind: Math.round(strongest * Math.exp(-((ahead / 5) ** 2))),
    };
  });
}
