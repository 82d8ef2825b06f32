import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import { type StringsByNamespace, selectStrings } from '#machines/language.ts';
import type { App } from '#src/core/App.ts';
import { AppContext } from '#src/core/AppContext.ts';
import { namespacesOf, type StringsOf, translationsOf } from '#src/i18n/defineStrings.ts';
import { isolatePlaceholders } from '#src/i18n/fill.ts';
import { englishOnly, StringsContext, type StringsSource } from '#src/i18n/StringsContext.ts';

/** Hands the app and its language to everything below. */
export function AppProviders({ app, children }: { app: App; children: ReactNode }) {
  const strings = useMemo(() => stringsOf(app), [app]);
  return (
    <AppContext value={app}>
      <StringsContext value={strings}>{children}</StringsContext>
    </AppContext>
  );
}

function stringsOf({ language, actors }: App): StringsSource {
  if (language === DEFAULT_LANGUAGE) return englishOnly;
  const translations = actors.language;
  const merged = new WeakMap<StringsOf<string>, { known: StringsByNamespace; texts: object }>();
  return {
    language,
    useNamespace<Key extends string>(strings: StringsOf<Key>) {
      const namespaces = useMemo(() => namespacesOf(strings), [strings]);
      useEffect(() => {
        for (const namespace of namespaces) translations.send({ type: 'namespace.registered', namespace });
      }, [namespaces, translations.send]);
      const known = useSelector(translations, selectStrings, (one, other) =>
        namespaces.every((namespace) => one[namespace] === other[namespace]),
      );
      return textsOf(strings, namespaces, known);
    },
  };

  /** Made once for all who say them, and anew where there are others. */
  function textsOf<Key extends string>(
    strings: StringsOf<Key>,
    namespaces: readonly string[],
    known: StringsByNamespace,
  ): Readonly<Record<Key, string>> {
    const made = merged.get(strings);
    if (made && namespaces.every((namespace) => made.known[namespace] === known[namespace]))
      return made.texts as Record<Key, string>;
    const translated = translationsOf(strings, (namespace) => known[namespace]);
    const texts = { ...strings.english, ...isolatePlaceholders(translated, language) };
    merged.set(strings, { known, texts });
    return texts;
  }
}
