import { useState } from 'react';
import { withoutIsolates } from '#rules/isolate.ts';
import { can } from '#rules/permissions.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { fill, fillNodes } from '#src/i18n/fill.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { accountFormStrings } from '../form/strings.ts';
import { useOrganizations } from '../form/useOrganizations.ts';
import { ApiTokens } from './ApiTokens.tsx';
import styles from './DetailsScreen.module.css';
import { Roles } from './Roles.tsx';
import { accountDetailsStrings } from './strings.ts';

const ChangePasswordDialog = lazyComponent(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const EditProfileDialog = lazyComponent(
  async () => (await import('./EditProfileDialog.tsx')).EditProfileDialog,
);

/** `/account/details`: who one is here, one's password, and tokens for programs. */
export function DetailsScreen() {
  const strings = useStrings(accountDetailsStrings);
  const labels = useStrings(accountFormStrings);
  const user = useProfile();
  const organizations = useOrganizations();
  useFailureAlert(organizations);
  const [passwordChanges, setPasswordChanges] = useState(0);
  const [dialog, setDialog] = useState<'profile' | 'password'>();
  const { profile } = user;
  const close = () => setDialog(undefined);
  const countryName = (country: number | null | undefined) =>
    organizations.countries?.find(({ id }) => id === country)?.name ?? MISSING;
  const typeName = (type: string | null | undefined) =>
    organizations.types.options?.find(({ value }) => value === type)?.label ?? type ?? MISSING;
  return (
    <>
      <Panel
        heading={strings.information}
        actions={
          <div className={styles.actions}>
            <Button onClick={() => setDialog('password')}>{strings.changePassword}</Button>
            {can.editOwnProfile(user) && (
              <Button onClick={() => setDialog('profile')}>{strings.editProfile}</Button>
            )}
          </div>
        }
      >
        {profile?.waiting && (
          <Banner>
            {fill(strings.waits, {
              country: countryName(profile.waiting.country),
              type: typeName(profile.waiting.org_type),
            })}
          </Banner>
        )}
        <DescriptionList
          items={[
            { term: strings.username, value: user.username },
            { term: strings.fullName, value: [user.first_name, user.last_name].filter(Boolean).join(' ') },
            { term: labels.email, value: user.email },
            { term: labels.phoneNumber, value: profile?.phone_number && <bdi>{profile.phone_number}</bdi> },
            { term: labels.country, value: countryName(profile?.country) },
            { term: labels.city, value: profile?.city },
            { term: labels.organization, value: profile?.org },
            { term: labels.organizationType, value: typeName(profile?.org_type) },
            { term: labels.department, value: profile?.department },
            { term: labels.position, value: profile?.position },
          ]}
        />
      </Panel>
      <Roles user={user} countries={organizations.countries} />
      {/* A new password ends them: the list is asked for anew. */}
      <ApiTokens key={passwordChanges} />
      {/* The API has no call for it that a member may make. */}
      <Panel heading={strings.closing}>
        <p>
          {fillNodes(strings.closingText, {
            contact: (
              <TextLink
                to={`mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent(withoutIsolates(fill(strings.closingSubject, { username: user.username })))}`}
                isExternal
              >
                {CONTACT_EMAIL}
              </TextLink>
            ),
          })}
        </p>
      </Panel>
      {dialog === 'profile' && <EditProfileDialog user={user} onClose={close} />}
      {dialog === 'password' && (
        <ChangePasswordDialog
          user={user}
          onChanged={() => setPasswordChanges((count) => count + 1)}
          onClose={close}
        />
      )}
    </>
  );
}
