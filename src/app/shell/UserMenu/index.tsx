import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { confirmMachine, selectError, selectIsOpen, selectIsRunning } from '#machines/confirm.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { UserIcon } from '#src/components/icons.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useApp } from '../../AppContext.ts';
import { pathTo } from '../../links.ts';
import { routeStrings } from '../../routes/strings.ts';
import { shellStrings } from '../strings.ts';

/** Who is signed in, and signing out, which asks first. */
export function UserMenu() {
  const strings = useStrings(shellStrings);
  const titles = useStrings(routeStrings);
  const errorText = useErrorText();
  const { auth } = useApp().actors;
  const name = useAuth().name ?? strings.anonymous;
  const machine = useMemo(
    () =>
      confirmMachine.provide({
        actors: { run: fromPromise<unknown, undefined>(async () => auth.send({ type: 'signOut' })) },
      }),
    [auth],
  );
  const confirmation = useActorRef(machine);
  const error = useSelector(confirmation, selectError);
  return (
    <>
      <Menu
        label={
          <>
            <UserIcon /> {name}
          </>
        }
        ariaLabel={fill(strings.userMenu, { name })}
        align="end"
        items={[
          { key: 'account', label: titles.account, to: pathTo('account') },
          { key: 'logout', label: strings.logout, onPick: () => confirmation.send({ type: 'open' }) },
        ]}
      />
      <ConfirmDialog
        isOpen={useSelector(confirmation, selectIsOpen)}
        isPending={useSelector(confirmation, selectIsRunning)}
        error={error === undefined ? undefined : errorText(error)}
        onConfirm={() => confirmation.send({ type: 'confirm' })}
        onCancel={() => confirmation.send({ type: 'cancel' })}
      />
    </>
  );
}
