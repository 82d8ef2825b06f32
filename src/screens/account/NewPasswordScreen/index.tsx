import { useParams } from 'react-router-dom';
import { changeRecoveredPasswordEndpoint } from '#contracts/account/passwords.ts';
import { offers } from '#contracts/extensions.ts';
import { brokenPasswordRules } from '#rules/passwordRules.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { useFields } from '#src/hooks/useFields.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../form/form.module.css';
import { PasswordFields } from '../form/PasswordFields.tsx';
import { accountFormStrings } from '../form/strings.ts';
import { useFormMessages } from '../form/useFormMessages.ts';
import { useLeadToLogin } from '../form/useLeadToLogin.ts';
import { newPasswordStrings } from './strings.ts';

/** `/recover-account/{username}/{token}`: the page that a recovery mail leads to. */
export function NewPasswordScreen() {
  const strings = useStrings(newPasswordStrings);
  const labels = useStrings(accountFormStrings);
  const formMessages = useFormMessages();
  const leadToLogin = useLeadToLogin();
  const { config } = useApp();
  const { username = '', token = '' } = useParams();
  const changing = useMutation(changeRecoveredPasswordEndpoint, () =>
    leadToLogin({ title: strings.success, text: strings.next }),
  );
  const form = useFields({
    initial: { new_password: '', confirm_password: '' },
    validate: ({ new_password, confirm_password }) => ({
      new_password: brokenPasswordRules(new_password, [username]).length > 0 ? labels.tooWeak : undefined,
      confirm_password: confirm_password === new_password ? undefined : labels.mismatch,
    }),
    error: changing.error,
    onSubmit: ({ new_password }) => changing.submit({ body: { username, token, new_password } }),
  });
  return (
    <Page heading={strings.heading} description={fill(strings.description, { username })}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {offers(config, 'sessionsEnd') && <p>{strings.sessionsEnd}</p>}
        <FormErrors messages={formMessages(strings.failed, changing.error, form)} />
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordFields
          label={labels.newPassword}
          password={form.field('new_password')}
          confirmation={form.field('confirm_password')}
          owner={[username]}
        />
        <div>
          <Button type="submit" variant="primary" isPending={changing.isSending}>
            {strings.submit}
          </Button>
        </div>
        <div className={styles.links}>
          <TextLink to={pathTo('recoverAccount')}>{strings.askAgain}</TextLink>
        </div>
      </form>
    </Page>
  );
}
