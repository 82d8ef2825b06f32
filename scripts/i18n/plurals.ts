import type { Language } from '#contracts/languages.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { type Namespace, TRANSLATED_INTO, type Translations } from './strings.ts';

const FORM = /_(zero|one|two|few|many|other)$/;

/** Stems that English counts by: those with `_one` and `_other`. */
export function pluralStems(english: Namespace['english']): string[] {
  return Object.keys(english)
    .filter((key) => key.endsWith('_one') && key.replace(/_one$/, '_other') in english)
    .map((key) => key.replace(/_one$/, ''));
}

/** The forms a language counts by, as Intl.PluralRules has them: six in Arabic, one, many and other in French. */
export const formsOf = (language: Language): string[] =>
  new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;

/** Forms that a counted text lacks, and forms that its language does not have, a sentence each. */
export function checkPlurals({ namespace, english }: Namespace, translations: Translations): string[] {
  return pluralStems(english).flatMap((stem) =>
    TRANSLATED_INTO.flatMap((language) => {
      const needed = formsOf(language);
      const there = Object.keys(translations)
        .filter((key) => key.replace(FORM, '') === stem && FORM.test(key) && translations[key]?.[language])
        .map((key) => FORM.exec(key)?.[1] ?? '');
      return [
        ...needed
          .filter((form) => !there.includes(form))
          .map((form) => `${namespace}.${stem}_${form}: no ${language}, which counts by this form.`),
        ...there
          .filter((form) => !needed.includes(form))
          .map((form) => `${namespace}.${stem}_${form}: ${language} has no such plural form.`),
      ];
    }),
  );
}
