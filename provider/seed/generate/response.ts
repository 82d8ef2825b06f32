import type { eru, personnel, surge_alert } from '#provider/database/schema.ts';
import { createRandom, type Random } from '../random.ts';
import { after, DAY_MS, daysBetween, later, within } from './dates.ts';
import { FEATURED } from './hazards.ts';
import { nameOfSender } from './people.ts';
import { ERU_TYPES, ownerOf, partnerOf, SOCIETIES } from './societies.ts';
import type { Emergencies } from './tables.ts';

/** Who and what was sent to emergencies, table by table. */
export interface Response {
  alerts: (typeof surge_alert)['$inferInsert'][];
  erus: (typeof eru)['$inferInsert'][];
  personnel: (typeof personnel)['$inferInsert'][];
}

const ALERTS = 320;
const ERUS = 70;
const PEOPLE = 760;
/** Missions began over this time, evenly, so that a year of them has no slope. */
const PEOPLE_DAYS = 540;
/** People who went to each highlighted emergency soon after it began. */
const FIRST_WAVE = 5;
/** People whose mission is still to begin, within a month. */
const UPCOMING = 24;
/** Every so many units one has been out for longer than the newest emergencies are old. */
const LONG_OUT_EVERY = 6;
const LONG_OUT_EMERGENCIES = 90;
/** Alerts are of emergencies that began lately: a year or two back. */
const RECENT_EMERGENCIES = 150;
/** Every so many alerts one is still open, for one of the newest emergencies. */
const OPEN_EVERY = 8;
const NEWEST_EMERGENCIES = 14;
/** Missions begin within so many days after their emergency. */
const SENT_WITHIN_DAYS = 240;
/** How many are sent by the severity of an emergency: to the large ones most. */
const SENT = [1, 8, 30] as const;
/** People whom the societies of the same region send, and those of partners from far away. */
const FROM_REGION = 0.3;

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
  'Cash and Voucher Assistance Coordinator',
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
  weight: number;
}

/** Surge alerts, response units and people for the emergencies there are; nothing begins before its emergency. */
export function generateResponse(seed: number, now: Date, scale: number, emergencies: Emergencies): Response {
  const ongoing = targetsOf(emergencies);
  const targets = ongoing.slice(-RECENT_EMERGENCIES * scale);
  const newest = targets.slice(-NEWEST_EMERGENCIES * scale);
  const each = <Row>(count: number, topic: number, make: (random: Random, index: number) => Row) =>
    Array.from({ length: count * scale }, (_, index) => make(createRandom(seed + index * 8 + topic), index));
  return {
    alerts: each(ALERTS, 1, (random, index) => {
      const isOpen = index % OPEN_EVERY === 0;
      return alertOf(random, index + 1, random.weighted(isOpen ? newest : targets), { isOpen, now });
    }),
    erus: each(ERUS, 2, (random, index) => {
      const isDeployed = random.chance(0.6);
      const isLongOut = index % LONG_OUT_EVERY === 0;
      const target = random.weighted(isLongOut ? targets.slice(-LONG_OUT_EMERGENCIES * scale) : newest);
      const start = within(random, target.started, 20, now);
      const type = random.pick(ERU_TYPES);
      return {
        id: index + 1,
        type,
        owner_id: ownerOf(random, type).id,
        deployed_to_id: isDeployed ? target.country_id : null,
        event_id: isDeployed ? target.id : null,
        units: random.int(4, 18),
        equipment_units: random.int(1, 6),
        available: !isDeployed,
        start_date: isDeployed ? start.toISOString() : null,
        end_date: isDeployed ? after(isLongOut ? now : start, random.int(45, 120)).toISOString() : null,
        updated_at: after(now, -random.int(1, 200)).toISOString(),
      };
    }),
    personnel: [
      ...each(PEOPLE, 3, (random, index) => {
        const begun = after(now, -PEOPLE_DAYS * random.next());
        const target = random.weighted(openAt(ongoing, begun));
        return personOf(random, index + 1, target, dayFrom(later(begun, target.started)));
      }),
      ...each(UPCOMING, 4, (random, index) => {
        const start = after(now, random.int(1, 30));
        return personOf(random, PEOPLE * scale + index + 1, random.weighted(newest), start);
      }),
      ...firstWave(seed, now, Math.floor((PEOPLE + UPCOMING) * scale), ongoing.slice(-FEATURED)),
    ],
  };
}

/** The first people in each of some emergencies; `last`: the last number of the others. */
function firstWave(seed: number, now: Date, last: number, targets: readonly Target[]) {
  return targets.flatMap((target, place) =>
    Array.from({ length: FIRST_WAVE }, (_, index) => {
      const random = createRandom(seed + target.id * 64 + index);
      // A day's room: missions begin with the next whole day.
      const begun = within(random, target.started, 9, after(now, -1));
      return personOf(random, last + place * FIRST_WAVE + index + 1, target, dayFrom(begun));
    }),
  );
}

/** Emergencies that people were sent to at a moment; the oldest of all where there was none. */
function openAt(targets: readonly Target[], moment: Date): readonly Target[] {
  const open = targets.filter(({ started }) => {
    const age = daysBetween(started, moment);
    return age > 1 && age < SENT_WITHIN_DAYS;
  });
  return open.length > 0 ? open : targets.slice(0, 1);
}

/** Missions are counted in days: the first whole one from a moment on. */
const dayFrom = (moment: Date) => new Date(Math.ceil(moment.getTime() / DAY_MS) * DAY_MS);

function personOf(random: Random, id: number, target: Target, start: Date): Response['personnel'][number] {
  const sender = senderOf(random, target.country_id);
  return {
    id,
    name: nameOfSender(random, sender),
    role: random.pick(POSITIONS),
    type: 'rr',
    event_id: target.id,
    country_from_id: sender,
    country_to_id: target.country_id,
    start_date: start.toISOString(),
    end_date: after(start, random.int(28, 110)).toISOString(),
  };
}

/** The National Society that sends somebody: a neighbour in the region that knows such disasters, or a partner. */
function senderOf(random: Random, countryId: number): number {
  const place = SOCIETIES.find(({ id }) => id === countryId) ?? random.pick(SOCIETIES);
  if (!random.chance(FROM_REGION)) return partnerOf(random, place).id;
  const region = SOCIETIES.filter(({ region_id, id }) => region_id === place.region_id && id !== place.id);
  const experienced = region.filter(({ iso3 }) => EXPERIENCED.has(iso3 ?? ''));
  return random.pick(experienced.length > 0 ? experienced : region).id;
}

/** Societies that send people to others of their region. */
const EXPERIENCED = new Set(
  'KEN UGA RWA SEN CIV CMR ZAF MWI MEX COL ARG ECU HND CRI PHL IDN IND NPL FJI PAK MYS TUR SRB HRV GEO POL LBN JOR EGY MAR IRQ TUN'.split(
    ' ',
  ),
);

function alertOf(
  random: Random,
  id: number,
  target: Target,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Response['alerts'][number] {
  const opened = within(random, target.started, isOpen ? 10 : 60, now);
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
    closes: after(isOpen ? now : opened, random.int(3, 12)).toISOString(),
    start: after(isOpen ? now : opened, random.int(2, 9)).toISOString(),
    end: after(isOpen ? now : opened, random.int(30, 120)).toISOString(),
    created_at: opened.toISOString(),
  };
}

/** Emergencies that stand for themselves, oldest first, each with the country where it began and how many it draws. */
function targetsOf({ events, eventCountries }: Emergencies): Target[] {
  const countryOf = new Map<number, number>();
  for (const { event_id, country_id } of eventCountries) {
    if (!countryOf.has(event_id)) countryOf.set(event_id, country_id);
  }
  return events
    .filter(({ parent_event_id }) => parent_event_id === null)
    .flatMap(({ id, name, disaster_start_date, ifrc_severity_level }) => {
      const country_id = countryOf.get(id);
      if (country_id === undefined) return [];
      const weight = SENT[ifrc_severity_level ?? 0] ?? SENT[0];
      return [{ id, country_id, name: name.en, started: new Date(disaster_start_date), weight }];
    });
}
