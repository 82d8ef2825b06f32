import type { Language } from '#contracts/languages.ts';
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
    useNamespace: ({ namespace, english }) => {
      if (language === 'en') return english;
      const entries = Object.entries(translationsOf(namespace)).flatMap(([key, texts]) => {
        const text = texts[language];
        return text ? [[key, text]] : [];
      });
      return { ...english, ...Object.fromEntries(entries) };
    },
  };
}

function translationsOf(namespace: string): Translations {
  const file = `./${namespace}.json`;
  return folder.keys().includes(file) ? folder(file) : {};
}
