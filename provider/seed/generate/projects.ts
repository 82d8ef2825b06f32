import type { project, project_district } from '#provider/database/schema.ts';
import { COUNTRIES, type CountryFacts, SECTORS } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { DAY_MS } from './dates.ts';
import type { Emergencies } from './tables.ts';
import { inEachLanguage, say } from './wording.ts';

/** Who does what where (3W), table by table. */
export interface Projects {
  projects: (typeof project)['$inferInsert'][];
  projectDistricts: (typeof project_district)['$inferInsert'][];
}

const PROJECTS = 620;
const PUBLIC = 3;
const PROGRAMME = 0;
const EMERGENCY_OPERATION = 1;
const BILATERAL = 0;
const MULTILATERAL = 1;
const DOMESTIC = 2;
const [PLANNED, ONGOING, COMPLETED] = [0, 1, 2];
const VISIBILITIES = [
  { visibility: 3, weight: 88 },
  { visibility: 1, weight: 8 },
  { visibility: 4, weight: 3 },
  { visibility: 2, weight: 1 },
] as const;

/** Projects of National Societies at home and abroad; some answer one of the emergencies. */
export function generateProjects(seed: number, now: Date, scale: number, emergencies: Emergencies): Projects {
  const out: Projects = { projects: [], projectDistricts: [] };
  const societies = COUNTRIES.filter(({ society_name }) => society_name !== null);
  const districts = districtsByCountry();
  const events = eventsByCountry(emergencies);
  for (let index = 0; index < PROJECTS * scale; index += 1) {
    const id = index + 1;
    const random = createRandom(seed + index * 8 + 4);
    const place = random.pick(societies);
    const own = random.some(districts.get(place.id) ?? [], random.int(0, 3));
    const answered = events.get(place.id)?.at(-1);
    const isResponse = random.chance(0.3) && answered !== undefined;
    const isDomestic = random.chance(0.5);
    out.projects.push({
      id,
      project_country_id: place.id,
      reporting_ns_id: isDomestic ? place.id : otherThan(random, societies, place).id,
      programme_type: isDomestic ? DOMESTIC : random.chance(0.7) ? BILATERAL : MULTILATERAL,
      operation_type: isResponse ? EMERGENCY_OPERATION : PROGRAMME,
      event_id: isResponse ? answered.id : null,
      dtype_id: isResponse ? (answered.dtype_id ?? null) : null,
      visibility: random.weighted<{ visibility: number; weight: number }>(VISIBILITIES).visibility,
      ...workOf(random, now, place, own[0]?.name),
    });
    for (const { id: district_id } of own) out.projectDistricts.push({ project_id: id, district_id });
  }
  return out;
}

/** Name, sector, dates and figures; what is planned has reached nobody, and nobody reaches more people than targeted. */
function workOf(random: Random, now: Date, place: CountryFacts, district: string | undefined) {
  const sector = random.pick(SECTORS.primary);
  const start = -random.int(-60, 1_400);
  const end = start + random.int(180, 1_100);
  const target = Math.round(random.around(9_000, 1));
  const status = start > 0 ? PLANNED : end < 0 ? COMPLETED : ONGOING;
  const progress = status === PLANNED ? 0 : status === COMPLETED ? 0.6 + 0.4 * random.next() : random.next();
  return {
    name: inEachLanguage((language) => {
      const where = say(place.name, language);
      return `${say(sector.label, language)} – ${district && district !== where ? `${district}, ` : ''}${where}`;
    }),
    primary_sector_key: sector.key,
    status,
    budget_amount: Math.round(random.around(400_000, 0.8)),
    target_total: target,
    reached_total: Math.round(target * progress),
    start_date: new Date(now.getTime() + start * DAY_MS).toISOString(),
    end_date: new Date(now.getTime() + end * DAY_MS).toISOString(),
  };
}

function otherThan(random: Random, societies: readonly CountryFacts[], place: CountryFacts) {
  return random.pick(societies.filter(({ id }) => id !== place.id));
}

/** Public emergencies that stand for themselves, oldest first. */
function eventsByCountry({ events, eventCountries }: Emergencies) {
  const byId = new Map(events.map((event) => [event.id, event]));
  const found = new Map<number, Emergencies['events']>();
  for (const { event_id, country_id } of eventCountries) {
    const event = byId.get(event_id);
    if (event?.visibility !== PUBLIC || event.parent_event_id) continue;
    found.set(country_id, [...(found.get(country_id) ?? []), event]);
  }
  return found;
}
