import { type SubmitEvent, useId, useState } from 'react';
import {
  ALERT_TITLE_LENGTH,
  ALERTS_PER_DAY,
  type alertSubscriptionsEndpoint,
  createAlertSubscriptionEndpoint,
  updateAlertSubscriptionEndpoint,
} from '#contracts/account/alertSubscriptions.ts';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './NotificationsScreen.module.css';
import { notificationStrings } from './strings.ts';
import { usePlaces } from './usePlaces.ts';

export type AlertSubscription = AnswerOf<typeof alertSubscriptionsEndpoint>['results'][number];

interface AlertDialogProps {
  user: UserProfile;
  /** The one to change; missing for a new one. */
  subscription?: AlertSubscription | undefined;
  onClose: () => void;
}

interface Named {
  id: number;
  name: string;
}
const idOf = ({ id }: Named) => id;
const nameOf = ({ name }: Named) => name;

/** Subscribes to alerts of some hazards, anywhere or in some places, at most so many a day; or changes such a subscription. */
export function AlertDialog({ user, subscription, onClose }: AlertDialogProps) {
  const strings = useStrings(notificationStrings);
  const errorText = useErrorText();
  const { alerts } = useApp().actors;
  const places = usePlaces();
  const formId = useId();
  const [title, setTitle] = useState(subscription?.title ?? '');
  const [hazards, setHazards] = useState<readonly number[]>(subscription?.hazard_types ?? []);
  const [countries, setCountries] = useState<readonly number[]>(subscription?.countries ?? []);
  const [regions, setRegions] = useState<readonly number[]>(subscription?.regions ?? []);
  const [perDay, setPerDay] = useState(String(subscription?.alert_per_day ?? ''));
  const [isChecked, setIsChecked] = useState(false);
  const creating = useMutation(createAlertSubscriptionEndpoint, () => tellSaved(strings.alertSaved));
  const updating = useMutation(updateAlertSubscriptionEndpoint, () => tellSaved(strings.alertChanged));
  const saving = subscription ? updating : creating;

  function tellSaved(title: string) {
    alerts.send({ type: 'alert.added', alert: { name: 'account', variant: 'success', title } });
    onClose();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const firstWrong = title.trim() ? hazards.length === 0 && 'hazard_types' : 'title';
    if (firstWrong) {
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLInputElement | null)?.focus();
      return;
    }
    const body = {
      title: title.trim(),
      hazard_types: [...hazards],
      countries: [...countries],
      regions: [...regions],
      alert_per_day: ALERTS_PER_DAY.find((limit) => String(limit) === perDay) ?? null,
    };
    if (subscription) updating.submit({ path: { id: subscription.id }, body });
    else creating.submit({ body: { ...body, user: user.id } });
  }

  const several = { isMultiple: true, keyOf: idOf, labelOf: nameOf } as const;
  const list = { hasFailed: places.hasFailed, onRetry: places.retry };
  return (
    <Dialog
      isOpen
      heading={subscription ? strings.editAlert : strings.newAlert}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={saving.isSending}>
            {subscription ? strings.saveChanges : strings.saveAlert}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <FormErrors
          messages={saving.error === undefined ? [] : [strings.updateFailed, errorText(saving.error)]}
        />
        <TextInput
          label={strings.alertTitle}
          hint={strings.alertTitleHint}
          name="title"
          value={title}
          onChange={setTitle}
          maxLength={ALERT_TITLE_LENGTH}
          error={isChecked && !title.trim() ? strings.alertTitleMissing : undefined}
          isRequired
        />
        <Select
          {...several}
          {...list}
          label={strings.hazards}
          name="hazard_types"
          options={places.disasterTypes}
          value={hazards}
          onChange={setHazards}
          error={isChecked && hazards.length === 0 ? strings.hazardsMissing : undefined}
          isRequired
        />
        <Select
          {...several}
          {...list}
          label={strings.alertRegions}
          name="regions"
          placeholder={strings.everywhere}
          options={places.regions}
          value={regions}
          onChange={setRegions}
        />
        <Select
          {...several}
          {...list}
          label={strings.alertCountries}
          name="countries"
          placeholder={strings.everywhere}
          options={places.countries}
          value={countries}
          onChange={setCountries}
        />
        <SelectInput
          label={strings.frequency}
          name="alert_per_day"
          placeholder={strings.perDay_all}
          options={ALERTS_PER_DAY.map((limit) => ({
            value: String(limit),
            label: strings[`perDay_${limit}`],
          }))}
          value={perDay}
          onChange={setPerDay}
        />
      </form>
    </Dialog>
  );
}
