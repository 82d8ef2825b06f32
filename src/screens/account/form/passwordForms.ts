import { brokenPasswordRules } from '#rules/passwordRules.ts';
import { formOf } from '#src/forms/definition.ts';
import { useFormOptions } from '#src/forms/FormContext.ts';
import { defineSmallForm } from '#src/forms/SmallForm.tsx';
import { newPassword, password } from './kinds.tsx';
import { accountFormStrings } from './strings.ts';

/** `old_password` is asked of those who are signed in. */
export interface PasswordValues {
  readonly old_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}
export const NO_PASSWORDS: PasswordValues = { old_password: '', new_password: '', confirm_password: '' };

const WORDS = [accountFormStrings] as const;
const TEXTS = accountFormStrings.english;
const { field, section } = formOf<PasswordValues, readonly string[]>()(...WORDS);
const IS_PASSWORD = { isRequired: true, limit: 255 } as const;
const CHOSEN = [
  field('new_password', newPassword(useFormOptions<readonly string[]>), 'newPassword', IS_PASSWORD),
  field('confirm_password', password('new-password'), 'confirmPassword', IS_PASSWORD),
];

/** Facts and options of both: names and addresses of the owner, which may be no part of the password. */
const passwordForm = (isOldAsked: boolean) =>
  defineSmallForm<PasswordValues, readonly string[]>({
    words: WORDS,
    errors: accountFormStrings,
    sections: [
      section('passwords', () => undefined, [
        ...(isOldAsked
          ? [field('old_password', password('current-password'), 'oldPassword', IS_PASSWORD)]
          : []),
        ...CHOSEN,
      ]),
    ],
    validate: ({ old_password, new_password, confirm_password }, owner) => ({
      old_password: isOldAsked && !old_password ? TEXTS.missing : undefined,
      new_password: brokenPasswordRules(new_password, owner).length > 0 ? TEXTS.tooWeak : undefined,
      confirm_password: confirm_password === new_password ? undefined : TEXTS.mismatch,
    }),
  });

export const changePasswordForm = passwordForm(true);
export const newPasswordForm = passwordForm(false);
