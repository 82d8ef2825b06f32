import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { Language } from '#contracts/languages.ts';
import { checkGlossary, readGlossary, type Term } from './glossary.ts';
import { checkOnePlace } from './onePlace.ts';
import { checkOneTranslation } from './oneTranslation.ts';
import { checkPlurals } from './plurals.ts';
import { SAME_AS_ENGLISH } from './sameAsEnglish.ts';
import {
  englishOf,
  hasSamePlaceholders,
  type Namespace,
  READ_BY_KEY,
  ROOT,
  readNamespaces,
  readTranslations,
  sourceFiles,
  TRANSLATED_INTO,
  type Translations,
  translatedNamespaces,
} from './strings.ts';
import { checkTypography } from './typography.ts';
import { type SourceFile, writtenEnglish } from './writtenEnglish.ts';

/** What the check looks at; tests hand in their own. */
export interface Strings {
  namespaces: readonly Namespace[];
  translationsOf: (namespace: string) => Translations | undefined;
  translated: readonly string[];
  terms: readonly Term[];
  /** The app's source without its strings, to find keys that nobody reads. */
  source: string;
  /** Its files, to find English that stands in the code. */
  files?: readonly SourceFile[];
}

/** Everything of this repository. */
export async function allStrings(): Promise<Strings> {
  return {
    namespaces: await readNamespaces(),
    translationsOf: readTranslations,
    translated: translatedNamespaces(),
    terms: readGlossary(),
    source: readSource(),
    files: sourceFiles()
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') })),
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
  const isRead = readerOf(strings.source);
  return [
    ...orphans,
    ...checkOnePlace(strings.namespaces),
    ...strings.namespaces.flatMap((namespace) => checkNamespace(namespace, strings, isRead)),
    ...writtenEnglish(strings.files ?? []),
    ...checkOneTranslation(strings.namespaces, strings.translationsOf),
  ];
}

function checkNamespace(
  { namespace, english, shared = {} }: Namespace,
  { translationsOf, terms, namespaces }: Strings,
  isRead: (key: string) => boolean,
): string[] {
  const translations = translationsOf(namespace);
  if (!translations) return [`${namespace}: provider/seed/strings/${namespace}.json is missing.`];
  const superfluous = Object.keys(translations)
    .filter((key) => englishOf(key, english) === undefined)
    .map((key) => `${namespace}.${key}: translated, but no such English string.`);
  const unread = Object.keys({ ...english, ...shared })
    .filter((key) => !READ_BY_KEY.has(namespace) && !isRead(key) && !isTaken(key, namespace, namespaces))
    .map((key) => `${namespace}.${key}: nobody reads this string.`);
  const wrong = Object.entries(english).flatMap(([key, text]) =>
    TRANSLATED_INTO.flatMap((language) =>
      checkText(`${namespace}.${key}`, text, language, translations[key]?.[language]),
    ),
  );
  const marks = [
    ...Object.entries(english).flatMap(([key, text]) => checkTypography(`${namespace}.${key}`, text, 'en')),
    ...Object.entries(translations).flatMap(([key, texts]) =>
      TRANSLATED_INTO.flatMap((language) =>
        checkTypography(`${namespace}.${key}`, texts[language] ?? '', language),
      ),
    ),
  ];
  const words = Object.entries(translations).flatMap(([key, texts]) =>
    TRANSLATED_INTO.flatMap((language) =>
      checkGlossary(
        `${namespace}.${key}`,
        { english: englishOf(key, english) ?? '', text: texts[language] ?? '', language },
        texts[language] ? terms : [],
      ),
    ),
  );
  const plurals = checkPlurals({ namespace, english }, translations);
  return [...superfluous, ...unread, ...wrong, ...marks, ...words, ...plurals];
}

function checkText(name: string, english: string, language: Language, text: string | undefined): string[] {
  if (!text) {
    const [namespace, key] = name.split('.');
    return [
      `${name}: no ${language}: provider/seed/strings/${namespace}.json, "${key}": { "${language}": "…" }.`,
    ];
  }
  if (!hasSamePlaceholders(name, text, english)) {
    return [`${name}: ${language} has other placeholders than English.`];
  }
  const isForgotten = text === english && hasWords(text) && !SAME_AS_ENGLISH[language]?.includes(text);
  return isForgotten
    ? [
        `${name}: ${language} is the English text; if that is right, list it in scripts/i18n/sameAsEnglish.ts.`,
      ]
    : [];
}

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/**
 * Whether the source reads a key: by its name, by the stem of its plural forms, or by a template such as `kind_${group}`. The source is
 * gone through once, and not once for each of thousands of keys.
 */
function readerOf(source: string) {
  const names = new Set(source.match(/\w+/g));
  const beginnings = new Set([...source.matchAll(/`(\w+_)\$\{/g)].map(([, beginning]) => beginning));
  return (key: string): boolean => {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const prefixes = [...key.matchAll(/_/g)].map(({ index }) => key.slice(0, index + 1));
    return names.has(key) || names.has(stem) || prefixes.some((prefix) => beginnings.has(prefix));
  };
}

/** By the strings of a screen. */
const isTaken = (key: string, namespace: string, namespaces: readonly Namespace[]) =>
  namespaces.some(({ shared = {} }) =>
    Object.values(shared).some(([other, name]) => other === namespace && name === key),
  );

function readSource(): string {
  return sourceFiles()
    .filter((file) => /\.tsx?$/.test(file) && basename(file) !== 'strings.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
