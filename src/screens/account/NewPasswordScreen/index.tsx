import { useMemo } from 'react';
import { useParams } from 'react-router';
import { changeRecoveredPasswordEndpoint } from '#contracts/account/passwords.ts';
import { offers } from '#contracts/extensions.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { SmallForm, useSmallForm } from '#src/forms/SmallForm.tsx';
import { useMutation } from '#src/hooks/useMutation.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { AccountFrame } from '../form/AccountFrame/index.tsx';
import styles from '../form/form.module.css';
import { NO_PASSWORDS, newPasswordForm } from '../form/passwordForms.ts';
import { useLeadToLogin } from '../form/useLeadToLogin.ts';
import { newPasswordStrings } from './strings.ts';

/** `/recover-account/{username}/{token}`: the page that a recovery mail leads to. */
export function NewPasswordScreen() {
  const strings = useStrings(newPasswordStrings);
  const leadToLogin = useLeadToLogin();
  const { config } = useApp();
  const { username = '', token = '' } = useParams();
  const changing = useMutation(changeRecoveredPasswordEndpoint, () =>
    leadToLogin({ title: strings.success, text: strings.next }),
  );
  const owner = useMemo(() => [username], [username]);
  const form = useSmallForm(newPasswordForm, {
    initial: NO_PASSWORDS,
    facts: owner,
    error: changing.error,
    onSubmit: ({ new_password }) => changing.submit({ body: { username, token, new_password } }),
  });
  return (
    <Page heading={strings.heading} description={fill(strings.description, { username })}>
      <AccountFrame>
        <SmallForm
          form={form}
          className={styles.form}
          failed={strings.failed}
          options={owner}
          above={
            <>
              {offers(config, 'sessionsEnd') && <p>{strings.sessionsEnd}</p>}
              {/* Tells a password manager whose password it is. */}
              <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            </>
          }
        >
          <div>
            <Button type="submit" variant="primary" isPending={changing.isSending}>
              {strings.submit}
            </Button>
          </div>
          <div className={styles.links}>
            <TextLink to={pathTo('recoverAccount')}>{strings.askAgain}</TextLink>
          </div>
        </SmallForm>
      </AccountFrame>
    </Page>
  );
}
