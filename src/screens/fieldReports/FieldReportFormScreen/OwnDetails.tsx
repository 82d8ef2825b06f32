import type { UserProfile } from '#contracts/account/currentUser.ts';
import { valueAt } from '#machines/formValues.ts';
import { Button } from '#src/components/Button/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import { useFormChange, useFormValue, useIsFormLocked } from '#src/forms/FormContext.ts';
import styles from '#src/forms/RecordForm.module.css';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { formStrings } from './strings.ts';

/** Fills in who completes the report from the account of whoever does; nothing where there is nothing to add. */
export function OwnDetails() {
  const strings = useStrings(formStrings);
  const { profile } = useAuth();
  const contacts = useFormValue<object>('contacts');
  const isLocked = useIsFormLocked();
  const change = useFormChange();
  const missing = Object.entries(profile ? originatorOf(profile) : {}).filter(
    ([path, detail]) => detail && !valueAt({ contacts }, path),
  );
  if (missing.length === 0 || isLocked) return null;
  return (
    <div className={styles.wide}>
      <Button size="sm" onClick={() => change(Object.fromEntries(missing))}>
        {strings.fillInMine}
      </Button>
    </div>
  );
}

/** The account as the contact of a report. */
export const originatorOf = ({ first_name, last_name, email, profile }: UserProfile) => ({
  'contacts.Originator.name': [first_name, last_name].filter(Boolean).join(' '),
  'contacts.Originator.title': profile?.position ?? '',
  'contacts.Originator.email': email ?? '',
  'contacts.Originator.phone': profile?.phone_number ?? '',
});
