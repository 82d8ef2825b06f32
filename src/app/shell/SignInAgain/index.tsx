import { useState } from 'react';
import { signInEndpoint } from '#contracts/account/signIn.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { displayName } from '#src/domain/displayName.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './SignInAgain.module.css';
import { signInAgainStrings } from './strings.ts';

/** When the session has ended elsewhere: signs in over the page, which stays as it is. A form that was refused is sent then. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const strings = useStrings(signInAgainStrings);
  const errorText = useErrorText();
  const { auth } = useApp().actors;
  const { profile } = useAuth();
  const [password, setPassword] = useState('');
  const username = profile?.username ?? '';
  const signingIn = useMutation(signInEndpoint, (answer) => {
    auth.send({ type: 'session.renewed', stored: { ...answer, displayName: displayName(answer) } });
    onClose();
  });
  return (
    <Dialog isOpen heading={strings.heading} size="sm" role="dialog" onClose={onClose} closesOnEscape>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          signingIn.submit({ body: { username, password } });
        }}
      >
        <p>{strings.message}</p>
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
