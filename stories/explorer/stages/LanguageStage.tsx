import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Actor } from 'xstate';
import { type languageMachine, selectLanguage } from '#machines/language.ts';
import { AppProviders } from '#src/app/AppProviders.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { LoginScreen } from '#src/screens/account/LoginScreen/index.tsx';
import { hearing } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

/** The page to sign in, whose words come from the machine; the button asks for them as the page itself does in the app. */
export function LanguageStage({ actor }: { actor: Actor<typeof languageMachine> }) {
  const strings = useStrings(stageStrings);
  const app = useApp();
  const language = useSelector(actor, selectLanguage);
  const driven = useMemo(() => {
    const translations = hearing(actor as never, ['namespace.registered']) as never;
    return { ...app, language, actors: { ...app.actors, language: translations } };
  }, [app, actor, language]);
  return (
    <Window title={strings.wordsPage}>
      <Button size="sm" onClick={() => actor.send({ type: 'namespace.registered', namespace: 'login' })}>
        {strings.askForWords}
      </Button>
      <AppProviders app={driven}>
        <LoginScreen />
      </AppProviders>
    </Window>
  );
}
