import { useMemo } from 'react';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { changePasswordEndpoint } from '#contracts/account/passwords.ts';
import { offers } from '#contracts/extensions.ts';
import { useApp } from '#src/core/AppContext.ts';
import { FormDialog, useSmallForm, useTyped } from '#src/forms/SmallForm.tsx';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { changePasswordForm, NO_PASSWORDS } from '../form/passwordForms.ts';
import { accountDetailsStrings } from './strings.ts';

interface ChangePasswordDialogProps {
  user: UserProfile;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes one's password, which takes the old one. */
export function ChangePasswordDialog({ user, onChanged, onClose }: ChangePasswordDialogProps) {
  const strings = useStrings(accountDetailsStrings);
  const { actors, config } = useApp();
  const owner = useMemo(
    () => [user.username, user.email ?? '', user.first_name ?? '', user.last_name ?? ''],
    [user],
  );
  const changing = useMutation(changePasswordEndpoint, () => {
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.passwordChanged },
    });
    onChanged();
    onClose();
  });
  const form = useSmallForm(changePasswordForm, {
    initial: NO_PASSWORDS,
    facts: owner,
    error: changing.error,
    onSubmit: ({ old_password, new_password }) => changing.submit({ body: { old_password, new_password } }),
  });
  const isTyped = useTyped(form, (values) => Object.values(values).some(Boolean));
  return (
    <FormDialog
      form={form}
      closesOnEscape={!isTyped}
      heading={strings.changePassword}
      submit={strings.confirm}
      failed={strings.passwordFailed}
      options={owner}
      isSending={changing.isSending}
      onClose={onClose}
      above={
        <>
          {offers(config, 'sessionsEnd') && <p>{strings.passwordNote}</p>}
          {/* Tells a password manager whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        </>
      }
    />
  );
}
