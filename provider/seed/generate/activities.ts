import { PEOPLE_COUNTS } from '#contracts/endpoints/emergencyActivity.ts';
import type {
  emergency_activity,
  emergency_project,
  emergency_project_district,
} from '#provider/database/schema.ts';
import { ACTIVITY_SECTORS, COUNTRIES } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { DAY_MS, daysAfter } from './dates.ts';
import { contactOf } from './people.ts';
import type { Response } from './response.ts';
import type { Emergencies } from './tables.ts';

/** What is done in emergencies (3W activities), table by table. */
interface Activities {
  projects: (typeof emergency_project)['$inferInsert'][];
  districts: (typeof emergency_project_district)['$inferInsert'][];
  activities: (typeof emergency_activity)['$inferInsert'][];
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
const CUSTOM_ACTION = 'Radio programmes with the community';

/** Projects of the National Society, its partners and deployed units; what is planned has reached nobody. */
export function generateActivities(
  seed: number,
  now: Date,
  scale: number,
  emergencies: Emergencies,
  { erus }: Response,
): Activities {
  const out: Activities = { projects: [], districts: [], activities: [] };
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
        start_date: dayOf(begun),
        end_date: random.chance(0.8) ? dayOf(new Date(begun.getTime() + random.int(20, 200) * DAY_MS)) : null,
        created_at: begun.toISOString(),
        modified_at: daysAfter(begun, random.int(0, 10), now).toISOString(),
      });
      for (const district_id of random.some(districtsOf.get(event.id) ?? [], random.int(1, 3))) {
        out.districts.push({ project_id: id, district_id });
      }
      const people = status === 'planned' ? 0 : Math.round(random.around(1_800, 0.9));
      out.activities.push({
        project_id: id,
        sector_id: sector.id,
        action_id: action.id,
        custom_action: null,
        details: 'Demonstration activity',
        ...reached(random, people),
      });
      if (random.chance(0.3)) {
        out.activities.push({
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
    has_no_data_on_people_reached: false,
    people_households: 'people' as const,
    people_count: isSimplified ? people : null,
    household_count: null,
    counts: isSimplified ? {} : split(random, people),
  };
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
