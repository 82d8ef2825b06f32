import type { Language } from '#contracts/languages.ts';
import type { Translated } from '#provider/database/schema/columns.ts';
import { type CountryFacts, type DisasterTypeFacts, HAZARD_TEXTS } from '../data.ts';
import { count, filled, inARow, inEachLanguage, say } from './wording.ts';

/** What a report or an emergency tells of, in figures. */
interface Told {
  people: number;
  dead?: number | null | undefined;
  injured?: number | null | undefined;
  displaced?: number | null | undefined;
  cases?: number | null | undefined;
  assisted?: number | null | undefined;
  volunteers?: number | null | undefined;
}

/** Types without words of their own are told as an emergency of another kind. */
const OTHER = 57;
const BY_TYPE = new Map(HAZARD_TEXTS.map((texts) => [texts.id, texts]));

function textsOf({ id }: DisasterTypeFacts) {
  const texts = BY_TYPE.get(id) ?? BY_TYPE.get(OTHER);
  if (!texts) throw new Error('There are no texts of emergencies.');
  return texts;
}

/** What happened, and to how many: one or two sentences. */
export const whatHappened = (
  type: DisasterTypeFacts,
  { places, people }: { places: string; people: number },
  language: Language,
): string => filled(say(textsOf(type).what, language), { places, people: count(people, language) });

/** The short title of an emergency and its reports: "Heavy rain in Bagmati". One after the other has another one. */
export function titleOf(id: number, type: DisasterTypeFacts, place: Translated): Translated {
  const { titles } = textsOf(type);
  const title = titles[id % titles.length] ?? place;
  return inEachLanguage((language) => filled(say(title, language), { place: say(place, language) }));
}

/** The most provinces that a text names. */
export const MOST_NAMED = 3;

/** The places of an emergency, the one it is called after before the others: now this, now that. */
export function namedFirst<Place>(places: readonly Place[], id: number): Place[] {
  const main = places[id % places.length];
  return main === undefined ? [] : [...new Set([main, ...places])];
}

/** Three paragraphs of HTML: what happened and to how many, what is done, and that all of it is invented. */
export function summaryOf({ country, type, districtNames }: Where, told: Told): Translated {
  const texts = textsOf(type);
  return inEachLanguage((language) => {
    const land = say(country.name, language);
    const districts = inARow(
      districtNames.slice(0, MOST_NAMED).map((name) => say(name, language)),
      language,
    );
    const what = filled(say(texts.what, language), {
      places: districts ? `${districts} (${land})` : land,
      people: count(told.people, language),
    });
    const harm = harmOf(told, language);
    const society = say(country.society_name ?? country.name, language);
    const done = `${society}${COLON[language]} ${small(say(texts.response, language))}`;
    const help = helpOf(told, language);
    return `<p>${what}${harm && ` ${harm}`}</p><p>${done}${help && ` ${help}`}</p><p><em>${INVENTED[language]}</em></p>`;
  });
}

/** As it stands after a colon. */
const small = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

interface Where {
  country: CountryFacts;
  type: DisasterTypeFacts;
  districtNames: readonly Translated[];
}

const COLON: Readonly<Record<Language, string>> = { en: ':', fr: ' :', es: ':', ar: ':' };

const INVENTED: Readonly<Record<Language, string>> = {
  en: 'Demonstration text: this event is invented.',
  fr: 'Texte de démonstration : cet événement est inventé.',
  es: 'Texto de demostración: este suceso es inventado.',
  ar: 'نص توضيحي: هذا الحدث مُختلق.',
};

type Figure = 'cases' | 'dead' | 'injured' | 'displaced';
/** Figures as labels, which no language has to decline. */
const HARM: Readonly<Record<Figure, Translated>> = {
  cases: { en: 'cases', fr: 'cas', es: 'casos', ar: 'الحالات' },
  dead: { en: 'dead', fr: 'morts', es: 'fallecidos', ar: 'القتلى' },
  injured: { en: 'injured', fr: 'blessés', es: 'heridos', ar: 'الجرحى' },
  displaced: { en: 'displaced', fr: 'déplacés', es: 'desplazados', ar: 'النازحون' },
};
const SO_FAR: Readonly<Record<Language, string>> = {
  en: 'Counted so far:',
  fr: 'Décompte à ce jour :',
  es: 'Recuento hasta ahora:',
  ar: 'الحصيلة حتى الآن:',
};

function harmOf(told: Told, language: Language) {
  const parts = (Object.keys(HARM) as Figure[]).flatMap((name) => {
    const value = told[name];
    if (!value) return [];
    const label = say(HARM[name], language);
    return [language === 'ar' ? `${label} ${count(value, language)}` : `${count(value, language)} ${label}`];
  });
  return parts.length === 0 ? '' : `${SO_FAR[language]} ${inARow(parts, language)}.`;
}

const HELP: Readonly<Record<Language, string>> = {
  en: 'Volunteers mobilized: {volunteers}; people assisted: {assisted}.',
  fr: 'Volontaires mobilisés : {volunteers} ; personnes assistées : {assisted}.',
  es: 'Voluntarios movilizados: {volunteers}; personas asistidas: {assisted}.',
  ar: 'المتطوعون المشاركون: {volunteers}؛ من تلقوا المساعدة: {assisted}.',
};

function helpOf({ volunteers, assisted }: Told, language: Language) {
  if (!volunteers || !assisted) return '';
  return filled(HELP[language], {
    volunteers: count(volunteers, language),
    assisted: count(assisted, language),
  });
}
