import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contracts/languages.ts';
import type { SharedText, StringsOf } from '#src/i18n/defineStrings.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TRANSLATIONS = join(ROOT, 'provider', 'seed', 'strings');

/** Every language but English, which stands in the source. */
export const TRANSLATED_INTO = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Where strings are said: the app, and the explorer of its machines. */
const SOURCES = ['src', 'stories/explorer'];

/** Every file there, by its whole path. */
export const sourceFiles = (): string[] => SOURCES.flatMap(filesBelow);

function filesBelow(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.map((file) => join(ROOT, folder, file));
}

/** The English strings of one screen or component: its own, and those that stand in a namespace which several share. */
export interface Namespace {
  namespace: string;
  english: Readonly<Record<string, string>>;
  shared?: Readonly<Record<string, SharedText>>;
}

/** Namespaces whose keys are the rows of a table, such as the error catalogue, and are never spelled out. */
export const READ_BY_KEY: ReadonlySet<string> = new Set([
  'attachments',
  'errors',
  'formErrors',
  'fieldReportErrors',
  'flashUpdateErrors',
  'projectErrors',
  'activityErrors',
  'localUnitErrors',
  'drefErrors',
  'perErrors',
  'perStepErrors',
  'localUnitHealth',
  'routes',
  'surgeCatalogueNames',
]);

/** Texts by key and language. */
export type Translations = Record<string, Partial<Record<Language, string>>>;

/** Every namespace of the app, out of its `strings.ts` files. */
export async function readNamespaces(): Promise<Namespace[]> {
  const files = sourceFiles().filter((file) => basename(file) === 'strings.ts');
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, StringsOf<string>>> => import(pathToFileURL(file).href)),
  );
  return modules
    .flatMap((module) => Object.values(module).filter(({ english }) => english))
    .map(ownOf)
    .sort((one, other) => one.namespace.localeCompare(other.namespace, 'en'));
}

/** Without what it takes from others. */
function ownOf({ namespace, english, shared }: StringsOf<string>): Namespace {
  const own = Object.entries(english).filter(([key]) => !(key in shared));
  return { namespace, english: Object.fromEntries(own), shared };
}

/** Namespaces that have a file of translations. */
export const translatedNamespaces = (): string[] =>
  readdirSync(TRANSLATIONS).map((file) => basename(file, '.json'));

/** Undefined when the namespace has no file yet. */
export function readTranslations(namespace: string): Translations | undefined {
  const file = fileOf(namespace);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : undefined;
}

export function writeTranslations(namespace: string, translations: Translations): void {
  writeFileSync(fileOf(namespace), `${JSON.stringify(translations, null, 2)}\n`);
}

/** Other languages have more plural forms than English: `results_few` belongs to `results_other`. */
export function englishOf(key: string, english: Namespace['english']): string | undefined {
  return english[key] ?? english[key.replace(/_(zero|two|few|many)$/, '_other')];
}

/** `{count} of {total}` has `{count},{total}`, whatever their order. */
export function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join();
}

/** A form for one or two of a thing may leave the number out: Arabic has a word for it. */
export function hasSamePlaceholders(key: string, text: string, english: string): boolean {
  if (placeholders(text) === placeholders(english)) return true;
  return /_(zero|one|two)$/.test(key) && placeholders(`${text}{count}`) === placeholders(english);
}

const fileOf = (namespace: string) => join(TRANSLATIONS, `${namespace}.json`);
