import type { eru, personnel, surge_alert } from '#provider/database/schema.ts';
import { COUNTRIES, ENUMS } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { DAY_MS, daysAfter } from './dates.ts';
import { fullName } from './people.ts';
import type { Emergencies } from './tables.ts';

/** Who and what was sent to emergencies, table by table. */
export interface Response {
  alerts: (typeof surge_alert)['$inferInsert'][];
  erus: (typeof eru)['$inferInsert'][];
  personnel: (typeof personnel)['$inferInsert'][];
}

const ALERTS = 320;
const ERUS = 70;
const PEOPLE = 280;
/** People whose mission is still to begin, within a month. */
const UPCOMING = 24;
/** Every so many units one has been out for longer than the newest emergencies are old. */
const LONG_OUT_EVERY = 6;
const LONG_OUT_EMERGENCIES = 90;
/** People and units are sent to emergencies that began lately: a year or two back. */
const RECENT_EMERGENCIES = 150;
/** Every so many alerts one is still open, for one of the newest emergencies. */
const OPEN_EVERY = 8;
const NEWEST_EMERGENCIES = 20;

const POSITIONS = [
  'Operations Manager',
  'Logistics Coordinator',
  'Information Management Coordinator',
  'Health Coordinator',
  'WASH Coordinator',
  'Community Engagement Officer',
  'Finance and Administration Coordinator',
  'Shelter Coordinator',
  'Communications Coordinator',
  'PMER Officer',
];
const TAGS = ['ENGLISH', 'FRENCH', 'SPANISH', 'ARABIC', 'TIER-1', 'TIER-2', 'OP-1'].map((name, index) => ({
  id: index + 1,
  name,
}));

interface Target {
  id: number;
  country_id: number;
  name: string;
  started: Date;
}

/** Surge alerts, response units and people for the emergencies there are; nothing begins before its emergency. */
export function generateResponse(seed: number, now: Date, scale: number, emergencies: Emergencies): Response {
  const targets = targetsOf(emergencies, RECENT_EMERGENCIES * scale);
  const newest = targets.slice(-NEWEST_EMERGENCIES * scale);
  const senders = COUNTRIES.filter(({ society_name }) => society_name !== null);
  const types = (ENUMS.deployments_eru_type ?? []).map(({ key }) => Number(key));
  const each = <Row>(count: number, topic: number, make: (random: Random, index: number) => Row) =>
    Array.from({ length: count * scale }, (_, index) => make(createRandom(seed + index * 8 + topic), index));
  return {
    alerts: each(ALERTS, 1, (random, index) => {
      const isOpen = index % OPEN_EVERY === 0;
      return alertOf(random, index + 1, random.pick(isOpen ? newest : targets), { isOpen, now });
    }),
    erus: each(ERUS, 2, (random, index) => {
      const isDeployed = random.chance(0.6);
      const isLongOut = index % LONG_OUT_EVERY === 0;
      const target = random.pick(isLongOut ? targets.slice(-LONG_OUT_EMERGENCIES * scale) : newest);
      const start = daysAfter(target.started, random.int(2, 20), now);
      return {
        id: index + 1,
        type: random.pick(types),
        owner_id: random.pick(senders).id,
        deployed_to_id: isDeployed ? target.country_id : null,
        event_id: isDeployed ? target.id : null,
        units: random.int(1, 12),
        equipment_units: random.int(0, 6),
        available: !isDeployed,
        start_date: isDeployed ? start.toISOString() : null,
        end_date: isDeployed ? after(isLongOut ? now : start, random.int(45, 120)) : null,
        updated_at: after(now, -random.int(1, 200)),
      };
    }),
    personnel: [
      ...each(PEOPLE, 3, (random, index) => {
        const target = random.pick(targets);
        const start = dayOf(daysAfter(target.started, random.int(1, 90), now));
        return personOf(random, index + 1, target, start, senders);
      }),
      ...each(UPCOMING, 4, (random, index) => {
        const start = new Date(now.getTime() + random.int(1, 30) * DAY_MS);
        return personOf(random, PEOPLE * scale + index + 1, random.pick(newest), start, senders);
      }),
    ],
  };
}

/** Missions are counted in days: the first whole one from a moment on. */
const dayOf = (moment: Date) => new Date(Math.ceil(moment.getTime() / DAY_MS) * DAY_MS);

function personOf(
  random: Random,
  id: number,
  target: Target,
  start: Date,
  senders: readonly { id: number }[],
): Response['personnel'][number] {
  return {
    id,
    name: fullName(random),
    role: random.pick(POSITIONS),
    type: 'rr',
    event_id: target.id,
    country_from_id: random.pick(senders).id,
    country_to_id: target.country_id,
    start_date: start.toISOString(),
    end_date: after(start, random.int(30, 180)),
  };
}

function alertOf(
  random: Random,
  id: number,
  target: Target,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Response['alerts'][number] {
  const opened = daysAfter(target.started, random.int(1, isOpen ? 10 : 60), now);
  const isStoodDown = random.chance(0.15);
  return {
    id,
    message: `${random.pick(POSITIONS)}, ${target.name}`.slice(0, 500),
    operation: target.name.slice(0, 100),
    atype: 6,
    category: 2,
    molnix_id: 5_000 + id,
    molnix_status: isOpen ? 0 : isStoodDown ? 1 : 2,
    molnix_tags: random.some(TAGS, random.int(1, 3)),
    event_id: target.id,
    country_id: target.country_id,
    is_private: random.chance(0.05),
    opens: opened.toISOString(),
    closes: after(isOpen ? now : opened, random.int(3, 12)),
    start: after(isOpen ? now : opened, random.int(2, 9)),
    end: after(isOpen ? now : opened, random.int(30, 120)),
    created_at: opened.toISOString(),
  };
}

/** The newest emergencies, oldest of them first, each with the country where it began. */
function targetsOf({ events, eventCountries }: Emergencies, count: number): Target[] {
  const countryOf = new Map<number, number>();
  for (const { event_id, country_id } of eventCountries) {
    if (!countryOf.has(event_id)) countryOf.set(event_id, country_id);
  }
  return events
    .filter(({ parent_event_id }) => parent_event_id === null)
    .slice(-count)
    .flatMap(({ id, name, disaster_start_date }) => {
      const country_id = countryOf.get(id);
      return country_id === undefined
        ? []
        : [{ id, country_id, name: name.en, started: new Date(disaster_start_date) }];
    });
}

function after(moment: Date, days: number) {
  return new Date(moment.getTime() + days * DAY_MS).toISOString();
}
