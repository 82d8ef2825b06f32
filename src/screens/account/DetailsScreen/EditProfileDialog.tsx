import { useState } from 'react';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { PROFILE_LENGTHS, updateUserEndpoint } from '#contracts/account/profile.ts';
import type { BodyOf } from '#contracts/defineEndpoint.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { formOf } from '#src/forms/definition.ts';
import { useScope } from '#src/forms/FormContext.ts';
import { defineSmallForm, FormDialog, useSmallForm, useTyped } from '#src/forms/SmallForm.tsx';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type Organizations, withOrganization } from '../form/kinds.tsx';
import { personFields } from '../form/personFields.ts';
import { accountFormStrings } from '../form/strings.ts';
import { useOrganizations } from '../form/useOrganizations.ts';
import { changedProfile, type ProfileFields, profileFields } from './profileFields.ts';
import { accountDetailsStrings } from './strings.ts';

interface EditProfileDialogProps {
  user: UserProfile;
  onClose: () => void;
}

/** Changes one's names and profile: what was not touched is not sent, so that nothing is overwritten. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  const strings = useStrings(accountDetailsStrings);
  const organizations = useOrganizations();
  const { alerts, auth } = useApp().actors;
  const [initial] = useState(() => profileFields(user));
  const saving = useMutation(updateUserEndpoint, () => {
    auth.send({ type: 'profile.refetch' });
    alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.edited },
    });
    onClose();
  });
  const form = useSmallForm(profileForm, {
    initial,
    facts: initial,
    error: saving.error,
    onSubmit: (values) =>
      saving.submit({
        path: { id: user.id },
        body: changedProfile(initial, values) as BodyOf<typeof updateUserEndpoint>,
      }),
  });
  const leaving = useConfirm(async () => onClose());
  const isChanged = useTyped(form, (values) => Object.keys(changedProfile(initial, values)).length > 0);
  return (
    <FormDialog
      form={form}
      size="lg"
      closesOnEscape
      heading={strings.editHeading}
      submit={strings.confirm}
      failed={strings.editFailed}
      options={organizations}
      isSending={saving.isSending}
      onClose={isChanged ? () => leaving.open() : onClose}
    >
      <ConfirmDialog {...leaving.dialog} heading={strings.discardHeading} message={strings.discardQuestion} />
    </FormDialog>
  );
}

/** A new country or kind of organization waits for an administrator. */
function ConfirmationNote() {
  const strings = useStrings(accountDetailsStrings);
  const isWaiting = useScope<ProfileFields, ProfileFields>(
    ({ values, facts }) => values.country !== facts?.country || values.org_type !== facts?.org_type,
  );
  return isWaiting && <p role="status">{strings.confirmationNote}</p>;
}

const { person, organization, work } = personFields({
  type: 'org_type',
  name: 'org',
  lengths: PROFILE_LENGTHS,
  isRequired: false,
});
const WORDS = [accountFormStrings, accountDetailsStrings] as const;
const { section } = formOf<ProfileFields, Organizations, ProfileFields>()(...WORDS);
const untitled = () => undefined;
const missing = (text: string) => (text.trim() ? undefined : accountFormStrings.english.missing);

/** Facts: the profile as it is. */
const profileForm = defineSmallForm<ProfileFields, ProfileFields>({
  words: WORDS,
  errors: accountFormStrings,
  sections: [
    section('person', untitled, [...person, ...organization], { layout: 'pairs', After: ConfirmationNote }),
    section('work', untitled, work, { layout: 'pairs' }),
  ],
  validate: ({ first_name, last_name }) => ({
    first_name: missing(first_name),
    last_name: missing(last_name),
  }),
  consequences: withOrganization('org_type', 'org'),
});
