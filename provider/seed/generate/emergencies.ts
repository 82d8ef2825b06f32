import type { Translated } from '#provider/database/schema/columns.ts';
import type {
  appeal,
  event,
  event_contact,
  event_country,
  event_district,
  event_key_figure,
  event_link,
  field_report,
  field_report_country,
} from '#provider/database/schema.ts';
import { COUNTRIES, type CountryFacts, DISASTER_TYPES, type DisasterTypeFacts } from '../data.ts';
import type { Random } from '../random.ts';
import { districtRows } from '../reference.ts';
import { contactOf } from './people.ts';

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

/** Everything about emergencies, table by table. */
export interface Emergencies {
  events: Row<typeof event>[];
  eventCountries: Row<typeof event_country>[];
  eventDistricts: Row<typeof event_district>[];
  contacts: Row<typeof event_contact>[];
  links: Row<typeof event_link>[];
  keyFigures: Row<typeof event_key_figure>[];
  appeals: Row<typeof appeal>[];
  reports: Row<typeof field_report>[];
  reportCountries: Row<typeof field_report_country>[];
}

const DAY_MS = 86_400_000;
const YEARS = 10;
const PER_SCALE = 1_050;
/** This many began within the last month, so that "recent" is never empty. */
const RECENT = 24;
const FEATURED = 6;
const EPIDEMIC = 1;
const FLOOD = 12;
/** Where more emergencies happen, so that the map looks like the world: by ISO code. */
const OFTEN: Record<string, number> = Object.fromEntries(
  'ETH KEN SOM SSD SDN COD NER NGA MOZ MDG MWI UGA TCD HTI HND GTM COL PER ECU BRA PHL IDN BGD NPL PAK AFG MMR VNM IND FJI VUT TUR UKR SYR YEM IRQ LBN PSE'
    .split(' ')
    .map((iso3) => [iso3, 8]),
);
const SEVERITIES = [
  { level: 0, weight: 70 },
  { level: 1, weight: 23 },
  { level: 2, weight: 7 },
];
const VISIBILITIES = [
  { visibility: 3, weight: 93 },
  { visibility: 1, weight: 4 },
  { visibility: 4, weight: 2 },
  { visibility: 2, weight: 1 },
];

/** Emergencies over ten years up to `now`, with what belongs to them; `scale` times a thousand and some. */
export function generateEmergencies(random: Random, now: Date, scale: number): Emergencies {
  const out: Emergencies = {
    events: [],
    eventCountries: [],
    eventDistricts: [],
    contacts: [],
    links: [],
    keyFigures: [],
    appeals: [],
    reports: [],
    reportCountries: [],
  };
  const places = COUNTRIES.filter(
    ({ record_type, independent, society_name }) => record_type === 1 && independent && society_name,
  ).map((country) => ({ country, weight: OFTEN[country.iso3 ?? ''] ?? 1 }));
  const districtIds = districtIdsByCountry();
  const count = PER_SCALE * scale;
  const codes = new Map<string, number>();

  for (let index = 0; index < count; index += 1) {
    const id = index + 1;
    // The last ones are the newest; a few places and kinds are certain to occur.
    const isRecent = index >= count - RECENT * scale;
    const daysAgo = isRecent ? random.int(0, 28) : 29 + Math.floor(random.next() * YEARS * 365);
    const started = new Date(now.getTime() - daysAgo * DAY_MS - random.int(0, 23) * 3_600_000);
    const certain = CERTAIN[index % 60];
    const { country } = certain ? placeOf(places, certain.iso3) : random.weighted(places);
    const type = certain ? typeOf(certain.type) : random.weighted(typesFor(country));
    const { level } = random.weighted(SEVERITIES);
    const affected = Math.round(random.around([4_000, 60_000, 600_000][level] ?? 4_000, 1.1));
    const isFeatured = isRecent && index >= count - FEATURED;
    const { visibility } = isFeatured ? { visibility: 3 } : random.weighted(VISIBILITIES);
    const isMerged = !isRecent && index > 100 && random.chance(0.01);
    const name = nameOf(country, type, started);

    out.events.push({
      id,
      name,
      slug: slugOf(name.en, id),
      dtype_id: type.id,
      disaster_start_date: started.toISOString(),
      glide: glideOf(type, started, id, country),
      ifrc_severity_level: isFeatured ? Math.max(1, level) : level,
      ifrc_severity_level_update_date: started.toISOString(),
      num_affected: random.chance(0.8) ? affected : null,
      summary: summaryOf(country, type, affected),
      visibility,
      is_featured: isFeatured,
      is_featured_region: isFeatured,
      parent_event_id: isMerged ? id - 50 : null,
      auto_generated: false,
      emergency_response_contact_email: 'emergencies@demo.example',
      created_at: started.toISOString(),
      updated_at: earlier(now, started.getTime() + random.int(1, 20) * DAY_MS),
    });
    out.eventCountries.push({ event_id: id, country_id: country.id });
    if (random.chance(0.06)) {
      const neighbours = places.filter(
        (place) => place.country.region_id === country.region_id && place.country.id !== country.id,
      );
      for (const place of random.some(neighbours, random.int(1, 3)))
        out.eventCountries.push({ event_id: id, country_id: place.country.id });
    }
    for (const districtId of random.some(districtIds.get(country.id) ?? [], random.int(1, 5))) {
      out.eventDistricts.push({ event_id: id, district_id: districtId });
    }
    addAppeals(out, {
      random,
      now,
      country,
      type,
      id,
      name,
      started,
      affected,
      isCertain: isFeatured || isRecent,
      codes,
    });
    addReports(out, { random, now, country, type, id, name, started, affected, visibility });
    addPage(out, { random, country, id, affected, isRich: isRecent || random.chance(0.3) });
  }
  return out;
}

/** Emergencies that are there whatever the dice say: what demonstrations and tests look for. */
const CERTAIN: Record<number, { iso3: string; type: number }> = {
  0: { iso3: 'ETH', type: FLOOD },
  7: { iso3: 'NPL', type: FLOOD },
  19: { iso3: 'PHL', type: 4 },
  31: { iso3: 'KEN', type: 20 },
  43: { iso3: 'COD', type: EPIDEMIC },
};

function placeOf(places: readonly { country: CountryFacts }[], iso3: string) {
  const place = places.find(({ country }) => country.iso3 === iso3);
  if (!place) throw new Error(`There is no country ${iso3}.`);
  return place;
}

function typeOf(id: number): DisasterTypeFacts {
  const type = DISASTER_TYPES.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`There is no disaster type ${id}.`);
  return type;
}

/** Cyclones, tsunamis and storm surges come from the sea. */
const FROM_THE_SEA: ReadonlySet<number> = new Set([4, 11, 23]);
const LANDLOCKED: ReadonlySet<string> = new Set(
  'AFG AND ARM AUT AZE BDI BFA BLR BOL BTN BWA CAF CHE CZE ETH HUN KAZ KGZ LAO LIE LSO LUX MDA MKD MLI MNG MWI NER NPL PRY RWA SMR SRB SSD SVK SWZ TCD TJK TKM UGA UZB ZMB ZWE'.split(
    ' ',
  ),
);

function typesFor({ iso3 }: CountryFacts) {
  return LANDLOCKED.has(iso3 ?? '')
    ? DISASTER_TYPES.filter(({ id }) => !FROM_THE_SEA.has(id))
    : DISASTER_TYPES;
}

function districtIdsByCountry() {
  const ids = new Map<number, number[]>();
  for (const { id, country_id } of districtRows()) {
    const list = ids.get(country_id);
    if (list) list.push(id);
    else ids.set(country_id, [id]);
  }
  return ids;
}

interface Belonging {
  random: Random;
  now: Date;
  country: CountryFacts;
  type: DisasterTypeFacts;
  id: number;
  name: Translated;
  started: Date;
  affected: number;
}

function addAppeals(
  out: Emergencies,
  {
    random,
    now,
    country,
    type,
    id,
    name,
    started,
    affected,
    isCertain,
    codes,
  }: Belonging & { isCertain: boolean; codes: Map<string, number> },
) {
  if (!isCertain && !random.chance(0.6)) return;
  const count = random.chance(0.12) ? 2 : 1;
  for (let index = 0; index < count; index += 1) {
    const atype = random.weighted(APPEAL_TYPES).atype;
    const requested = amountOf(random, atype, affected);
    const start = new Date(Math.min(now.getTime(), started.getTime() + random.int(1, 6) * DAY_MS));
    const end = new Date(start.getTime() + (APPEAL_DAYS[atype] ?? 120) * DAY_MS);
    const isOver = end < now;
    // DREFs are paid by a fund at once; appeals fill over the months.
    const share = atype === 1 || atype === 2 ? Math.min(1.1, random.around(isOver ? 0.6 : 0.35, 0.5)) : 1;
    const needsConfirmation = random.chance(0.01);
    const number = (codes.get(country.iso ?? '') ?? 0) + 1;
    codes.set(country.iso ?? '', number);
    out.appeals.push({
      id: out.appeals.length + 1,
      aid: String(10_000 + out.appeals.length),
      name,
      code: `MDR${country.iso}${String(number).padStart(3, '0')}`,
      atype,
      status: isOver ? 1 : 0,
      dtype_id: type.id,
      country_id: country.id,
      event_id: id,
      sector: 'Disaster response',
      amount_requested: requested,
      amount_funded: Math.round(requested * share),
      num_beneficiaries: Math.round(affected * (0.1 + 0.4 * random.next())),
      needs_confirmation: needsConfirmation,
      start_date: start.toISOString(),
      end_date: end.toISOString(),
      created_at: start.toISOString(),
      modified_at: earlier(now, start.getTime() + 10 * DAY_MS),
      real_data_update: earlier(now, start.getTime() + 10 * DAY_MS),
    });
  }
}

const APPEAL_TYPES = [
  { atype: 0, weight: 74 },
  { atype: 1, weight: 20 },
  { atype: 2, weight: 1 },
  { atype: 3, weight: 5 },
];
const APPEAL_DAYS: Record<number, number> = { 0: 150, 1: 540, 2: 540, 3: 90 };

/** In Swiss francs, to the thousand. */
function amountOf(random: Random, atype: number, affected: number) {
  const raw = atype === 1 || atype === 2 ? random.around(6_000_000, 0.8) : random.around(260_000, 0.5);
  return Math.max(40_000, Math.round((raw + affected * 2) / 1_000) * 1_000);
}

function addReports(
  out: Emergencies,
  { random, now, country, type, id, name, started, affected, visibility }: Belonging & { visibility: number },
) {
  const count = random.weighted([
    { count: 1, weight: 55 },
    { count: 2, weight: 25 },
    { count: 0, weight: 12 },
    { count: 4, weight: 8 },
  ]).count;
  for (let index = 0; index < count; index += 1) {
    const created = new Date(Math.min(now.getTime(), started.getTime() + (index * 6 + 1) * DAY_MS));
    const reportId = out.reports.length + 1;
    const isEpidemic = type.id === EPIDEMIC;
    const isCovid = isEpidemic && started.getUTCFullYear() >= 2020 && started.getUTCFullYear() <= 2022;
    const isEarlyWarning = !isEpidemic && random.chance(0.06);
    const part = (share: number) => Math.round(affected * share * (0.5 + random.next()));
    const title = (language: keyof Translated) =>
      `${country.iso3}: ${type.event[language] ?? type.event.en} - ${monthOf(started)}${index > 0 ? ` #${index + 1}` : ''} (${(name[language] ?? name.en).split(':')[0]})`;
    out.reports.push({
      id: reportId,
      event_id: id,
      dtype_id: type.id,
      summary: { en: title('en'), fr: title('fr'), es: title('es'), ar: title('ar') },
      description: summaryOf(country, type, affected),
      status: isEarlyWarning ? 8 : 9,
      is_covid_report: isCovid,
      visibility: visibility === 3 ? random.weighted(VISIBILITIES).visibility : visibility,
      start_date: started.toISOString(),
      report_date: created.toISOString(),
      ns_request_assistance: random.chance(0.4),
      request_assistance: random.chance(0.25),
      num_affected: isEarlyWarning ? null : affected,
      gov_num_affected: isEarlyWarning ? null : part(1),
      other_num_affected: null,
      num_injured: isEpidemic || isEarlyWarning ? null : part(0.004),
      num_dead: isEpidemic || isEarlyWarning ? null : part(0.0004),
      num_missing: isEpidemic || isEarlyWarning ? null : part(0.0002),
      num_displaced: isEpidemic || isEarlyWarning ? null : part(0.08),
      num_assisted: part(0.06),
      gov_num_assisted: part(0.1),
      num_potentially_affected: isEarlyWarning ? affected : null,
      num_highest_risk: isEarlyWarning ? part(0.2) : null,
      num_localstaff: random.int(3, 60),
      num_volunteers: random.int(10, 900),
      num_expats_delegates: random.int(0, 6),
      affected_pop_centres: isEarlyWarning ? 'Towns along the river' : null,
      epi_cases: isEpidemic ? part(0.02) : null,
      epi_suspected_cases: isEpidemic ? part(0.01) : null,
      epi_probable_cases: isEpidemic ? part(0.004) : null,
      epi_confirmed_cases: isEpidemic ? part(0.006) : null,
      epi_num_dead: isEpidemic ? part(0.0008) : null,
      epi_figures_source: isEpidemic ? random.int(0, 2) : null,
      created_at: created.toISOString(),
      updated_at: created.toISOString(),
    });
    out.reportCountries.push({ field_report_id: reportId, country_id: country.id });
  }
}

function addPage(
  out: Emergencies,
  {
    random,
    country,
    id,
    affected,
    isRich,
  }: Pick<Belonging, 'random' | 'country' | 'id' | 'affected'> & { isRich: boolean },
) {
  for (let index = 0; index < (isRich ? 3 : 1); index += 1) {
    out.contacts.push({ event_id: id, ...contactOf(random, country) });
  }
  if (!isRich) return;
  out.keyFigures.push(
    {
      event_id: id,
      number: affected.toLocaleString('en'),
      deck: figure('People affected', 'Personnes touchées', 'Personas afectadas', 'المتضررون'),
      source: 'Demonstration data',
    },
    {
      event_id: id,
      number: String(random.int(40, 900)),
      deck: figure(
        'Volunteers mobilized',
        'Volontaires mobilisés',
        'Voluntarios movilizados',
        'المتطوعون المشاركون',
      ),
      source: 'Demonstration data',
    },
  );
  out.links.push({
    event_id: id,
    title: figure(
      'Situation reports (demonstration)',
      'Rapports de situation (démonstration)',
      'Informes de situación (demostración)',
      'تقارير الوضع (عرض توضيحي)',
    ),
    description: null,
    url: 'https://reports.example/situation',
  });
}

const figure = (en: string, fr: string, es: string, ar: string): Translated => ({ en, fr, es, ar });

function nameOf(country: CountryFacts, type: DisasterTypeFacts, started: Date): Translated {
  const month = monthOf(started);
  const name = (language: 'en' | 'fr' | 'es' | 'ar') =>
    `${country.name[language] ?? country.name.en}: ${type.event[language] ?? type.event.en} - ${month}`;
  return { en: name('en'), fr: name('fr'), es: name('es'), ar: name('ar') };
}

/** MM-YYYY. */
function monthOf(date: Date) {
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}-${date.getUTCFullYear()}`;
}

function slugOf(name: string, id: number) {
  const words = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `${words.slice(0, 42)}-${id}`.replace(/-+/g, '-');
}

/** Like FL-2024-000061-ETH; not every emergency has one. */
function glideOf(type: DisasterTypeFacts, started: Date, id: number, country: CountryFacts) {
  return id % 4 === 0
    ? ''
    : `${type.code}-${started.getUTCFullYear()}-${String(id % 1_000_000).padStart(6, '0')}-${country.iso3}`;
}

function summaryOf(country: CountryFacts, type: DisasterTypeFacts, affected: number): Translated {
  const people = (language: string) => affected.toLocaleString(language === 'ar' ? 'ar-u-nu-latn' : language);
  return {
    en: `<p>Demonstration text. ${type.event.en} in ${country.name.en} have affected about ${people('en')} people. Homes, water points and roads are damaged.</p><p>Volunteers of the National Society give first aid, distribute household items and help families to reach safe places. Needs assessments continue with the authorities.</p>`,
    fr: `<p>Texte de démonstration. ${type.event.fr} : environ ${people('fr')} personnes touchées (${country.name.fr}). Des logements, des points d’eau et des routes sont endommagés.</p><p>Les volontaires de la Société nationale dispensent les premiers secours, distribuent des articles ménagers et aident les familles à rejoindre des lieux sûrs. L’évaluation des besoins se poursuit avec les autorités.</p>`,
    es: `<p>Texto de demostración. ${type.event.es}: unas ${people('es')} personas afectadas (${country.name.es}). Hay viviendas, puntos de agua y carreteras dañados.</p><p>Los voluntarios de la Sociedad Nacional prestan primeros auxilios, distribuyen artículos para el hogar y ayudan a las familias a llegar a lugares seguros. La evaluación de necesidades continúa con las autoridades.</p>`,
    ar: `<p>نص توضيحي. ${type.event.ar}: تضرر نحو ${people('ar')} شخص (${country.name.ar}). لحقت أضرار بالمنازل ونقاط المياه والطرق.</p><p>يقدم متطوعو الجمعية الوطنية الإسعافات الأولية ويوزعون المواد المنزلية ويساعدون العائلات على الوصول إلى أماكن آمنة. ويستمر تقييم الاحتياجات مع السلطات.</p>`,
  };
}

/** The moment, but never after now. */
function earlier(now: Date, time: number) {
  return new Date(Math.min(now.getTime(), time)).toISOString();
}
