import { useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { selectIsSigningIn, selectSignInError } from '#machines/auth.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { isRefusal } from '#src/hooks/useRefusalText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { AccountFrame } from '../form/AccountFrame/index.tsx';
import styles from '../form/form.module.css';
import { loginStrings } from './strings.ts';

/** `/login`: signs in by e-mail or user name. The guard of the route leads on once signed in. */
export function LoginScreen() {
  const strings = useStrings(loginStrings);
  const errorText = useErrorText();
  const { auth } = useApp().actors;
  const isSigningIn = useSelector(auth, selectIsSigningIn);
  const error = useSelector(auth, selectSignInError);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  // Who is refused has something to check; without a connection, or a service, nothing is wrong with what was typed.
  const messages = isRefusal(error)
    ? [strings.failed, errorText(error), strings.inactive]
    : error === undefined
      ? []
      : [errorText(error)];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (username.trim() && password) {
      auth.send({ type: 'signIn.submitted', username: username.trim(), password });
    } else {
      const firstWrong = username.trim() ? 'password' : 'username';
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLInputElement | null)?.focus();
    }
  }

  return (
    <Page heading={strings.heading} description={strings.description}>
      <Notice />
      <AccountFrame>
        <form className={styles.form} onSubmit={submit} noValidate>
          <FormErrors messages={messages} />
          <TextInput
            label={strings.username}
            name="username"
            value={username}
            onChange={setUsername}
            error={isChecked && !username.trim() ? strings.usernameMissing : undefined}
            autoComplete="username"
            isRequired
          />
          <PasswordInput
            label={strings.password}
            name="password"
            value={password}
            onChange={setPassword}
            error={isChecked && !password ? strings.passwordMissing : undefined}
            autoComplete="current-password"
            isRequired
          />
          <div>
            <Button type="submit" variant="primary" isPending={isSigningIn}>
              {strings.submit}
            </Button>
          </div>
          <div className={styles.links}>
            <TextLink to={pathTo('recoverAccount')}>{strings.forgotten}</TextLink>
            <TextLink to={pathTo('resendValidationEmail')}>{strings.resend}</TextLink>
            <p>
              {strings.noAccount} <TextLink to={pathTo('register')}>{strings.signUp}</TextLink>
            </p>
          </div>
        </form>
      </AccountFrame>
    </Page>
  );
}

/** What comes next, after another page of accounts has done its part. */
function Notice() {
  const { state } = useLocation();
  const notice = (state as { notice?: string } | null)?.notice;
  return notice ? <Banner variant="success">{notice}</Banner> : null;
}
