import type { Language } from '#contracts/languages.ts';
import { SHORT_MONTHS } from './shortMonths.ts';

/** The months from January on, as `Intl` calls them (a test compares): to make its formatter takes a phone 100 ms. */
const MONTHS: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  // Which shortens none.
  ar: SHORT_MONTHS.ar,
};

/** The months of the year as the reader's language calls them, January first. */
export const monthNames = (language: Language): string[] => MONTHS[language].split(' ');

/** The months by their English names, as some of the API's answers have them. */
export const ENGLISH_MONTHS = monthNames('en');
