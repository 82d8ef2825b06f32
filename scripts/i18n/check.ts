import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '#contracts/languages.ts';
import { SAME_AS_ENGLISH } from './sameAsEnglish.ts';
import {
  englishOf,
  type Namespace,
  placeholders,
  readNamespaces,
  readTranslations,
  sourceFiles,
  TRANSLATED_INTO,
  type Translations,
  translatedNamespaces,
} from './strings.ts';

/** What the check looks at; tests hand in their own. */
export interface Strings {
  namespaces: readonly Namespace[];
  translationsOf: (namespace: string) => Translations | undefined;
  translated: readonly string[];
  /** The app's source without its strings, to find keys that nobody reads. */
  source: string;
}

/** Everything of this repository. */
export async function allStrings(): Promise<Strings> {
  return {
    namespaces: await readNamespaces(),
    translationsOf: readTranslations,
    translated: translatedNamespaces(),
    source: readSource(),
  };
}

/**
 * What is wrong with the strings, a sentence each: missing or superfluous translations, other placeholders than English,
 * texts left in English, keys that nobody reads.
 */
export function checkStrings(strings: Strings): string[] {
  const known = new Set(strings.namespaces.map(({ namespace }) => namespace));
  const orphans = strings.translated
    .filter((namespace) => !known.has(namespace))
    .map((namespace) => `${namespace}: translated, but no screen or component has this namespace.`);
  return [...orphans, ...strings.namespaces.flatMap((namespace) => checkNamespace(namespace, strings))];
}

function checkNamespace({ namespace, english }: Namespace, { translationsOf, source }: Strings): string[] {
  const translations = translationsOf(namespace);
  if (!translations) return [`${namespace}: provider/seed/strings/${namespace}.json is missing.`];
  const superfluous = Object.keys(translations)
    .filter((key) => englishOf(key, english) === undefined)
    .map((key) => `${namespace}.${key}: translated, but no such English string.`);
  const unread = Object.keys(english)
    .filter((key) => !READ_BY_KEY.has(namespace) && !isRead(key, source))
    .map((key) => `${namespace}.${key}: nobody reads this string.`);
  const wrong = Object.entries(english).flatMap(([key, text]) =>
    TRANSLATED_INTO.flatMap((language) =>
      checkText(`${namespace}.${key}`, text, language, translations[key]?.[language]),
    ),
  );
  return [...superfluous, ...unread, ...wrong];
}

function checkText(name: string, english: string, language: Language, text: string | undefined): string[] {
  if (!text) return [`${name}: no ${language}.`];
  if (placeholders(text) !== placeholders(english)) {
    return [`${name}: ${language} has other placeholders than English.`];
  }
  const isForgotten = text === english && hasWords(text) && !SAME_AS_ENGLISH[language]?.includes(text);
  return isForgotten
    ? [
        `${name}: ${language} is the English text; if that is right, list it in scripts/i18n/sameAsEnglish.ts.`,
      ]
    : [];
}

/** Namespaces whose keys are the rows of a table, such as the error catalogue, and are never spelled out. */
const READ_BY_KEY: ReadonlySet<string> = new Set([
  'attachments',
  'errors',
  'formErrors',
  'fieldReportErrors',
  'projectErrors',
  'activityErrors',
  'routes',
]);

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** By its name, by the stem of its plural forms, or by a template such as `kind_${group}`. */
function isRead(key: string, source: string): boolean {
  const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
  const prefixes = [...key.matchAll(/_/g)].map(({ index }) => key.slice(0, index + 1));
  return (
    [key, stem].some((name) => new RegExp(`\\b${name}\\b`).test(source)) ||
    prefixes.some((prefix) => source.includes(`\`${prefix}\${`))
  );
}

function readSource(): string {
  return sourceFiles()
    .filter((file) => /\.tsx?$/.test(file) && basename(file) !== 'strings.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
