import type { Language } from '#contracts/languages.ts';
import { translationsOf } from '#src/i18n/defineStrings.ts';
import type { StringsSource } from '#src/i18n/StringsContext.ts';

type Translations = Readonly<Record<string, Partial<Record<Language, string>>>>;

interface Folder {
  (file: string): Translations;
  keys(): string[];
}

/** The translations that the provider is seeded with, read when the stories are built. */
const folder: Folder = (
  import.meta as unknown as { webpackContext(path: string, options: { regExp: RegExp }): Folder }
).webpackContext('../../provider/seed/strings', { regExp: /\.json$/ });

/** The app's strings without its API: English where a translation is missing, as in the app. */
export function stringsIn(language: Language): StringsSource {
  return {
    language,
    useNamespace: (strings) => {
      if (language === 'en') return strings.english;
      return { ...strings.english, ...translationsOf(strings, (namespace) => textsIn(namespace, language)) };
    },
  };
}

function textsIn(namespace: string, language: Language): Record<string, string> {
  const file = `./${namespace}.json`;
  const entries = Object.entries(folder.keys().includes(file) ? folder(file) : {}).flatMap(([key, texts]) => {
    const text = texts[language];
    return text ? [[key, text]] : [];
  });
  return Object.fromEntries(entries);
}
