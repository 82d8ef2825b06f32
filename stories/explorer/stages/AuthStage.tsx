import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { type authMachine, selectIsSignedIn } from '#machines/auth.ts';
import { UserMenu } from '#src/app/shell/UserMenu/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { LoginScreen } from '#src/screens/account/LoginScreen/index.tsx';
import { AppStage } from './AppStage.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

/** Who is signed in sees the menu with their name, who is not the page to sign in. */
export function AuthStage({ actor }: { actor: Actor<typeof authMachine> }) {
  const strings = useStrings(stageStrings);
  const isSignedIn = useSelector(actor, selectIsSignedIn);
  return (
    <Window title={strings.accountPage}>
      <AppStage name="auth" actor={actor}>
        {isSignedIn ? <UserMenu /> : <LoginScreen />}
      </AppStage>
    </Window>
  );
}
