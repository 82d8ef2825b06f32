import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { signInEndpoint } from '#contracts/account/signIn.ts';
import { selectIsSignedOut } from '#machines/form.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { displayName } from '#src/domain/displayName.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './RecordForm.module.css';

/** When the session ended while somebody wrote: signs in without leaving the page, then the form is sent. */
export function SignInAgain({ actor }: { actor: RecordFormActor }) {
  const isSignedOut = useSelector(actor, selectIsSignedOut);
  return isSignedOut ? <SignInDialog onSignedIn={() => actor.send({ type: 'session.renewed' })} /> : null;
}

function SignInDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const strings = useStrings(recordFormStrings);
  const errorText = useErrorText();
  const { auth } = useApp().actors;
  const { profile } = useAuth();
  const [password, setPassword] = useState('');
  const username = profile?.username ?? '';
  const signingIn = useMutation(signInEndpoint, (answer) => {
    auth.send({ type: 'session.renewed', stored: { ...answer, displayName: displayName(answer) } });
    onSignedIn();
  });
  return (
    <Dialog isOpen heading={strings.signInHeading} size="sm" role="dialog">
      <form
        className={styles.signIn}
        onSubmit={(event) => {
          event.preventDefault();
          signingIn.submit({ body: { username, password } });
        }}
      >
        <p>{strings.signInMessage}</p>
        <FormErrors messages={signingIn.error === undefined ? [] : [errorText(signingIn.error)]} />
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
        <Button type="submit" variant="primary" isPending={signingIn.isSending}>
          {strings.signIn}
        </Button>
      </form>
    </Dialog>
  );
}
