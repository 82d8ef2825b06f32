import { useId } from 'react';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { changePasswordEndpoint } from '#contracts/account/passwords.ts';
import { offers } from '#contracts/extensions.ts';
import { brokenPasswordRules } from '#rules/passwordRules.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useFields } from '#src/hooks/useFields.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { PasswordFields } from '../form/PasswordFields.tsx';
import { accountFormStrings } from '../form/strings.ts';
import { useFormMessages } from '../form/useFormMessages.ts';
import styles from './DetailsScreen.module.css';
import { accountDetailsStrings } from './strings.ts';

interface ChangePasswordDialogProps {
  user: UserProfile;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes one's password, which takes the old one. */
export function ChangePasswordDialog({ user, onChanged, onClose }: ChangePasswordDialogProps) {
  const strings = useStrings(accountDetailsStrings);
  const labels = useStrings(accountFormStrings);
  const formMessages = useFormMessages();
  const { actors, config } = useApp();
  const formId = useId();
  const owner = [user.username, user.email ?? '', user.first_name ?? '', user.last_name ?? ''];
  const changing = useMutation(changePasswordEndpoint, () => {
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.passwordChanged },
    });
    onChanged();
    onClose();
  });
  const form = useFields({
    initial: { old_password: '', new_password: '', confirm_password: '' },
    validate: ({ old_password, new_password, confirm_password }) => ({
      old_password: old_password ? undefined : labels.missing,
      new_password: brokenPasswordRules(new_password, owner).length > 0 ? labels.tooWeak : undefined,
      confirm_password: confirm_password === new_password ? undefined : labels.mismatch,
    }),
    error: changing.error,
    onSubmit: ({ old_password, new_password }) => changing.submit({ body: { old_password, new_password } }),
  });
  return (
    <Dialog
      isOpen
      heading={strings.changePassword}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={changing.isSending}>
            {strings.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <FormErrors messages={formMessages(strings.passwordFailed, changing.error, form)} />
        {offers(config, 'sessionsEnd') && <p>{strings.passwordNote}</p>}
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordInput
          label={strings.oldPassword}
          {...form.field('old_password')}
          autoComplete="current-password"
          maxLength={255}
          isRequired
        />
        <PasswordFields
          label={labels.newPassword}
          password={form.field('new_password')}
          confirmation={form.field('confirm_password')}
          owner={owner}
        />
      </form>
    </Dialog>
  );
}
