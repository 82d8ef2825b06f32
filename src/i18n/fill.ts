import type { Language } from '#contracts/languages.ts';

/** Puts values into a string's `{placeholders}`; one without a value stays, so that a mistake is seen. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The plural form of a count: `results_few`, else `results_other`. Source: Intl.PluralRules. */
export function plural(
  strings: Readonly<Record<string, string>>,
  key: string,
  count: number,
  language: Language,
): string {
  const category = new Intl.PluralRules(language).select(count);
  return strings[`${key}_${category}`] ?? strings[`${key}_other`] ?? key;
}
