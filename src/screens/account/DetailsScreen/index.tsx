import { useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { isGuest } from '#src/domain/permissions.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { accountFormStrings } from '../form/strings.ts';
import { useOrganizations } from '../form/useOrganizations.ts';
import { ApiTokens } from './ApiTokens.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import styles from './DetailsScreen.module.css';
import { EditProfileDialog } from './EditProfileDialog.tsx';
import { accountDetailsStrings } from './strings.ts';

/** `/account/details`: who one is here, one's password, and tokens for programs. */
export function DetailsScreen() {
  const strings = useStrings(accountDetailsStrings);
  const labels = useStrings(accountFormStrings);
  const user = useProfile();
  const organizations = useOrganizations();
  const [dialog, setDialog] = useState<'profile' | 'password'>();
  const { profile } = user;
  const close = () => setDialog(undefined);
  const country = organizations.countries?.find(({ id }) => id === profile?.country);
  const type = organizations.types.find(({ value }) => value === profile?.org_type);
  return (
    <>
      <Panel
        heading={strings.information}
        actions={
          <div className={styles.actions}>
            <Button onClick={() => setDialog('password')}>{strings.changePassword}</Button>
            {!isGuest(user) && <Button onClick={() => setDialog('profile')}>{strings.editProfile}</Button>}
          </div>
        }
      >
        <DescriptionList
          items={[
            { term: strings.username, value: user.username },
            { term: strings.fullName, value: [user.first_name, user.last_name].filter(Boolean).join(' ') },
            { term: labels.email, value: user.email },
            { term: labels.phoneNumber, value: profile?.phone_number && <bdi>{profile.phone_number}</bdi> },
            { term: labels.country, value: country?.name },
            { term: labels.city, value: profile?.city },
            { term: labels.organization, value: profile?.org },
            { term: labels.organizationType, value: type?.label ?? profile?.org_type },
            { term: labels.department, value: profile?.department },
            { term: labels.position, value: profile?.position },
          ]}
        />
      </Panel>
      <ApiTokens />
      {dialog === 'profile' && <EditProfileDialog user={user} onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog user={user} onClose={close} />}
    </>
  );
}
