import type {
  emergency_activity,
  emergency_activity_point,
  emergency_project,
  emergency_project_district,
} from '#provider/database/schema.ts';
import { PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { ACTIVITY_SECTORS, COUNTRIES } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { DAY_MS, daysAfter } from './dates.ts';
import { contactOf } from './people.ts';
import type { Response } from './response.ts';
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
const PUBLIC = 3;
const VISIBILITIES = [
  { visibility: PUBLIC, weight: 92 },
  { visibility: 1, weight: 6 },
  { visibility: 4, weight: 2 },
] as const;
const STATUSES = [
  { status: 'on_going', weight: 5 },
  { status: 'complete', weight: 3 },
  { status: 'planned', weight: 2 },
] as const;
type Action = (typeof ACTIVITY_SECTORS)[number]['actions'][number];
const DISTRICT_BY_ID = new Map([...districtsByCountry().values()].flat().map((row) => [row.id, row]));
const CUSTOM_ACTION = 'Radio programmes with the community';

/** Dates that agree with the status: what is planned lies ahead, what is complete is over, and what goes on ends later or nobody knows when. */
function datesOf(status: string, begun: Date, days: number | undefined, now: Date) {
  const start = status === 'planned' ? after(now, (days ?? 30) / 4) : begun;
  if (status === 'complete') {
    const end = Math.min(after(start, days ?? 60).getTime(), after(now, -1).getTime());
    return { start_date: dayOf(start), end_date: dayOf(new Date(Math.max(end, start.getTime()))) };
  }
  return { start_date: dayOf(start), end_date: days === undefined ? null : dayOf(after(now, days)) };
}

const after = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

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
  const districtsOf = allByEvent(emergencies.eventDistricts, (row) => row.district_id);
  const societies = COUNTRIES.filter(({ society_name }) => society_name !== null);
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
    for (let index = 0; index < count; index += 1) {
      const id = out.projects.length + 1;
      const sector = random.pick(ACTIVITY_SECTORS);
      const action = random.pick(sector.actions);
      const unit = index > 0 && random.chance(0.4) ? units[index % Math.max(1, units.length)] : undefined;
      const society = index % 2 === 0 ? country_id : random.pick(societies).id;
      const begun = daysAfter(started, random.int(0, 25), now);
      const { status } = random.weighted<(typeof STATUSES)[number]>(STATUSES);
      const { name, title, email } = contactOf(random, random.pick(societies));
      out.projects.push({
        id,
        title: `${action.title.en} ${index + 1}`,
        event_id: event.id,
        country_id,
        activity_lead: unit ? 'deployed_eru' : 'national_society',
        reporting_ns_id: unit ? null : society,
        deployed_eru_id: unit?.id ?? null,
        reporting_ns_contact_name: name,
        reporting_ns_contact_role: title,
        reporting_ns_contact_email: email,
        status,
        visibility:
          event.visibility === PUBLIC
            ? random.weighted<{ visibility: number; weight: number }>(VISIBILITIES).visibility
            : (event.visibility ?? PUBLIC),
        ...datesOf(status, begun, random.chance(0.8) ? random.int(20, 200) : undefined, now),
        created_at: begun.toISOString(),
        modified_at: daysAfter(begun, random.int(0, 10), now).toISOString(),
      });
      const districts = random.some(districtsOf.get(event.id) ?? [], random.int(1, 3));
      for (const district_id of districts) out.districts.push({ project_id: id, district_id });
      const people = status === 'planned' ? 0 : Math.round(random.around(1_800, 0.9));
      const figures = reached(random, people);
      // Their own numbers: each row draws as often as before, so that the rest of the world stays as it was.
      const goods = createRandom(seed + id * 16 + 10);
      out.activities.push({
        id: out.activities.length + 1,
        project_id: id,
        sector_id: sector.id,
        action_id: action.id,
        custom_action: null,
        details: 'Demonstration activity',
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
          custom_action: CUSTOM_ACTION,
          details: null,
          ...reached(random, Math.round(people / 3)),
        });
      }
    }
  }
  return out;
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
    return [{ activity_id, description: name, latitude: near(latitude), longitude: near(longitude) }];
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

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

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
