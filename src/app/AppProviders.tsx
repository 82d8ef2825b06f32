import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { selectStrings } from '#machines/language.ts';
import type { App } from '#src/core/App.ts';
import { AppContext } from '#src/core/AppContext.ts';
import { namespacesOf, type StringsOf, translationsOf } from '#src/i18n/defineStrings.ts';
import { isolatePlaceholders } from '#src/i18n/fill.ts';
import { StringsContext, type StringsSource } from '#src/i18n/StringsContext.ts';

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
  const translations = actors.language;
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
      return useMemo(() => {
        const translated = translationsOf(strings, (namespace) => known[namespace]);
        return { ...strings.english, ...isolatePlaceholders(translated, language) };
      }, [strings, known, language]);
    },
  };
}
