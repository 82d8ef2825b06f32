import type {
  emergency_activity,
  emergency_activity_point,
  emergency_project,
  emergency_project_district,
} from '#provider/database/schema.ts';
import { PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { ACTIVITY_DETAILS, ACTIVITY_SECTORS, COUNTRIES } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { admin2ByDistrict, districtsByCountry } from '../reference.ts';
import { after, dayOf, daysBetween, within } from './dates.ts';
import { reporterOf } from './people.ts';
import type { Response } from './response.ts';
import { partnerOf } from './societies.ts';
import type { Emergencies } from './tables.ts';

/** What is done in emergencies (3W activities), table by table. */
interface Activities {
  projects: (typeof emergency_project)['$inferInsert'][];
  districts: (typeof emergency_project_district)['$inferInsert'][];
  activities: (typeof emergency_activity)['$inferInsert'][];
  points: (typeof emergency_activity_point)['$inferInsert'][];
}

/** The newest emergencies, of which most have activities. */
const EMERGENCIES = 140;
const MOST = 9;
const MOST_PARTS = 2;
const PUBLIC = 3;
const VISIBILITIES = [
  { visibility: PUBLIC, weight: 92 },
  { visibility: 1, weight: 6 },
  { visibility: 4, weight: 2 },
] as const;
/** How far a response is by its age in days: at first nothing is complete, after a year nearly all is. */
const STATUSES = [
  { until: 10, on_going: 6, complete: 0, planned: 4 },
  { until: 90, on_going: 6, complete: 2, planned: 2 },
  { until: 300, on_going: 4, complete: 5, planned: 1 },
  { until: Number.POSITIVE_INFINITY, on_going: 1, complete: 9, planned: 0 },
] as const;
type Status = 'on_going' | 'complete' | 'planned';
type Action = (typeof ACTIVITY_SECTORS)[number]['actions'][number];
const DISTRICT_BY_ID = new Map([...districtsByCountry().values()].flat().map((row) => [row.id, row]));
const COUNTRY_BY_ID = new Map(COUNTRIES.map((country) => [country.id, country]));
const CUSTOM_ACTIONS = ['Radio programmes with the community', 'Repair of school roofs', 'Cleaning of wells'];
/** Planned activities begin within these days. */
const SOON_DAYS = 21;

function statusOf(random: Random, started: Date, now: Date): Status {
  const age = daysBetween(started, now);
  const chances = STATUSES.find(({ until }) => age < until) ?? STATUSES[0];
  const choices = (['on_going', 'complete', 'planned'] as const).map((status) => ({
    status,
    weight: chances[status],
  }));
  return random.weighted<{ status: Status; weight: number }>(choices).status;
}

/** Dates that agree with the status: what is planned begins soon, what is complete is over, and what goes on ends later or nobody knows when. */
function datesOf(random: Random, status: Status, begun: Date, now: Date) {
  if (status === 'planned') {
    const start = after(now, random.int(2, SOON_DAYS));
    return { start_date: dayOf(start), end_date: dayOf(after(start, random.int(20, 120))) };
  }
  const end =
    status === 'complete'
      ? within(random, begun, random.int(20, 150), after(now, -1))
      : random.chance(0.8)
        ? after(now, random.int(10, 150))
        : undefined;
  const latest = end && (end < begun ? begun : end);
  return { start_date: dayOf(begun), end_date: latest ? dayOf(latest) : null };
}

/** Projects of the National Society, its partners and deployed units; what is planned has reached nobody. */
export function generateActivities(
  seed: number,
  now: Date,
  scale: number,
  emergencies: Emergencies,
  { erus }: Response,
): Activities {
  const out: Activities = { projects: [], districts: [], activities: [], points: [] };
  const countryOf = firstByEvent(emergencies.eventCountries, (row) => row.country_id);
  const partsOf = admin2ByDistrict();
  const districtsOf = allByEvent(emergencies.eventDistricts, (row) => row.district_id);
  const chosen = emergencies.events
    .filter(({ parent_event_id }) => !parent_event_id)
    .slice(-EMERGENCIES * scale);
  for (const event of chosen) {
    const random = createRandom(seed + event.id * 16 + 9);
    const country_id = countryOf.get(event.id);
    const isBusy = event.is_featured || random.chance(0.6);
    if (country_id === undefined || !isBusy) continue;
    const units = erus.filter((unit) => unit.event_id === event.id);
    const started = new Date(event.disaster_start_date);
    const count = event.is_featured ? MOST : random.int(1, MOST);
    const place = COUNTRY_BY_ID.get(country_id);
    if (!place) continue;
    for (let index = 0; index < count; index += 1) {
      const id = out.projects.length + 1;
      const sector = random.pick(ACTIVITY_SECTORS);
      const action = random.pick(sector.actions);
      const unit = index > 0 && random.chance(0.4) ? units[index % Math.max(1, units.length)] : undefined;
      // The National Society does most of it; partners come once it has begun.
      const society = index < 2 || random.chance(0.55) ? place : partnerOf(random, place);
      const begun = within(random, started, index < 2 ? 5 : 40, now);
      const status = statusOf(random, started, now);
      const districts = random.some(districtsOf.get(event.id) ?? [], random.int(1, 3));
      const where = DISTRICT_BY_ID.get(districts[0] ?? -1)?.name.en;
      out.projects.push({
        id,
        title: where ? `${action.title.en} – ${where}` : action.title.en,
        event_id: event.id,
        country_id,
        // What is done in one province says in which parts of it, where these are known.
        admin2: (districts.length === 1 ? (partsOf.get(districts[0] ?? -1) ?? []) : [])
          .slice(0, MOST_PARTS)
          .map((part) => part.id),
        activity_lead: unit ? 'deployed_eru' : 'national_society',
        reporting_ns_id: unit ? null : society.id,
        deployed_eru_id: unit?.id ?? null,
        ...reporterOf(random, society),
        status,
        visibility:
          event.visibility === PUBLIC
            ? random.weighted<{ visibility: number; weight: number }>(VISIBILITIES).visibility
            : (event.visibility ?? PUBLIC),
        ...datesOf(random, status, begun, now),
        created_at: begun.toISOString(),
        modified_at: within(random, begun, 30, now).toISOString(),
      });
      for (const district_id of districts) out.districts.push({ project_id: id, district_id });
      const people = status === 'planned' ? 0 : reachOf(random, event.num_affected);
      const figures = reached(random, people);
      // Their own numbers: each row draws as often as before, so that the rest of the world stays as it was.
      const goods = createRandom(seed + id * 16 + 10);
      out.activities.push({
        id: out.activities.length + 1,
        project_id: id,
        sector_id: sector.id,
        action_id: action.id,
        custom_action: null,
        details: ACTIVITY_DETAILS[action.id] ?? null,
        ...figures,
        ...given(goods, action, people),
      });
      if (!figures.is_simplified_report && action.has_location) {
        out.points.push(...placesOf(goods, out.activities.length, districts));
      }
      if (random.chance(0.3)) {
        out.activities.push({
          id: out.activities.length + 1,
          project_id: id,
          sector_id: random.pick(ACTIVITY_SECTORS).id,
          action_id: null,
          custom_action: random.pick(CUSTOM_ACTIONS),
          details: null,
          ...reached(random, Math.round(people / 3)),
        });
      }
    }
  }
  return out;
}

/** An activity reaches some thousands, of a small emergency no more than a part of those affected. */
function reachOf(random: Random, affected: number | null | undefined) {
  return Math.round(Math.min(random.around(1_800, 0.9), (affected ?? 4_000) * (0.05 + 0.3 * random.next())));
}

/** One activity in three tells gender and age. */
function reached(random: Random, people: number) {
  const isSimplified = random.chance(0.66);
  return {
    is_simplified_report: isSimplified,
    has_no_data_on_people_reached: people === 0,
    people_households: 'people' as const,
    people_count: isSimplified ? people : null,
    household_count: null,
    counts: isSimplified ? {} : split(random, people),
  };
}

/** Cash for one household in five, else of each supply of the action one for every five to nine people. */
function given(random: Random, { is_cash_type, supplies = [] }: Action, people: number) {
  if (is_cash_type) {
    const beneficiaries_count = Math.round(people / 5);
    return { beneficiaries_count, amount: beneficiaries_count * random.int(80, 240) };
  }
  return {
    supplies: Object.fromEntries(supplies.map(({ id }) => [id, Math.round(people / random.int(5, 9))])),
  };
}

/** A place in each district, near its centre. */
function placesOf(random: Random, activity_id: number, districts: readonly number[]) {
  return districts.flatMap((id) => {
    const { name, centroid } = DISTRICT_BY_ID.get(id) ?? {};
    if (!name || !centroid) return [];
    const [longitude, latitude] = centroid.coordinates;
    const near = (degrees: number) => Math.round((degrees + random.next() / 10) * 10_000) / 10_000;
    return [{ activity_id, description: name.en, latitude: near(latitude), longitude: near(longitude) }];
  });
}

/** Shares people among gender and age so that the parts add up to the whole. */
function split(random: Random, people: number): Record<string, number> {
  const weights = PEOPLE_COUNTS.map((name) => (name.startsWith('other') ? 0.1 : 1) * (0.4 + random.next()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((people * weight) / total));
  const rest = people - parts.reduce((sum, part) => sum + part, 0);
  parts[0] = (parts[0] ?? 0) + rest;
  return Object.fromEntries(PEOPLE_COUNTS.map((name, index) => [name, parts[index] ?? 0]));
}

function firstByEvent<Row extends { event_id: number }, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
) {
  const found = new Map<number, Value>();
  for (const row of rows) if (!found.has(row.event_id)) found.set(row.event_id, read(row));
  return found;
}

function allByEvent<Row extends { event_id: number }, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
) {
  const found = new Map<number, Value[]>();
  for (const row of rows) {
    const list = found.get(row.event_id);
    if (list) list.push(read(row));
    else found.set(row.event_id, [read(row)]);
  }
  return found;
}
