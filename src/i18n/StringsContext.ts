import { createContext, use } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';
import type { StringsOf } from './defineStrings.ts';

/** Where strings come from. The composition root backs it by the language machine; without one, English is shown. */
export interface StringsSource {
  readonly language: Language;
  /** The strings of a namespace in the current language, laid over the English ones; registers the namespace. */
  useNamespace<Key extends string>(strings: StringsOf<Key>): Readonly<Record<Key, string>>;
}

/** English stands in the code: nothing is asked for. */
export const englishOnly: StringsSource = {
  language: DEFAULT_LANGUAGE,
  useNamespace: (strings) => strings.english,
};

export const StringsContext = createContext<StringsSource>(englishOnly);

/** The strings of a namespace in the reader's language. */
export function useStrings<Key extends string>(strings: StringsOf<Key>): Readonly<Record<Key, string>> {
  return use(StringsContext).useNamespace(strings);
}

/** The reader's language. */
export function useLanguage(): Language {
  return use(StringsContext).language;
}
