import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { EXTENSION_NAMES } from '#contracts/extensions.ts';
import type { Language } from '#contracts/languages.ts';
import { createApp } from '#src/app/createApp.ts';
import { AppContext } from '#src/core/AppContext.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { StringsContext } from '#src/i18n/StringsContext.ts';
import { createMemoryRouter, RouterProvider } from '#src/router/index.ts';
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
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Framed /> }]));
  const strings = useMemo(() => stringsIn(language), [language]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return (
    <AppContext value={app}>
      <StringsContext value={strings}>
        <Story value={<div className={isFullScreen ? undefined : styles.padded}>{children}</div>}>
          <RouterProvider router={router} />
        </Story>
      </StringsContext>
    </AppContext>
  );
}

const Story = createContext<ReactNode>(undefined);

/** A router that blocks ways as the app's does takes what it shows by its routes only. */
function Framed() {
  return use(Story);
}

const CONFIG = {
  title: 'GO',
  environment: 'storybook',
  apiEndpoint: '',
  riskApiEndpoint: '',
  federationEmailDomain: '',
  mapStyleUrl: '',
  sentryDsn: '',
  extensions: EXTENSION_NAMES,
  version: 'storybook',
  buildLabel: 'ALPHA-1',
  sourceUrl: 'https://source.example/go',
};
