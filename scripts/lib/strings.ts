import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contracts/languages.ts';

type Translations = Record<string, Partial<Record<string, string>>>;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TRANSLATIONS = join(ROOT, 'provider', 'seed', 'strings');
const TRANSLATED_INTO = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

interface Namespace {
  namespace: string;
  english: Readonly<Record<string, string>>;
}

/** What is wrong with the strings, a sentence each: missing or superfluous translations, other placeholders, left in English. */
export async function checkStrings(): Promise<string[]> {
  const namespaces = await englishNamespaces();
  const known = new Set(namespaces.map(({ namespace }) => namespace));
  const orphans = readdirSync(TRANSLATIONS)
    .filter((file) => !known.has(basename(file, '.json')))
    .map((file) => `provider/seed/strings/${file}: no screen or component has this namespace.`);
  return [...orphans, ...namespaces.flatMap(checkNamespace)];
}

function checkNamespace({ namespace, english }: Namespace): string[] {
  const file = join(TRANSLATIONS, `${namespace}.json`);
  if (!existsSync(file)) return [`${namespace}: provider/seed/strings/${namespace}.json is missing.`];
  const translations = JSON.parse(readFileSync(file, 'utf8')) as Translations;
  const unused = Object.keys(translations)
    .filter((key) => !(key in english) && !isPluralOf(key, english))
    .map((key) => `${namespace}.${key}: translated, but no such English string.`);
  const wrong = Object.entries(english).flatMap(([key, text]) =>
    TRANSLATED_INTO.flatMap((language) =>
      checkText(`${namespace}.${key}`, text, language, translations[key]?.[language]),
    ),
  );
  return [...unused, ...wrong];
}

function checkText(name: string, english: string, language: string, text: string | undefined): string[] {
  if (!text) return [`${name}: no ${language}.`];
  return placeholders(text) === placeholders(english)
    ? []
    : [`${name}: ${language} has other placeholders than English.`];
}

/** Other languages have more plural forms than English: `results_few` belongs to `results_other`. */
function isPluralOf(key: string, english: Namespace['english']) {
  return `${key.replace(/_(zero|two|few|many)$/, '')}_other` in english;
}

function placeholders(text: string) {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join();
}

async function englishNamespaces(): Promise<Namespace[]> {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'strings.ts',
  );
  const modules = await Promise.all(
    files.map(
      (file): Promise<Record<string, Namespace>> => import(pathToFileURL(join(ROOT, 'src', file)).href),
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => value.english));
}
