import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { signInEndpoint } from '#contracts/endpoints/signIn.ts';
import { selectIsSignedOut } from '#machines/form.ts';
import { requestMachine, selectError, selectIsPending } from '#machines/request.ts';
import { useApp } from '#src/app/AppContext.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { displayName } from '#src/domain/displayName.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './RecordForm.module.css';
import { recordFormStrings } from './strings.ts';
import type { RecordFormActor } from './useRecordForm.ts';

interface Credentials {
  username: string;
  password: string;
}

/** When the session ended while somebody wrote: signs in without leaving the page, then the form is sent. */
export function SignInAgain({ actor }: { actor: RecordFormActor }) {
  const isSignedOut = useSelector(actor, selectIsSignedOut);
  return isSignedOut ? <SignInDialog onSignedIn={() => actor.send({ type: 'session.renewed' })} /> : null;
}

function SignInDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const strings = useStrings(recordFormStrings);
  const errorText = useErrorText();
  const { client, actors } = useApp();
  const { profile } = useAuth();
  const [password, setPassword] = useState('');
  const username = profile?.username ?? '';
  const request = useActorRef(
    requestMachine.provide({
      actors: {
        send: fromPromise(async ({ input, signal }) => {
          const answer = await client.call(signInEndpoint, { body: input.request as Credentials, signal });
          actors.auth.send({
            type: 'session.renewed',
            stored: { ...answer, displayName: displayName(answer) },
          });
          onSignedIn();
          return answer;
        }),
      },
    }),
    { input: {} },
  );
  const error = useSelector(request, selectError);
  const isPending = useSelector(request, selectIsPending);
  return (
    <Dialog isOpen heading={strings.signInHeading} size="sm" role="dialog">
      <form
        className={styles.signIn}
        onSubmit={(event) => {
          event.preventDefault();
          request.send({ type: 'request.changed', request: { username, password } });
        }}
      >
        <p>{strings.signInMessage}</p>
        <FormErrors messages={error === undefined ? [] : [errorText(error)]} />
        <TextInput
          label={strings.username}
          name="username"
          value={username}
          onChange={() => {}}
          readOnly
          autoComplete="username"
        />
        <PasswordInput
          label={strings.password}
          name="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          isRequired
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {strings.signIn}
        </Button>
      </form>
    </Dialog>
  );
}
