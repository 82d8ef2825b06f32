import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '#contracts/languages.ts';
import { AppContext } from '#src/app/AppContext.ts';
import { createApp } from '#src/app/createApp.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { StringsContext } from '#src/i18n/StringsContext.ts';
import styles from './StoryFrame.module.css';
import { stringsIn } from './strings.ts';

interface StoryFrameProps {
  language: Language;
  /** The story brings its own edges. */
  isFullScreen: boolean;
  children: ReactNode;
}

/** What the app has around its screens: language and direction, strings, actors, links. No call leaves it by itself. */
export function StoryFrame({ language, isFullScreen, children }: StoryFrameProps) {
  const [app] = useState(() => createApp(CONFIG, 'en'));
  const strings = useMemo(() => stringsIn(language), [language]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return (
    <AppContext value={app}>
      <StringsContext value={strings}>
        <MemoryRouter>
          <div className={isFullScreen ? undefined : styles.padded}>{children}</div>
        </MemoryRouter>
      </StringsContext>
    </AppContext>
  );
}

const CONFIG = {
  title: 'GO',
  environment: 'storybook',
  apiEndpoint: '',
  riskApiEndpoint: '',
  federationEmailDomain: '',
  mapStyleUrl: '',
  sentryDsn: '',
  version: 'storybook',
};
