import type { Translated } from '#provider/database/schema/columns.ts';
import type { eru, personnel, project, project_district, surge_alert } from '#provider/database/schema.ts';
import { COUNTRIES, type CountryFacts, ENUMS, SECTORS } from '../data.ts';
import type { Random } from '../random.ts';
import { districtRows } from '../reference.ts';
import type { Emergencies } from './emergencies.ts';
import { fullName } from './people.ts';

/** Everything about the response to emergencies, table by table. */
export interface Response {
  alerts: (typeof surge_alert)['$inferInsert'][];
  projects: (typeof project)['$inferInsert'][];
  projectDistricts: (typeof project_district)['$inferInsert'][];
  erus: (typeof eru)['$inferInsert'][];
  personnel: (typeof personnel)['$inferInsert'][];
}

const DAY_MS = 86_400_000;
const ALERTS = 320;
const PROJECTS = 620;
const ERUS = 70;
const PEOPLE = 280;
/** People and units are sent to emergencies that began lately: a year or two back. */
const RECENT_EMERGENCIES = 150;

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
const TAGS = [
  { id: 1, name: 'ENGLISH' },
  { id: 2, name: 'FRENCH' },
  { id: 3, name: 'SPANISH' },
  { id: 4, name: 'ARABIC' },
  { id: 5, name: 'TIER-1' },
  { id: 6, name: 'TIER-2' },
  { id: 7, name: 'OP-1' },
];
const PROJECT_VISIBILITIES = [
  { visibility: 3, weight: 88 },
  { visibility: 1, weight: 8 },
  { visibility: 4, weight: 3 },
  { visibility: 2, weight: 1 },
];

/** Surge alerts, projects, response units and people for the emergencies there are. */
export function generateResponse(
  random: Random,
  now: Date,
  scale: number,
  emergencies: Emergencies,
): Response {
  // An emergency's first country is where it began.
  const countryOf = new Map(
    emergencies.eventCountries.toReversed().map(({ event_id, country_id }) => [event_id, country_id]),
  );
  const recent = emergencies.events
    .toSorted((one, other) => other.disaster_start_date.localeCompare(one.disaster_start_date))
    .slice(0, RECENT_EMERGENCIES * scale);
  const senders = COUNTRIES.filter(({ society_name }) => society_name !== null);
  const day = (offset: number) => new Date(now.getTime() + offset * DAY_MS).toISOString();
  const out: Response = { alerts: [], projects: [], projectDistricts: [], erus: [], personnel: [] };

  for (let index = 0; index < ALERTS * scale; index += 1) {
    const event = random.pick(recent);
    const isOpen = index % 8 === 0;
    const opened = isOpen ? -random.int(0, 14) : -random.int(15, 700);
    out.alerts.push({
      id: index + 1,
      message: `${random.pick(POSITIONS)}, ${event.name.en.split(':')[0]}`.slice(0, 500),
      operation: event.name.en.slice(0, 100),
      atype: 6,
      category: 2,
      molnix_id: 5_000 + index,
      molnix_status: isOpen ? 0 : random.chance(0.2) ? 1 : 2,
      molnix_tags: random.some(TAGS, random.int(1, 3)),
      event_id: event.id ?? null,
      country_id: countryOf.get(event.id ?? 0) ?? null,
      is_private: random.chance(0.05),
      opens: day(opened),
      closes: day(opened + 10),
      start: day(opened + random.int(2, 9)),
      end: day(opened + random.int(30, 120)),
      created_at: day(opened),
    });
  }
  addProjects(out, random, now, scale, senders);
  const types = (ENUMS.deployments_eru_type ?? []).map(({ key }) => Number(key));
  for (let index = 0; index < ERUS * scale; index += 1) {
    const event = random.pick(recent);
    const isDeployed = random.chance(0.6);
    out.erus.push({
      id: index + 1,
      type: random.pick(types),
      owner_id: random.pick(senders).id,
      deployed_to_id: isDeployed ? (countryOf.get(event.id ?? 0) ?? null) : null,
      event_id: isDeployed ? (event.id ?? null) : null,
      units: random.int(1, 12),
      equipment_units: random.int(0, 6),
      available: !isDeployed,
      start_date: isDeployed ? day(-random.int(1, 60)) : null,
      end_date: isDeployed ? day(random.int(10, 90)) : null,
    });
  }
  for (let index = 0; index < PEOPLE * scale; index += 1) {
    const event = random.pick(recent);
    const start = -random.int(0, 300);
    out.personnel.push({
      id: index + 1,
      name: fullName(random),
      role: random.pick(POSITIONS),
      type: 'rr',
      event_id: event.id ?? null,
      country_from_id: random.pick(senders).id,
      country_to_id: countryOf.get(event.id ?? 0) ?? null,
      start_date: day(start),
      end_date: day(start + random.int(30, 180)),
    });
  }
  return out;
}

function addProjects(
  out: Response,
  random: Random,
  now: Date,
  scale: number,
  senders: readonly CountryFacts[],
) {
  const districts = districtRows();
  for (let index = 0; index < PROJECTS * scale; index += 1) {
    const id = index + 1;
    const place = random.pick(senders);
    const sector = random.pick(SECTORS.primary);
    const start = -random.int(-60, 1_400);
    const end = start + random.int(180, 1_100);
    const target = Math.round(random.around(9_000, 1));
    const status = start > 0 ? 0 : end < 0 ? 2 : 1;
    out.projects.push({
      id,
      name: titleOf(sector.label, place.name),
      reporting_ns_id: random.chance(0.5) ? place.id : random.pick(senders).id,
      project_country_id: place.id,
      primary_sector_key: sector.key,
      programme_type: random.int(0, 2),
      operation_type: 0,
      status,
      visibility: random.weighted(PROJECT_VISIBILITIES).visibility,
      budget_amount: Math.round(random.around(400_000, 0.8)),
      target_total: target,
      reached_total: status === 0 ? 0 : Math.round(target * random.next()),
      start_date: new Date(now.getTime() + start * DAY_MS).toISOString(),
      end_date: new Date(now.getTime() + end * DAY_MS).toISOString(),
    });
    const own = districts.filter(({ country_id }) => country_id === place.id);
    for (const { id: district_id } of random.some(own, random.int(0, 3))) {
      out.projectDistricts.push({ project_id: id, district_id });
    }
  }
}

function titleOf(sector: Translated, place: Translated): Translated {
  const title = (language: 'en' | 'fr' | 'es' | 'ar') =>
    `${sector[language] ?? sector.en} – ${place[language] ?? place.en}`;
  return { en: title('en'), fr: title('fr'), es: title('es'), ar: title('ar') };
}
