import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { type authMachine, selectIsSignedIn } from '#machines/auth.ts';
import { UserMenu } from '#src/app/shell/UserMenu/index.tsx';
import { LoginScreen } from '#src/screens/account/LoginScreen/index.tsx';
import { AppStage } from './AppStage.tsx';
import { Window } from './Window.tsx';

/** Who is signed in sees the menu with his or her name, who is not the page to sign in. */
export function AuthStage({ actor }: { actor: Actor<typeof authMachine> }) {
  const isSignedIn = useSelector(actor, selectIsSignedIn);
  return (
    <Window title="The page with the account">
      <AppStage name="auth" actor={actor}>
        {isSignedIn ? <UserMenu /> : <LoginScreen />}
      </AppStage>
    </Window>
  );
}
