import type {
  appeal_document,
  event_snippet,
  featured_document,
  severity_change,
  situation_report,
} from '#provider/database/schema.ts';
import { documentPath, picturePath } from '#provider/http/media.ts';
import { COUNTRIES } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { DAY_MS, daysAfter } from './dates.ts';
import type { Emergencies } from './tables.ts';
import { inEachLanguage, say } from './wording.ts';

/** What can be read about emergencies, table by table. */
interface Documents {
  snippets: (typeof event_snippet)['$inferInsert'][];
  featured: (typeof featured_document)['$inferInsert'][];
  situationReports: (typeof situation_report)['$inferInsert'][];
  appealDocuments: (typeof appeal_document)['$inferInsert'][];
  severities: (typeof severity_change)['$inferInsert'][];
}

type Event = Emergencies['events'][number];
/** No more than so many situation reports and documents an appeal. */
const MOST = 6;
/** The newest emergencies have more to read than older ones. */
const RECENT_DAYS = 400;
const PUBLIC = 3;
const VISIBILITIES = [
  { visibility: PUBLIC, weight: 90 },
  { visibility: 1, weight: 8 },
  { visibility: 2, weight: 2 },
] as const;
const APPEAL_DOCUMENTS = ['Appeal', 'Operational Strategy', 'Operations Update', 'Final Report'] as const;
const SITUATION_NAMES: Record<number, string> = {
  1: 'Situation report',
  2: 'Operations update',
  3: 'Map of affected areas',
  4: 'Needs assessment',
};

/** Texts, documents and the story of the severity of each emergency; nothing is older than it or newer than now. */
export function generateDocuments(seed: number, now: Date, emergencies: Emergencies): Documents {
  const out: Documents = {
    snippets: [],
    featured: [],
    situationReports: [],
    appealDocuments: [],
    severities: [],
  };
  const isoOf = new Map(COUNTRIES.map(({ id, iso }) => [id, iso]));
  for (const event of emergencies.events) {
    const random = createRandom(seed + event.id * 8 + 6);
    const started = new Date(event.disaster_start_date);
    const isRecent = now.getTime() - started.getTime() < RECENT_DAYS * DAY_MS;
    addSeverities(out, random, event, started, now);
    if (!isRecent && !random.chance(0.1)) continue;
    addSituationReports(out, random, event, started, now);
    if (event.is_featured || random.chance(0.35)) addSnippets(out, random, event);
    if (event.is_featured || random.chance(0.3)) addFeatured(out, random, event);
  }
  for (const appeal of emergencies.appeals) {
    const random = createRandom(seed + (appeal.id ?? 0) * 8 + 7);
    const started = new Date(appeal.start_date);
    APPEAL_DOCUMENTS.slice(0, random.int(1, APPEAL_DOCUMENTS.length)).forEach((type, index) => {
      out.appealDocuments.push({
        appeal_id: appeal.id ?? 0,
        type,
        name: `${appeal.code} ${type}`,
        description: `${type}, demonstration document`,
        document: documentPath(`${appeal.code}-${type.replaceAll(' ', '-')}`),
        iso: isoOf.get(appeal.country_id) ?? null,
        created_at: daysAfter(started, 3 + index * random.int(10, 40), now).toISOString(),
      });
    });
  }
  return out;
}

/** Some grow worse before they get better. */
function addSeverities(out: Documents, random: Random, event: Event, started: Date, now: Date) {
  const last = event.ifrc_severity_level ?? 0;
  const first = random.chance(0.3) ? Math.max(0, last - 1) : last;
  const levels = first === last ? [last] : [first, last];
  levels.forEach((ifrc_severity_level, index) => {
    out.severities.push({
      event_id: event.id,
      ifrc_severity_level,
      created_at: daysAfter(started, index * random.int(2, 12), now).toISOString(),
    });
  });
  event.ifrc_severity_level_update_date = out.severities.at(-1)?.created_at ?? null;
}

function addSituationReports(out: Documents, random: Random, event: Event, started: Date, now: Date) {
  const count = random.int(0, MOST);
  for (let index = 0; index < count; index += 1) {
    const type_id = index < 2 ? 1 : random.int(2, 4);
    const name = `${SITUATION_NAMES[type_id]} ${index + 1}`;
    out.situationReports.push({
      event_id: event.id,
      type_id,
      name,
      document: documentPath(`${name.replaceAll(' ', '-')}-emergency-${event.id}`),
      is_pinned: index === 0 && random.chance(0.4),
      visibility: random.weighted<{ visibility: number; weight: number }>(VISIBILITIES).visibility,
      created_at: daysAfter(started, 1 + index * random.int(2, 9), now).toISOString(),
    });
  }
}

/** Two tabs; titles are set on the emergency, so that they stand in its tab bar. */
function addSnippets(out: Documents, random: Random, event: Event) {
  event.tab_one_title = inEachLanguage((language) => NEEDS[language].title);
  out.snippets.push({
    event_id: event.id,
    tab: 1,
    position: 1,
    snippet: inEachLanguage((language) => NEEDS[language].html(say(event.name, language))),
    image: random.chance(0.5) ? picturePath(`landscape-${event.id}`) : null,
  });
  if (!random.chance(0.5) && !event.is_featured) return;
  event.tab_two_title = inEachLanguage((language) => LESSONS[language].title);
  const volunteers = random.int(40, 600);
  out.snippets.push({
    event_id: event.id,
    tab: 2,
    position: 2,
    snippet: inEachLanguage((language) => LESSONS[language].html(String(volunteers))),
  });
}

function addFeatured(out: Documents, random: Random, event: Event) {
  const names = ['Operation at a glance', 'Who does what where', 'Photo story'].slice(0, random.int(1, 3));
  for (const title of names) {
    out.featured.push({
      event_id: event.id,
      title,
      description: 'Demonstration document',
      thumbnail: picturePath(`${title.replaceAll(' ', '-')}-${event.id}`),
      file: documentPath(`${title.replaceAll(' ', '-')}-emergency-${event.id}`),
    });
  }
}

interface Text {
  title: string;
  html: (fact: string) => string;
}
type Texts = Record<'en' | 'fr' | 'es' | 'ar', Text>;

const needs = (intro: string, heading: string, list: readonly string[], head: readonly string[]) =>
  `<p>${intro}</p><h3>${heading}</h3><ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>
<table><thead><tr><th>${head[0]}</th><th>${head[1]}</th></tr></thead><tbody>
<tr><td>${list[0]}</td><td>1</td></tr><tr><td>${list[1]}</td><td>2</td></tr><tr><td>${list[2]}</td><td>3</td></tr></tbody></table>`;

const NEEDS: Texts = {
  en: {
    title: 'Needs',
    html: (name) =>
      needs(
        `Demonstration text about <strong>${name}</strong>.`,
        'What people say they need',
        ['Safe water', 'Shelter', 'Health care'],
        ['Need', 'Rank'],
      ),
  },
  fr: {
    title: 'Besoins',
    html: (name) =>
      needs(
        `Texte de démonstration sur <strong>${name}</strong>.`,
        'Ce dont les gens disent avoir besoin',
        ['Eau potable', 'Abri', 'Soins de santé'],
        ['Besoin', 'Rang'],
      ),
  },
  es: {
    title: 'Necesidades',
    html: (name) =>
      needs(
        `Texto de demostración sobre <strong>${name}</strong>.`,
        'Lo que la gente dice necesitar',
        ['Agua segura', 'Alojamiento', 'Atención de salud'],
        ['Necesidad', 'Orden'],
      ),
  },
  ar: {
    title: 'الاحتياجات',
    html: (name) =>
      needs(
        `نص توضيحي عن <strong>${name}</strong>.`,
        'ما يقول الناس إنهم يحتاجونه',
        ['مياه مأمونة', 'مأوى', 'رعاية صحية'],
        ['الاحتياج', 'الترتيب'],
      ),
  },
};

const LESSONS: Texts = {
  en: {
    title: 'Volunteers',
    html: (count) =>
      `<p>Demonstration text: <em>${count}</em> volunteers were trained before the season.</p><ol><li>First aid</li><li>Needs assessment</li></ol>`,
  },
  fr: {
    title: 'Volontaires',
    html: (count) =>
      `<p>Texte de démonstration : <em>${count}</em> volontaires ont été formés avant la saison.</p><ol><li>Premiers secours</li><li>Évaluation des besoins</li></ol>`,
  },
  es: {
    title: 'Voluntarios',
    html: (count) =>
      `<p>Texto de demostración: se formó a <em>${count}</em> voluntarios antes de la temporada.</p><ol><li>Primeros auxilios</li><li>Evaluación de necesidades</li></ol>`,
  },
  ar: {
    title: 'المتطوعون',
    html: (count) =>
      `<p>نص توضيحي: دُرّب <em>${count}</em> متطوعًا قبل الموسم.</p><ol><li>الإسعافات الأولية</li><li>تقييم الاحتياجات</li></ol>`,
  },
};
