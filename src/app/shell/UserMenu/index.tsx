import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { UserIcon } from '#src/components/laterIcons.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { tellAfterReload } from '#src/core/tellAfterReload.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { failureStrings } from '#src/hooks/strings.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';
import { userMenuStrings } from './strings.ts';
import styles from './UserMenu.module.css';

const SignInAgain = lazyComponent(
  async () => (await import('../SignInAgain/index.tsx')).SignInAgain,
  // What was refused says so where it was asked for.
  () => null,
);

/** Who is signed in, signing out, which asks first, and signing in again where the session has ended elsewhere. */
export function UserMenu() {
  const strings = useStrings(shellStrings);
  const words = useStrings(userMenuStrings);
  const titles = useStrings(routeStrings);
  const { auth } = useApp().actors;
  const account = useAuth();
  const name = account.name ?? strings.anonymous;
  useFailureAlert(
    {
      error: account.profileStatus === 'failed' || undefined,
      retry: () => auth.send({ type: 'profile.refetch' }),
    },
    useStrings(failureStrings).profile,
  );
  const leaving = useConfirm(() => {
    tellAfterReload(words.loggedOut);
    auth.send({ type: 'signOut' });
  });
  const [isRefused, setRefused] = useState(false);
  useEffect(() => auth.on('session.refused', () => setRefused(true)).unsubscribe, [auth]);
  return (
    <>
      <Menu
        label={
          <>
            <UserIcon /> <span className={styles.name}>{name}</span>
          </>
        }
        ariaLabel={fill(strings.userMenu, { name })}
        align="end"
        items={[
          { key: 'account', label: titles.account, to: pathTo('account') },
          { key: 'logout', label: strings.logout, onPick: () => leaving.open() },
        ]}
      />
      <ConfirmDialog
        {...leaving.dialog}
        message={
          <>
            <strong>{words.logoutQuestion}</strong> <span>{words.confirmMessage}</span>
          </>
        }
      />
      {isRefused && <SignInAgain onClose={() => setRefused(false)} />}
    </>
  );
}
