import type { UserProfile } from '#contracts/account/currentUser.ts';
import type { FormValues } from '#machines/form.ts';
import { Button } from '#src/components/Button/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../../../forms/RecordForm.module.css';
import { formStrings } from './strings.ts';

interface OwnDetailsProps {
  values: FormValues;
  isLocked: boolean;
  onFill: (patch: FormValues) => void;
}

/** Fills in who completes the report from the account of whoever does; nothing where there is nothing to add. */
export function OwnDetails({ values, isLocked, onFill }: OwnDetailsProps) {
  const strings = useStrings(formStrings);
  const { profile } = useAuth();
  const missing = Object.entries(profile ? originatorOf(profile) : {}).filter(
    ([name, detail]) => detail && !values[name],
  );
  if (missing.length === 0 || isLocked) return null;
  return (
    <div className={styles.wide}>
      <Button size="sm" onClick={() => onFill(Object.fromEntries(missing))}>
        {strings.fillInMine}
      </Button>
    </div>
  );
}

/** The account as the contact of a report. */
export const originatorOf = ({ first_name, last_name, email, profile }: UserProfile): FormValues => ({
  'contacts.Originator.name': [first_name, last_name].filter(Boolean).join(' '),
  'contacts.Originator.title': profile?.position ?? '',
  'contacts.Originator.email': email ?? '',
  'contacts.Originator.phone': profile?.phone_number ?? '',
});
