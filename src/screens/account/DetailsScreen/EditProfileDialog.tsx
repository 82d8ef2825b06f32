import { useId } from 'react';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { PROFILE_LENGTHS, updateUserEndpoint } from '#contracts/account/profile.ts';
import type { BodyOf } from '#contracts/defineEndpoint.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useFields } from '#src/hooks/useFields.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import formStyles from '../form/form.module.css';
import { CountryField, OrganizationFields } from '../form/OrganizationFields.tsx';
import { accountFormStrings } from '../form/strings.ts';
import { useFormMessages } from '../form/useFormMessages.ts';
import { useOrganizations } from '../form/useOrganizations.ts';
import styles from './DetailsScreen.module.css';
import { changedProfile, profileFields } from './profileFields.ts';
import { accountDetailsStrings } from './strings.ts';

interface EditProfileDialogProps {
  user: UserProfile;
  onClose: () => void;
}

/** Changes one's names and profile: what was not touched is not sent, so that nothing is overwritten. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  const strings = useStrings(accountDetailsStrings);
  const labels = useStrings(accountFormStrings);
  const formMessages = useFormMessages();
  const organizations = useOrganizations();
  const { alerts, auth } = useApp().actors;
  const formId = useId();
  const initial = profileFields(user);
  const saving = useMutation(updateUserEndpoint, () => {
    auth.send({ type: 'profile.refetch' });
    alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.edited },
    });
    onClose();
  });
  const form = useFields({
    initial,
    validate: ({ first_name, last_name }) => ({
      first_name: first_name.trim() ? undefined : labels.missing,
      last_name: last_name.trim() ? undefined : labels.missing,
    }),
    error: saving.error,
    onSubmit: (values) =>
      saving.submit({
        path: { id: user.id },
        body: changedProfile(initial, values) as BodyOf<typeof updateUserEndpoint>,
      }),
  });
  const { field } = form;
  const leaving = useConfirm(async () => onClose());
  const isChanged = Object.keys(changedProfile(initial, form.values)).length > 0;
  const close = isChanged ? () => leaving.open() : onClose;
  return (
    <Dialog
      isOpen
      size="lg"
      heading={strings.editHeading}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{strings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={saving.isSending}>
            {strings.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        <FormErrors messages={formMessages(strings.editFailed, saving.error, form)} />
        <div className={formStyles.pair}>
          <TextInput
            label={labels.firstName}
            {...field('first_name')}
            maxLength={PROFILE_LENGTHS.name}
            autoComplete="given-name"
            isRequired
          />
          <TextInput
            label={labels.lastName}
            {...field('last_name')}
            maxLength={PROFILE_LENGTHS.name}
            autoComplete="family-name"
            isRequired
          />
        </div>
        <div className={formStyles.pair}>
          <CountryField field={field('country')} organizations={organizations} />
          <TextInput
            label={labels.city}
            {...field('city')}
            maxLength={PROFILE_LENGTHS.text}
            autoComplete="address-level2"
          />
        </div>
        <OrganizationFields type={field('org_type')} name={field('org')} organizations={organizations} />
        {(form.values.country !== initial.country || form.values.org_type !== initial.org_type) && (
          <p role="status">{strings.confirmationNote}</p>
        )}
        <div className={formStyles.pair}>
          <TextInput label={labels.department} {...field('department')} maxLength={PROFILE_LENGTHS.text} />
          <TextInput
            label={labels.position}
            {...field('position')}
            maxLength={PROFILE_LENGTHS.text}
            autoComplete="organization-title"
          />
        </div>
        <div className={formStyles.pair}>
          <TextInput
            label={labels.phoneNumber}
            {...field('phone_number')}
            type="tel"
            maxLength={PROFILE_LENGTHS.text}
            autoComplete="tel"
          />
        </div>
      </form>
      <ConfirmDialog {...leaving.dialog} heading={strings.discardHeading} message={strings.discardQuestion} />
    </Dialog>
  );
}
