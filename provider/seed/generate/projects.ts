import type { Language } from '#contracts/languages.ts';
import type { Translated } from '#provider/database/schema/columns.ts';
import type {
  project,
  project_admin2,
  project_annual_split,
  project_district,
  project_secondary_sector,
} from '#provider/database/schema.ts';
import { type CountryFacts, PARTNERS, PROJECT_TEXTS, SECTORS } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { admin2ByDistrict, districtsByCountry } from '../reference.ts';
import { after, DAY_MS, dayOf } from './dates.ts';
import { reporterOf } from './people.ts';
import { partnerOf, SOCIETIES } from './societies.ts';
import type { Emergencies } from './tables.ts';
import { count, inEachLanguage, say } from './wording.ts';

/** Who does what where (3W), table by table. */
export interface Projects {
  projects: (typeof project)['$inferInsert'][];
  districts: (typeof project_district)['$inferInsert'][];
  admin2: (typeof project_admin2)['$inferInsert'][];
  sectors: (typeof project_secondary_sector)['$inferInsert'][];
  splits: (typeof project_annual_split)['$inferInsert'][];
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

/** Help begins soon, rebuilding within two years. */
const MOST_DAYS_AFTER = 730;

/** Where most of the work is: a few countries have many projects, most have some. */
const MANY = new Set(
  'NPL BGD ETH SSD SOM SYR LBN UKR HND GTM COL HTI PHL MOZ MWI NER MLI BFA SDN AFG YEM MMR UGA KEN COD PSE IDN VUT'.split(
    ' ',
  ),
);
const FEW = 0.25;
/** Those that work abroad need no help: what they do at home is theirs. */
const isPartner = ({ iso3 }: CountryFacts) => PARTNERS.some((row) => row.iso3 === iso3);
const RECEIVERS = SOCIETIES.map((place, index) => ({
  place,
  // The first of the list is no better than the last; some of the many are larger than others.
  weight: MANY.has(place.iso3 ?? '') ? 6 + ((index * 7) % 11) : isPartner(place) ? FEW : 1,
}));

/** Projects of National Societies at home and abroad; some answer one of the emergencies. */
export function generateProjects(seed: number, now: Date, scale: number, emergencies: Emergencies): Projects {
  const out: Projects = { projects: [], districts: [], admin2: [], sectors: [], splits: [] };
  const districts = districtsByCountry();
  const parts = admin2ByDistrict();
  const events = eventsByCountry(emergencies);
  for (let index = 0; index < PROJECTS * scale; index += 1) {
    const id = index + 1;
    const random = createRandom(seed + index * 8 + 4);
    const { place } = random.weighted(RECEIVERS);
    const own = random.some(districts.get(place.id) ?? [], random.int(0, 3));
    const mayRespond = random.chance(0.3);
    const isDomestic = random.chance(isPartner(place) ? 1 : 0.3);
    const society = isDomestic ? place : partnerOf(random, place);
    const work = workOf(random, now, place, own[0]?.name);
    const answered = mayRespond ? answeredBy(work.start_date, events.get(place.id)) : undefined;
    // What it is beside its sector is drawn from another stream, so that the first stays as it was.
    const more = createRandom(seed + index * 8 + 5);
    const { figures, splits } = figuresOf(more, work);
    out.projects.push({
      id,
      project_country_id: place.id,
      reporting_ns_id: society.id,
      programme_type: isDomestic ? DOMESTIC : random.chance(0.7) ? BILATERAL : MULTILATERAL,
      operation_type: answered ? EMERGENCY_OPERATION : PROGRAMME,
      event_id: answered?.id ?? null,
      dtype_id: answered?.dtype_id ?? null,
      visibility: random.weighted<{ visibility: number; weight: number }>(VISIBILITIES).visibility,
      name: work.name,
      description: descriptionOf(work),
      primary_sector_key: work.sector.key,
      status: work.status,
      start_date: work.start_date,
      end_date: work.end_date,
      ...figures,
      ...(more.chance(0.7) && reporterOf(more, society)),
      ...momentsOf(more, now, work.start_date),
    });
    for (const { id: district_id } of own) out.districts.push({ project_id: id, district_id });
    // From a stream of their own too.
    const ofParts = createRandom(seed + index * 8 + 6);
    const offered = own.flatMap((province) => parts.get(province.id) ?? []);
    for (const part of ofParts.some(offered, ofParts.int(0, 3)))
      out.admin2.push({ project_id: id, admin2_id: part.id });
    for (const { key } of tagsOf(more, work.sector.key))
      out.sectors.push({ project_id: id, sector_key: key });
    for (const split of splits) out.splits.push({ project_id: id, ...split });
  }
  return out;
}

/** The newest emergency that a project which begins on a day can be an answer to; undefined where there was none for long. */
function answeredBy(start: string, events: Emergencies['events'] = []) {
  const began = Date.parse(start);
  return events.findLast(({ disaster_start_date }) => {
    const days = (began - Date.parse(disaster_start_date ?? '')) / DAY_MS;
    return days >= 0 && days <= MOST_DAYS_AFTER;
  });
}

/** Name, sector, dates and the size of it; what is planned has reached nobody, and nobody reaches more people than targeted. */
function workOf(random: Random, now: Date, place: CountryFacts, district: Translated | undefined) {
  const { sector: key, titles, goal } = random.pick(PROJECT_TEXTS);
  const title = random.pick(titles);
  const sector = SECTORS.primary.find((row) => row.key === key);
  if (!sector) throw new Error(`There is no sector ${key}.`);
  const start = -random.int(-60, 1_400);
  const end = start + random.int(180, 1_100);
  const target = Math.round(random.around(9_000, 1));
  const status = start > 0 ? PLANNED : end < 0 ? COMPLETED : ONGOING;
  const progress = status === PLANNED ? 0 : status === COMPLETED ? 0.6 + 0.4 * random.next() : random.next();
  const where = (language: Language) => {
    const country = say(place.name, language);
    const province = district && say(district, language);
    return `${province && province !== country ? `${province}, ` : ''}${country}`;
  };
  return {
    name: inEachLanguage((language) => `${say(title, language)} – ${where(language)}`),
    goal,
    where,
    sector,
    status,
    budget: Math.round(random.around(400_000, 0.8)),
    target,
    reached: Math.round(target * progress),
    start_date: dayOf(after(now, start)),
    end_date: dayOf(after(now, end)),
  };
}
type Work = ReturnType<typeof workOf>;

/** Money and people, once or year by year; parts add up to their total. */
function figuresOf(random: Random, work: Work) {
  const { status, budget, target, reached, start_date, end_date } = work;
  const actual_expenditure = status === COMPLETED ? Math.round(budget * (0.75 + 0.3 * random.next())) : null;
  const money = { budget_amount: budget, actual_expenditure };
  const first = Number(start_date.slice(0, 4));
  const years = Number(end_date.slice(0, 4)) - first + 1;
  if (years > 1 && random.chance(0.2)) {
    const [budgets, targets, reaches] = [budget, target, reached].map((total) =>
      inParts(random, total, years),
    );
    const splits = Array.from({ length: years }, (_, index) => ({
      year: first + index,
      budget_amount: budgets?.[index] ?? 0,
      ...people(random, 'target', targets?.[index] ?? 0),
      ...people(random, 'reached', reaches?.[index] ?? 0),
    }));
    return { figures: money, splits };
  }
  const figures = {
    ...money,
    ...people(random, 'target', target),
    ...(status !== PLANNED && people(random, 'reached', reached)),
  };
  return { figures, splits: [] };
}

/** A total, mostly with the genders that make it. */
function people<const Name extends 'target' | 'reached'>(random: Random, name: Name, total: number) {
  const all = { [`${name}_total`]: total };
  if (!random.chance(0.6)) return all;
  const male = Math.round(total * (0.42 + 0.1 * random.next()));
  const other = random.chance(0.2) ? Math.round(total * 0.01) : 0;
  return {
    ...all,
    [`${name}_male`]: male,
    [`${name}_female`]: total - male - other,
    ...(other > 0 && { [`${name}_other`]: other }),
  };
}

/** A whole number in so many whole parts of about the same size. */
function inParts(random: Random, total: number, count: number): number[] {
  let rest = total;
  return Array.from({ length: count }, (_, index) => {
    const left = count - index;
    const part = left === 1 ? rest : Math.round((rest / left) * (0.7 + 0.6 * random.next()));
    rest -= part;
    return part;
  });
}

/** Tags beside the primary sector. */
function tagsOf(random: Random, primary: number) {
  const count = random.weighted([
    { count: 0, weight: 20 },
    { count: 1, weight: 35 },
    { count: 2, weight: 30 },
    { count: 3, weight: 15 },
  ]).count;
  const offered = SECTORS.secondary.filter(({ key }) => key !== primary);
  return random.some(offered, count);
}

const descriptionOf = ({ goal, where, target }: Work) =>
  inEachLanguage((language) => {
    const words = { goal: say(goal, language), place: where(language), count: count(target, language) };
    return DESCRIPTIONS[language].replace(/\{(\w+)\}/g, (_, key: keyof typeof words) => words[key]);
  });

const DESCRIPTIONS: Readonly<Record<Language, string>> = {
  en: '<p>{goal}</p><ul><li>Where: <strong>{place}</strong></li><li>People to be reached: {count}</li><li>Progress is followed up with the communities every quarter</li></ul>',
  fr: '<p>{goal}</p><ul><li>Lieu : <strong>{place}</strong></li><li>Personnes à atteindre : {count}</li><li>L’avancement est suivi avec les communautés chaque trimestre</li></ul>',
  es: '<p>{goal}</p><ul><li>Lugar: <strong>{place}</strong></li><li>Personas a las que se prevé llegar: {count}</li><li>El avance se revisa con las comunidades cada trimestre</li></ul>',
  ar: '<p>{goal}</p><ul><li>المكان: <strong>{place}</strong></li><li>الأشخاص المقرر الوصول إليهم: {count}</li><li>متابعة التقدم مع المجتمعات كل ثلاثة أشهر</li></ul>',
};

/** Written down when it began, or yesterday if it has not; changed some day since. */
function momentsOf(random: Random, now: Date, start: string) {
  const written = Math.min(Date.parse(start), now.getTime() - DAY_MS);
  const since = now.getTime() - DAY_MS - written;
  return {
    created_at: new Date(written).toISOString(),
    modified_at: new Date(written + Math.floor(since * random.next())).toISOString(),
  };
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
