import type { Translated } from '#provider/database/schema/columns.ts';
import type {
  region_contact,
  region_key_figure,
  region_link,
  region_snippet,
} from '#provider/database/schema.ts';
import { COUNTRIES, REGION_TEXTS, REGIONS } from '../data.ts';
import { createRandom } from '../random.ts';
import { DAY_MS } from './dates.ts';
import { contactOf } from './people.ts';
import type { Emergencies } from './tables.ts';
import { filled, inEachLanguage, say } from './wording.ts';

/** What editors put on the pages of regions, table by table. */
interface Regions {
  names: { id: number; additional_tab_name: Translated | null }[];
  contacts: (typeof region_contact)['$inferInsert'][];
  links: (typeof region_link)['$inferInsert'][];
  keyFigures: (typeof region_key_figure)['$inferInsert'][];
  snippets: (typeof region_snippet)['$inferInsert'][];
}

const COUNTRY = 1;
const PUBLIC = 3;
const YEAR_DAYS = 365;
const CONTACTS = ['Federation', 'Federation', 'Media'] as const;
/** Where editors put nothing on the additional tab, and where they did not call it anything. */
const WITHOUT_ADDITIONAL = 4;
const WITHOUT_NAME = 2;

/** Texts, contacts, links and figures of the regions; the figures are counted in the data itself. */
export function generateRegions(seed: number, now: Date, emergencies: Emergencies): Regions {
  const out: Regions = { names: [], contacts: [], links: [], keyFigures: [], snippets: [] };
  for (const { id: region_id, name } of REGIONS) {
    const countries = COUNTRIES.filter(
      (row) => row.region_id === region_id && row.record_type === COUNTRY && !row.is_deprecated,
    );
    const societies = countries.filter((row) => row.independent && row.society_name);
    const random = createRandom(seed + region_id * 8 + 7);
    const hasAdditional = region_id !== WITHOUT_ADDITIONAL;
    out.names.push({
      id: region_id,
      additional_tab_name: hasAdditional && region_id !== WITHOUT_NAME ? TAB_NAME : null,
    });
    for (const ctype of CONTACTS) {
      const { phone: _, ...contact } = contactOf(random, random.pick(societies), ctype);
      out.contacts.push({ region_id, ...contact });
    }
    for (const link of LINKS) out.links.push({ region_id, ...link });
    const counted = [
      { number: societies.length, deck: DECKS.societies },
      { number: countries.length, deck: DECKS.countries },
      { number: publicEmergencies(emergencies, countries, now), deck: DECKS.emergencies },
    ];
    for (const { number, deck } of hasAdditional ? counted : []) {
      out.keyFigures.push({ region_id, figure: number.toLocaleString('en'), deck, source: 'GO' });
    }
    for (const { kind, title = null, snippet, visibility = PUBLIC, except = [] } of REGION_TEXTS) {
      if (except.includes(region_id)) continue;
      const words = { societies: String(societies.length), countries: String(countries.length) };
      out.snippets.push({
        region_id,
        kind,
        title,
        visibility,
        snippet: inEachLanguage((language) =>
          filled(say(snippet, language), { ...words, region: say(name, language) }),
        ),
      });
    }
  }
  return out;
}

/** Every region puts forward at least so many emergencies. */
const FEATURED = 3;

/** Lets each region put forward the newest public emergencies that are still paid for, beside those that the whole world does. */
export function featureInRegions({ events, eventCountries, appeals }: Emergencies, now: Date): void {
  const running = new Set(
    appeals.filter(({ end_date }) => Date.parse(end_date) > now.getTime()).map(({ event_id }) => event_id),
  );
  const regionOf = new Map(COUNTRIES.map(({ id, region_id }) => [id, region_id]));
  for (const { id: region } of REGIONS) {
    const here = new Set(
      eventCountries
        .filter(({ country_id }) => regionOf.get(country_id) === region)
        .map(({ event_id }) => event_id),
    );
    const own = events.filter(({ id }) => here.has(id));
    const missing = FEATURED - own.filter(({ is_featured_region }) => is_featured_region).length;
    const next = own
      .filter(
        ({ id, visibility, parent_event_id, is_featured_region }) =>
          running.has(id) && visibility === PUBLIC && !parent_event_id && !is_featured_region,
      )
      .sort((one, other) => Date.parse(other.disaster_start_date) - Date.parse(one.disaster_start_date))
      .slice(0, Math.max(0, missing));
    for (const event of next) event.is_featured_region = true;
  }
}

/** How many emergencies that everybody sees began in some countries within a year. */
function publicEmergencies(
  { events, eventCountries }: Emergencies,
  countries: readonly { id: number }[],
  now: Date,
) {
  const here = new Set(countries.map(({ id }) => id));
  const touched = new Set(
    eventCountries.filter(({ country_id }) => here.has(country_id)).map(({ event_id }) => event_id),
  );
  const since = now.getTime() - YEAR_DAYS * DAY_MS;
  return events.filter(
    ({ id, visibility, parent_event_id, disaster_start_date }) =>
      touched.has(id) &&
      (visibility ?? PUBLIC) === PUBLIC &&
      !parent_event_id &&
      Date.parse(disaster_start_date) >= since,
  ).length;
}

const texts = (en: string, fr: string, es: string, ar: string): Translated => ({ en, fr, es, ar });

const TAB_NAME = texts(
  'Regional priorities',
  'Priorités régionales',
  'Prioridades regionales',
  'الأولويات الإقليمية',
);

const DECKS = {
  societies: texts('National Societies', 'Sociétés nationales', 'Sociedades Nacionales', 'الجمعيات الوطنية'),
  countries: texts(
    'Countries and territories',
    'Pays et territoires',
    'Países y territorios',
    'البلدان والأقاليم',
  ),
  emergencies: texts(
    'Public emergencies in the last 12 months',
    'Urgences publiques des 12 derniers mois',
    'Emergencias públicas de los últimos 12 meses',
    'حالات الطوارئ العامة في الأشهر الاثني عشر الماضية',
  ),
};

/** They lead nowhere: `.example` is reserved for such. */
const LINKS = [
  {
    title: texts(
      'Early warning bulletins',
      'Bulletins d’alerte précoce',
      'Boletines de alerta temprana',
      'نشرات الإنذار المبكر',
    ),
    url: 'https://warnings.example/region',
    show_in_go: true,
  },
  {
    title: texts('Training calendar', 'Calendrier des formations', 'Calendario de formación', 'جدول التدريب'),
    url: 'https://training.example/region',
    show_in_go: true,
  },
  {
    title: texts('Internal forms', 'Formulaires internes', 'Formularios internos', 'نماذج داخلية'),
    url: 'https://internal.example/region',
    show_in_go: false,
  },
];
