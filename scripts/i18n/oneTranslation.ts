import type { Language } from '#contracts/languages.ts';
import { type Namespace, TRANSLATED_INTO, type Translations } from './strings.ts';

/** One word of English that other languages say by several, each with the reason. */
export const SEVERAL_TRANSLATIONS: Readonly<Record<string, string>> = {
  Country: 'The kind of a search result stands without an article in Arabic.',
  Emergency: 'The kind of a search result stands without an article in Arabic.',
  Region: 'The kind of a search result stands without an article in Arabic.',
  'Rapid response': 'The kind of a search result stands without an article in Arabic.',
  Position: 'What somebody does in an organization, and the post of a deployment.',
  Surge: 'The name of the page, and short in tabs and groups.',
  Other: 'Agrees with what it is one of: a type, a count of people, a source.',
  Remove: 'Ends a subscription, and takes an entry out of a list.',
  'Remove {name}': 'Ends a subscription, and takes an entry out of a list.',
  People: 'Those who are helped, and those who are deployed.',
  Search: 'The name of a page, and what a button does.',
  'Deployed by': 'One Society in the row of a deployment, several in that of an emergency.',
  Timeline: 'A list of what happened, and a chart.',
  Time: 'Of a clock, and of a phase of a response.',
  Government: 'One that counts people, and a type of organization.',
};

/** Texts that English says alike and a language says in several ways, a sentence each. */
export function checkOneTranslation(
  namespaces: readonly Namespace[],
  translationsOf: (namespace: string) => Translations | undefined,
): string[] {
  const said = new Map<string, Map<string, string>>();
  const problems: string[] = [];
  const check = (english: string, name: string, language: Language, text: string | undefined) => {
    if (!text || english in SEVERAL_TRANSLATIONS) return;
    const here = said.get(language + english) ?? new Map<string, string>();
    said.set(language + english, here.set(text, name));
    if (here.size < 2) return;
    const [[first, where] = []] = here;
    if (first === text) return;
    problems.push(
      `${name}: ${language} says “${text}” for “${english}”, and “${first}” in ${where}: one of them, or a reason in scripts/i18n/oneTranslation.ts.`,
    );
  };
  for (const { namespace, english } of namespaces) {
    const translations = translationsOf(namespace) ?? {};
    for (const [key, text] of Object.entries(english)) {
      for (const language of TRANSLATED_INTO) {
        check(text, `${namespace}.${key}`, language, translations[key]?.[language]);
      }
    }
  }
  return problems;
}
