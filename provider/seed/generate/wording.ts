import { LANGUAGES, type Language } from '#contracts/languages.ts';
import type { Translated } from '#provider/database/schema/columns.ts';
import type { CountryFacts, DisasterTypeFacts } from '../data.ts';

/** Arabic is written with the digits that the app uses. */
const NUMBERS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { useGrouping: true }),
  ]),
);

/** Composes a text in every language. */
export function inEachLanguage(compose: (language: Language) => string): Translated {
  return { en: compose('en'), fr: compose('fr'), es: compose('es'), ar: compose('ar') };
}

/** A translation, or English where there is none. */
export const say = (text: Translated, language: Language): string => text[language] ?? text.en;

const count = (value: number, language: Language) => NUMBERS[language]?.format(value) ?? String(value);

/** Like "Ethiopia: Floods - 06-2024". */
export function nameOf(country: CountryFacts, type: DisasterTypeFacts, started: Date): Translated {
  return inEachLanguage(
    (language) => `${say(country.name, language)}: ${say(type.event, language)} - ${monthOf(started)}`,
  );
}

/** MM-YYYY, in UTC. */
export function monthOf(date: Date): string {
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}-${date.getUTCFullYear()}`;
}

/** The address of an emergency's page, at most 50 letters; its id keeps it unique. */
export function slugOf(name: string, id: number): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `${words.slice(0, 42)}-${id}`.replace(/-+/g, '-');
}

/** Like FL-2024-000061-ETH: the hazard, and its number among the disasters of that year. Source: glidenumber.net. */
export function glideOf(
  type: DisasterTypeFacts,
  started: Date,
  number: number,
  country: CountryFacts,
): string {
  const serial = String(number).padStart(6, '0').slice(-6);
  return `${type.code}-${started.getUTCFullYear()}-${serial}-${country.iso3}`;
}

/** Two paragraphs of HTML that say what they are. */
export function summaryOf(country: CountryFacts, type: DisasterTypeFacts, affected: number): Translated {
  return inEachLanguage((language) => {
    const place = say(country.name, language);
    const society = say(country.society_name ?? country.name, language);
    return SUMMARIES[language](place, say(type.event, language), count(affected, language), society);
  });
}

type Summary = (place: string, event: string, people: string, society: string) => string;

const SUMMARIES: Record<Language, Summary> = {
  en: (place, event, people, society) =>
    `<p>Demonstration text, not a report of a real event. ${place}, ${event.toLowerCase()}: about ${people} people are affected. Homes, health centres and water points need support.</p><p>Volunteers of the ${society.replace(/^The /, '')} give first aid, distribute household items and help families to reach safe places. Needs assessments continue with the authorities.</p>`,
  fr: (place, event, people, society) =>
    `<p>Texte de démonstration, sans rapport avec un événement réel. ${place}, ${event.toLowerCase()} : environ ${people} personnes touchées. Logements, centres de santé et points d’eau ont besoin d’appui.</p><p>${society} : les volontaires dispensent les premiers secours, distribuent des articles ménagers et aident les familles à rejoindre des lieux sûrs. L’évaluation des besoins se poursuit avec les autorités.</p>`,
  es: (place, event, people, society) =>
    `<p>Texto de demostración, sin relación con un suceso real. ${place}, ${event.toLowerCase()}: unas ${people} personas afectadas. Viviendas, centros de salud y puntos de agua necesitan apoyo.</p><p>${society}: los voluntarios prestan primeros auxilios, distribuyen artículos para el hogar y ayudan a las familias a llegar a lugares seguros. La evaluación de necesidades continúa con las autoridades.</p>`,
  ar: (place, event, people, society) =>
    `<p>نص توضيحي لا يتعلق بحدث حقيقي. ${place}، ${event}: نحو ${people} شخص متضرر. تحتاج المنازل والمراكز الصحية ونقاط المياه إلى الدعم.</p><p>${society}: يقدم المتطوعون الإسعافات الأولية ويوزعون المواد المنزلية ويساعدون العائلات على الوصول إلى أماكن آمنة. ويستمر تقييم الاحتياجات مع السلطات.</p>`,
};
