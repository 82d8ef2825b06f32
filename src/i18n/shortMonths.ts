import type { Language } from '#contracts/languages.ts';

/**
 * The months in short, from January on, as `Intl` writes them within a day (a test compares). Almost every page has a day, and the
 * first of `Intl`'s formatters takes a phone 60 ms to be made.
 */
export const SHORT_MONTHS: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};
