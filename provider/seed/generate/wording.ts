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

/** A number as it is written in a language. */
export const count = (value: number, language: Language): string =>
  NUMBERS[language]?.format(value) ?? String(value);

/** A text with its words in braces filled in. */
export const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** Names in a row: "Bagmati, Gandaki". */
export const inARow = (names: readonly string[], language: Language): string =>
  names.join(language === 'ar' ? '، ' : ', ');

/** What an emergency is called after. */
interface Named {
  country: CountryFacts;
  type: DisasterTypeFacts;
  started: Date;
  title: Translated;
  isCovid: boolean;
}

/** Like "Ethiopia: Flood - 06-2024 - Heavy rain in Oromia", as `nameEmergency` names those that a report opens. */
export function nameOf({ country, type, started, title, isCovid }: Named): Translated {
  return inEachLanguage((language) => {
    const place = say(country.name, language);
    if (isCovid) return `${place}: ${COVID} - ${monthOf(started)}`;
    return `${place}: ${say(type.name, language)} - ${monthOf(started)} - ${say(title, language)}`;
  });
}

/** Like "ETH: Flood - 06-2024 - Heavy rain in Oromia #2 (2024-06-12)", as `nameReport` names those that people write. */
export function reportNameOf(
  { country, type, started, title, isCovid }: Named,
  number: number,
  day: string,
): Translated {
  const suffix = number > 1 ? ` #${number} (${day})` : '';
  return inEachLanguage((language) =>
    isCovid
      ? `${country.iso3}: ${COVID}${suffix}`
      : `${country.iso3}: ${say(type.name, language)} - ${monthOf(started)} - ${say(title, language)}${suffix}`,
  );
}

const COVID = 'COVID-19';

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
