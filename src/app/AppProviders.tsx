import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { selectNamespaceStrings } from '#machines/language.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { StringsContext, type StringsSource } from '#src/i18n/StringsContext.ts';
import { AppContext } from './AppContext.ts';
import type { App } from './createApp.ts';

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
    useNamespace<Key extends string>({ namespace, english }: StringsOf<Key>) {
      useEffect(
        () => translations.send({ type: 'namespace.registered', namespace }),
        [namespace, translations.send],
      );
      const translated = useSelector(
        translations,
        useMemo(() => selectNamespaceStrings(namespace), [namespace]),
      );
      return useMemo(() => ({ ...english, ...translated }), [english, translated]);
    },
  };
}
