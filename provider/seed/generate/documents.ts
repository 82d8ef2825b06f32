import type {
  appeal_document,
  event_snippet,
  featured_document,
  severity_change,
  situation_report,
} from '#provider/database/schema.ts';
import { photosOf } from '#provider/http/demonstrationPhotos.ts';
import { documentPath, photoPath } from '#provider/http/media.ts';
import { COUNTRIES } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { after, DAY_MS, daysBetween, within } from './dates.ts';
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
/** The newest emergencies have more to read than older ones. */
const RECENT_DAYS = 400;
const PUBLIC = 3;
const VISIBILITIES = [
  { visibility: PUBLIC, weight: 90 },
  { visibility: 1, weight: 8 },
  { visibility: 2, weight: 2 },
] as const;
/** Days from one operations update to the next. */
const UPDATE_EVERY_DAYS = 90;
/** The final report is out so long after the end. */
const FINAL_AFTER_DAYS = 80;
const DREF = 0;
const EARLY_ACTION = 3;
/** What the documents of an appeal are called by its type: at its launch, weeks later, from time to time, after its end. */
const USUAL = {
  launch: 'Appeal',
  strategy: 'Operational Strategy',
  update: 'Operations Update',
  final: 'Final Report',
};
const OF_DREF = { launch: 'DREF Operation', update: 'DREF Operation Update', final: 'DREF Final Report' };
const APPEAL_DOCUMENTS: Record<
  number,
  { launch: string; strategy?: string; update?: string; final: string }
> = {
  [DREF]: OF_DREF,
  [EARLY_ACTION]: { launch: 'Early Action Protocol', final: 'Final Report' },
};
const DESCRIPTIONS = {
  launch: 'What is planned, and what it costs',
  strategy: 'What is planned, and what it costs',
  update: 'Progress, changes and what comes next',
  final: 'Results, spending and lessons',
};
/** Documents about the response in the order in which they come, with the days from the beginning. */
const SITUATION_REPORTS = [
  { type_id: 3, name: 'Map of affected areas', from: 1, every: 6, most: 3 },
  { type_id: 1, name: 'Situation report', from: 2, every: 5, most: 6 },
  { type_id: 4, name: 'Needs assessment', from: 6, every: 40, most: 2 },
  { type_id: 2, name: 'Operations update', from: 14, every: 30, most: 4 },
] as const;

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
    addAppealDocuments(out, appeal, isoOf.get(appeal.country_id) ?? null, now);
  }
  return out;
}

/** Each kind at its time: the launch within days, updates while it runs, the final report when it is over. */
function addAppealDocuments(
  out: Documents,
  appeal: Emergencies['appeals'][number],
  iso: string | null,
  now: Date,
) {
  const started = new Date(appeal.start_date);
  const days = daysBetween(started, new Date(appeal.end_date));
  const kinds = APPEAL_DOCUMENTS[appeal.atype ?? DREF] ?? USUAL;
  const add = (kind: keyof typeof DESCRIPTIONS, passed: number, number = '') => {
    const type = kinds[kind];
    const written = after(started, passed);
    if (!type || written > now) return;
    out.appealDocuments.push({
      appeal_id: appeal.id ?? 0,
      type,
      name: `${appeal.code} ${type}${number}`,
      description: DESCRIPTIONS[kind],
      document: documentPath(`${appeal.code}-${type.replaceAll(' ', '-')}${number.replace(' ', '-')}`),
      iso,
      created_at: written.toISOString(),
    });
  };
  add('launch', 0.1);
  add('strategy', 24);
  // Of what is long over, archives hold the beginning and the end.
  const isOld = daysBetween(started, now) > RECENT_DAYS * 3;
  for (let number = 1; !isOld && number * UPDATE_EVERY_DAYS < days; number += 1) {
    add('update', number * UPDATE_EVERY_DAYS, ` ${number}`);
  }
  add('final', days + FINAL_AFTER_DAYS);
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
      created_at: (index === 0 ? started : within(random, started, 12, now)).toISOString(),
    });
  });
  event.ifrc_severity_level_update_date = out.severities.at(-1)?.created_at ?? null;
}

/** Numbered in the order of their days; what would lie ahead is not written yet. */
function addSituationReports(out: Documents, random: Random, event: Event, started: Date, now: Date) {
  const isLarge = event.is_featured || (event.ifrc_severity_level ?? 0) > 0;
  for (const { type_id, name, from, every, most } of SITUATION_REPORTS) {
    const count = isLarge ? most : random.int(0, Math.min(2, most));
    for (let index = 0; index < count; index += 1) {
      const written = after(started, from + every * (index + 0.5 * random.next()));
      if (written > now) break;
      const title = `${name} ${index + 1}`;
      out.situationReports.push({
        event_id: event.id,
        type_id,
        name: title,
        document: documentPath(`${title.replaceAll(' ', '-')}-emergency-${event.id}`),
        is_pinned: type_id === 1 && index === 0 && random.chance(0.4),
        visibility: random.weighted<{ visibility: number; weight: number }>(VISIBILITIES).visibility,
        created_at: written.toISOString(),
      });
    }
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
    image: random.chance(0.5) ? photoPath(photosOf(event.dtype_id)[0] ?? 'relief') : null,
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
  const photos = photosOf(event.dtype_id);
  for (const [index, [title, description]] of FEATURED.slice(0, random.int(1, 3)).entries()) {
    out.featured.push({
      event_id: event.id,
      title,
      description,
      thumbnail: photoPath(photos[index] ?? 'relief'),
      file: documentPath(`${title.replaceAll(' ', '-')}-emergency-${event.id}`),
    });
  }
}

const FEATURED = [
  ['Operation at a glance', 'Figures and priorities on one page'],
  ['Who does what where', 'Partners and places of the response'],
  ['Photo story', 'Volunteers at work'],
] as const;

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
        `Named in talks with groups of women and men. <strong>${name}</strong>`,
        'What people say they need',
        ['Safe water', 'Shelter', 'Health care'],
        ['Need', 'Rank'],
      ),
  },
  fr: {
    title: 'Besoins',
    html: (name) =>
      needs(
        `Cités lors d’entretiens avec des groupes de femmes et d’hommes. <strong>${name}</strong>`,
        'Ce dont les gens disent avoir besoin',
        ['Eau potable', 'Abri', 'Soins de santé'],
        ['Besoin', 'Rang'],
      ),
  },
  es: {
    title: 'Necesidades',
    html: (name) =>
      needs(
        `Mencionadas en reuniones con grupos de mujeres y hombres. <strong>${name}</strong>`,
        'Lo que la gente dice necesitar',
        ['Agua segura', 'Alojamiento', 'Atención de salud'],
        ['Necesidad', 'Orden'],
      ),
  },
  ar: {
    title: 'الاحتياجات',
    html: (name) =>
      needs(
        `ذُكرت في لقاءات مع مجموعات من النساء والرجال. <strong>${name}</strong>`,
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
      `<p>Before the season <em>${count}</em> volunteers were trained.</p><ol><li>First aid</li><li>Needs assessment</li></ol>`,
  },
  fr: {
    title: 'Volontaires',
    html: (count) =>
      `<p>Avant la saison, <em>${count}</em> volontaires ont été formés.</p><ol><li>Premiers secours</li><li>Évaluation des besoins</li></ol>`,
  },
  es: {
    title: 'Voluntarios',
    html: (count) =>
      `<p>Se formó a <em>${count}</em> voluntarios antes de la temporada.</p><ol><li>Primeros auxilios</li><li>Evaluación de necesidades</li></ol>`,
  },
  ar: {
    title: 'المتطوعون',
    html: (count) =>
      `<p>دُرّب <em>${count}</em> متطوعًا قبل الموسم.</p><ol><li>الإسعافات الأولية</li><li>تقييم الاحتياجات</li></ol>`,
  },
};
