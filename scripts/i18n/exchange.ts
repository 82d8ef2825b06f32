import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import jsToXliff12 from 'xliff/jsToXliff12';
import xliff12ToJs from 'xliff/xliff12ToJs';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contracts/languages.ts';
import {
  englishOf,
  hasSamePlaceholders,
  type Namespace,
  TRANSLATED_INTO,
  type Translations,
} from './strings.ts';

/** One text in every language, as translators get it. */
export interface Row {
  namespace: string;
  key: string;
  en: string;
  texts: Partial<Record<Language, string>>;
}

/** All strings with their translations, one row a key; plural forms that English lacks have rows of their own. */
export function toRows(
  namespaces: readonly Namespace[],
  translationsOf: (namespace: string) => Translations | undefined,
): Row[] {
  return namespaces.flatMap(({ namespace, english }) => {
    const translations = translationsOf(namespace) ?? {};
    const keys = new Set([...Object.keys(english), ...Object.keys(translations)]);
    return [...keys].map((key) => ({
      namespace,
      key,
      en: englishOf(key, english) ?? '',
      texts: translations[key] ?? {},
    }));
  });
}

/** Spreadsheet: namespace, key, English, then a column a language. Begins with a mark by which Excel knows UTF-8. */
export function toCsv(rows: readonly Row[]): string {
  return stringify(
    rows.map(({ texts, ...row }) => ({ ...row, ...texts })),
    { header: true, bom: true, columns: ['namespace', 'key', DEFAULT_LANGUAGE, ...TRANSLATED_INTO] },
  );
}

/** Columns of languages may be missing: only what is there is taken. Throws on a file that is no such table. */
export function fromCsv(text: string): Row[] {
  const records = parse(text, { columns: true, bom: true, skip_empty_lines: true }) as Record<
    string,
    string
  >[];
  return records.map(({ namespace = '', key = '', en = '', ...columns }) => {
    const texts = Object.entries(columns).filter(([language, value]) => isLanguage(language) && value);
    return { namespace, key, en, texts: Object.fromEntries(texts) };
  });
}

/** XLIFF 1.2, one target language a file, one `file` a namespace. */
export function toXliff(rows: readonly Row[], language: Language): Promise<string> {
  const resources: Record<string, Record<string, { source: string; target: string }>> = {};
  for (const { namespace, key, en, texts } of rows) {
    resources[namespace] = { ...resources[namespace], [key]: { source: en, target: texts[language] ?? '' } };
  }
  return jsToXliff12({ sourceLanguage: DEFAULT_LANGUAGE, targetLanguage: language, resources });
}

/** Throws on a file that names no target language of ours. */
export async function fromXliff(text: string): Promise<Row[]> {
  const { resources, targetLanguage } = await xliff12ToJs(text);
  if (!isLanguage(targetLanguage)) throw new Error(`"${targetLanguage}" is no language of this app.`);
  return Object.entries(resources).flatMap(([namespace, units]) =>
    Object.entries(units).map(([key, { source, target }]) => ({
      namespace,
      key,
      en: String(source ?? ''),
      texts: target ? { [targetLanguage]: String(target) } : {},
    })),
  );
}

/** What a translated file would change. Nothing of a file with problems is taken. */
export interface Merge {
  problems: string[];
  /** The new content of each namespace that changes. */
  changed: Map<string, Translations>;
  /** Texts that are new or other than before. */
  count: number;
}

/** Lays translated rows over the translations there are. */
export function merge(
  rows: readonly Row[],
  namespaces: readonly Namespace[],
  translationsOf: (namespace: string) => Translations | undefined,
): Merge {
  const english = new Map(namespaces.map(({ namespace, english: texts }) => [namespace, texts]));
  const result: Merge = { problems: [], changed: new Map(), count: 0 };
  for (const { namespace, key, en, texts } of rows) {
    const source = english.get(namespace) && englishOf(key, english.get(namespace) ?? {});
    const name = `${namespace}.${key}`;
    if (source === undefined) {
      result.problems.push(`${name}: there is no such string.`);
      continue;
    }
    if (en && en !== source) {
      result.problems.push(`${name}: the English text has changed since it was sent out; export it again.`);
      continue;
    }
    for (const [language, text] of Object.entries(texts) as [Language, string][]) {
      if (language === DEFAULT_LANGUAGE) continue;
      if (!hasSamePlaceholders(key, text, source)) {
        result.problems.push(`${name}: ${language} has other placeholders than "${source}".`);
        continue;
      }
      const current = result.changed.get(namespace) ?? translationsOf(namespace) ?? {};
      if (current[key]?.[language] === text) continue;
      result.changed.set(namespace, { ...current, [key]: { ...current[key], [language]: text } });
      result.count++;
    }
  }
  return result;
}
