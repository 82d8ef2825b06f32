import type { Hazard } from '#contracts/risk/shared.ts';
import type {
  risk_country,
  risk_fire_weather,
  risk_food_insecurity,
  risk_return_period,
  risk_season,
} from '#provider/database/schema.ts';
import { DISASTER_TYPES } from '../../data.ts';
import type { Random } from '../../random.ts';
import { figuresOf, type Place } from '../countryPlaces.ts';
import { after, before, dayOf } from '../dates.ts';

/** What threatens countries through the year, table by table. */
export interface Seasons {
  countries: (typeof risk_country)['$inferInsert'][];
  seasons: (typeof risk_season)['$inferInsert'][];
  foodInsecurity: (typeof risk_food_insecurity)['$inferInsert'][];
  fireWeather: (typeof risk_fire_weather)['$inferInsert'][];
  returnPeriods: (typeof risk_return_period)['$inferInsert'][];
}

const MONTHS = 12;
const MIDDLE_GNI = 6_000;
/** A topic of `Place.dice` that no other part of the seed throws. */
const TOPIC = 7;
/** Years of fire weather before this one, and of food insecurity. */
const FIRE_YEARS = 9;
const HUNGRY_YEARS = 2;
const HUNGRY_GNI = 2_600;
/** Months that a projection reaches beyond what is known, twice. */
const PROJECTED_MONTHS = 3;
const SOUTH_ASIA = { south: 4, north: 28, west: 62, east: 100 };
const TYPE_IDS: Partial<Record<Hazard, number>> = { EQ: 2, TC: 4, TS: 11, FL: 12, DR: 20 };

/** Whether a hazard happens in a country, by the types of disasters that emergencies are made of. */
export function threatens(hazard: Hazard, { country }: Place): boolean {
  const type = DISASTER_TYPES.find(({ id }) => id === TYPE_IDS[hazard]);
  return type !== undefined && (type.only?.includes(country.iso3) ?? true);
}

/** Seasons, fire weather, hunger and return periods of each country; displaced people are among the exposed, months add up to years. */
export function generateSeasons(now: Date, places: readonly Place[]): Seasons {
  const out: Seasons = {
    countries: [],
    seasons: [],
    foodInsecurity: [],
    fireWeather: [],
    returnPeriods: [],
  };
  for (const place of places) {
    const facts = figuresOf(place.country.iso3);
    if (!facts) continue;
    const random = place.dice(TOPIC);
    const gni = facts.gni ?? MIDDLE_GNI;
    // 0 for the richest, 1 for the poorest.
    const need = 1 - Math.min(1, Math.max(0, Math.log(gni / 300) / Math.log(90_000 / 300)));
    const lcc = points(1.6 + 6.6 * need + 0.6 * random.next());
    const vulnerability = points(1.2 + 5.8 * need + random.next() + (place.isRich ? 0.6 : 0));
    const people = facts.people * 1_000;
    const country_id = place.country.id;
    out.countries.push({ country_id, lcc, vulnerability, population_in_thousands: facts.people });
    const scale = (lcc * vulnerability) ** (1 / 3);
    for (const hazard of ['FL', 'TC', 'DR'] as const) {
      if (threatens(hazard, place)) addSeason(out, place, { hazard, random, people, need, scale });
    }
    if (gni < HUNGRY_GNI || place.isRich) addHunger(out, now, place, random, people * need);
    addFires(out, now, place, random);
    addReturnPeriods(out, place, random, { people, gni });
  }
  return out;
}

interface Told {
  hazard: 'FL' | 'TC' | 'DR';
  random: Random;
  people: number;
  need: number;
  scale: number;
}

function addSeason(out: Seasons, { country, isRich }: Place, { hazard, random, people, need, scale }: Told) {
  const { id: country_id, centre } = country;
  const shape = shapeOf(hazard, centre, random);
  const level = Math.min(10, (isRich ? 7.2 : 3.4) + 2.6 * random.next());
  const inform = shape.map((share) => points(level ** (1 / 3) * scale * (0.45 + 0.55 * share)));
  out.seasons.push({
    country_id,
    measure: 'inform',
    hazard_type: hazard,
    months: inform,
    annual_average: points(mean(inform)),
    confidence_type: null,
  });
  // Nobody counts the people whom a drought reaches month by month.
  if (hazard === 'DR') return;
  const rate = (hazard === 'TC' ? 0.05 : 0.04) * random.around(1, 0.6) * (isRich ? 2 : 1);
  const exposed = inMonths(Math.min(people * 0.4, people * rate), shape);
  out.seasons.push(peopleOf('exposed', hazard, country_id, exposed, null));
  const moved = (0.03 + 0.12 * need) * (0.7 + 0.6 * random.next());
  const displaced = exposed.map((month) => Math.round(month * moved));
  const confidence = random.pick(['high', 'medium', 'low']);
  out.seasons.push(peopleOf('displaced', hazard, country_id, displaced, confidence));
  if (hazard !== 'TC') return;
  const surge = displaced.map((month) => Math.round(month * 0.22));
  out.seasons.push(peopleOf('displaced', 'SS', country_id, surge, 'low'));
}

function peopleOf(
  measure: 'exposed' | 'displaced',
  hazard_type: Hazard,
  country_id: number,
  months: number[],
  confidence_type: string | null,
): Seasons['seasons'][number] {
  return { country_id, measure, hazard_type, months, annual_average: sum(months), confidence_type };
}

/** How much of its worst month a hazard has in each, 0 to 1, January first. */
function shapeOf(hazard: Told['hazard'], [east, north]: readonly [number, number], random: Random): number[] {
  const isSouthern = north < -3;
  const { south, north: top, west, east: end } = SOUTH_ASIA;
  const isBetweenMonsoons = hazard === 'TC' && north > south && north < top && east > west && east < end;
  // Months from 0; where it rains twice a year, the second rains are half a year later.
  const wettest = isSouthern ? 0.5 : 7;
  const peak = { FL: wettest, TC: isSouthern ? 1 : 8, DR: wettest + 6 }[hazard] + random.next() * 1.4 - 0.7;
  const peaks = isBetweenMonsoons ? [4, 10] : Math.abs(north) < 9 && hazard === 'FL' ? [3.2, 10] : [peak];
  const width = hazard === 'DR' ? 3.4 : isBetweenMonsoons ? 1.1 : 2;
  const raw = Array.from({ length: MONTHS }, (_, month) =>
    Math.max(...peaks.map((top) => Math.exp(-((distance(month, top) / width) ** 2)))),
  );
  const most = Math.max(...raw);
  return raw.map((share) => share / most);
}

const distance = (month: number, peak: number) => {
  const apart = Math.abs(month - (((peak % MONTHS) + MONTHS) % MONTHS));
  return Math.min(apart, MONTHS - apart);
};

/** About so many people, in whole people a month. */
function inMonths(people: number, shape: readonly number[]) {
  const weights = shape.map((share) => share + 0.02);
  return weights.map((weight) => Math.round((people * weight) / sum(weights)));
}

/** Until this month it is known, then foreseen twice; what an earlier analysis foresaw of this month stays beside it. */
function addHunger(out: Seasons, now: Date, { country }: Place, random: Random, people: number) {
  const usual = people * (0.06 + 0.2 * random.next());
  const leanest = country.centre[1] < 0 ? 1 : 6;
  const start = (now.getUTCFullYear() - HUNGRY_YEARS) * MONTHS;
  const current = now.getUTCFullYear() * MONTHS + now.getUTCMonth();
  const yearly = Array.from({ length: HUNGRY_YEARS + 2 }, () => 0.85 + 0.3 * random.next());
  for (let month = start; month <= current + 2 * PROJECTED_MONTHS; month += 1) {
    const year = Math.floor(month / MONTHS);
    const lean = Math.max(0, Math.cos((distance(month % MONTHS, leanest) / 6) * Math.PI));
    const total =
      Math.round((usual * (yearly[year - start / MONTHS] ?? 1) * (0.75 + 0.5 * lean)) / 100) * 100;
    const ahead = month - current;
    const estimation_type =
      ahead <= 0 ? 'current' : ahead <= PROJECTED_MONTHS ? 'first_projection' : 'second_projection';
    const known = Math.min(month, current);
    const told = new Date(Date.UTC(Math.floor(known / MONTHS), known % MONTHS, 10));
    const row = { country_id: country.id, year, month: (month % MONTHS) + 1 };
    const day = dayOf(told > now ? before(now, 1) : told);
    out.foodInsecurity.push({ ...row, total_displacement: total, analysis_date: day, estimation_type });
    if (ahead === 0) {
      out.foodInsecurity.push({
        ...row,
        total_displacement: Math.round((total * 1.12) / 100) * 100,
        analysis_date: dayOf(after(told, -90)),
        estimation_type: 'first_projection',
      });
    }
  }
}

function addFires(out: Seasons, now: Date, { country, isRich }: Place, random: Random) {
  const north = country.centre[1];
  const peak = north < -3 ? 0 : Math.abs(north) < 18 ? 1 : 7;
  // Driest round the tropics' edges, wettest at the equator and towards the poles.
  const dry = Math.exp(-(((Math.abs(north) - 26) / 15) ** 2));
  const most = (0.6 + 9 * dry) * (0.6 + 0.7 * random.next()) * (isRich ? 1.1 : 1);
  for (let back = FIRE_YEARS; back >= 0; back -= 1) {
    const ofYear = 0.8 + 0.4 * random.next();
    const months = Array.from({ length: back === 0 ? now.getUTCMonth() : MONTHS }, (_, month) => {
      const avg = most * ofYear * (0.08 + 0.92 * Math.exp(-((distance(month, peak) / 2.4) ** 2)));
      return [avg * (0.3 + 0.2 * random.next()), avg, avg * (1.7 + 0.6 * random.next())].map((value) =>
        Number(value.toFixed(3)),
      ) as [number, number, number];
    });
    if (months.length > 0)
      out.fireWeather.push({ country_id: country.id, year: now.getUTCFullYear() - back, months });
  }
}

/** The API's names of years, and whether losses and displaced people are worked out for them. */
const PERIODS = [
  ['twenty_years', 20],
  ['fifty_years', 50],
  ['hundred_years', 100],
  ['two_hundred_fifty_years', 250],
  ['five_hundred_years', 500],
] as const;
const RETURNING = ['EQ', 'TS', 'FL', 'CD', 'SS'] as const;

function addReturnPeriods(
  out: Seasons,
  place: Place,
  random: Random,
  { people, gni }: { people: number; gni: number },
) {
  for (const hazard of RETURNING) {
    const isThere = hazard === 'CD' || hazard === 'SS' ? threatens('TC', place) : threatens(hazard, place);
    if (!isThere) continue;
    const moved = people * 0.002 * random.around(1, 0.5) * (place.isRich ? 2 : 1);
    const lost = people * gni * 0.0012 * random.around(1, 0.5);
    const grown = (years: number) => (years / 20) ** 0.42;
    out.returnPeriods.push({
      country_id: place.country.id,
      hazard_type: hazard,
      periods: Object.fromEntries(
        PERIODS.map(([name, years]) => [
          name,
          {
            population_displacement: Math.round(Math.min(people * 0.5, moved * grown(years))),
            // Of earthquakes and tsunamis no losses are published.
            ...(hazard !== 'EQ' && hazard !== 'TS' && { economic_loss: money(lost * grown(years)) }),
          },
        ]),
      ),
    });
  }
}

/** In whole hundreds of thousands, and within what the document calls an integer. */
const money = (value: number) => Math.min(Math.round(value / 100_000) * 100_000, 90_000_000_000);
const points = (value: number) => Number(Math.min(10, Math.max(0, value)).toFixed(1));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
