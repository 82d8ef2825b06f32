import {
  ALERT_TITLE_LENGTH,
  ALERTS_PER_DAY,
  type alertSubscriptionsEndpoint,
  createAlertSubscriptionEndpoint,
  updateAlertSubscriptionEndpoint,
} from '#contracts/account/alertSubscriptions.ts';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { Select } from '#src/components/Select/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { formOf, type InputKind } from '#src/forms/definition.ts';
import { defineSmallForm, FormDialog, useSmallForm } from '#src/forms/SmallForm.tsx';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { line } from '../form/kinds.tsx';
import { notificationStrings } from './strings.ts';
import { usePlaces } from './usePlaces.ts';

export type AlertSubscription = AnswerOf<typeof alertSubscriptionsEndpoint>['results'][number];

interface AlertValues {
  readonly title: string;
  readonly hazard_types: readonly number[];
  readonly regions: readonly number[];
  readonly countries: readonly number[];
  /** Empty: as many as there are. */
  readonly alert_per_day: string;
}

type Places = ReturnType<typeof usePlaces>;
const WORDS = [notificationStrings] as const;
const TEXTS = notificationStrings.english;
const { field, section } = formOf<AlertValues, Places>()(...WORDS);

interface Named {
  id: number;
  name: string;
}
const idOf = ({ id }: Named) => id;
const nameOf = ({ name }: Named) => name;

/** Several of a list; of places none means everywhere. */
const several = (
  list: 'disasterTypes' | 'regions' | 'countries',
): InputKind<readonly number[], Places, 'everywhere'> => ({
  draw: ({ common, value = [], change, options, words }) => (
    <Select
      {...common}
      isMultiple
      {...(list !== 'disasterTypes' && { placeholder: words.everywhere })}
      options={options[list].options}
      hasFailed={options[list].hasFailed}
      onRetry={options[list].retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={value}
      onChange={change}
    />
  ),
  describe: String,
  isWide: true,
});

const perDay: InputKind<string, Places, 'perDay_all' | `perDay_${(typeof ALERTS_PER_DAY)[number]}`> = {
  draw: ({ common, value = '', change, words }) => (
    <SelectInput
      {...common}
      placeholder={words.perDay_all}
      options={ALERTS_PER_DAY.map((limit) => ({ value: String(limit), label: words[`perDay_${limit}`] }))}
      value={value}
      onChange={change}
    />
  ),
  describe: (value) => value,
  isWide: true,
};

const alertForm = defineSmallForm<AlertValues>({
  words: WORDS,
  errors: notificationStrings,
  sections: [
    section('alert', () => undefined, [
      field('title', line(), 'alertTitle', {
        hint: 'alertTitleHint',
        isRequired: true,
        limit: ALERT_TITLE_LENGTH,
        isWide: true,
      }),
      field('hazard_types', several('disasterTypes'), 'hazards', { isRequired: true }),
      field('regions', several('regions'), 'alertRegions'),
      field('countries', several('countries'), 'alertCountries'),
      field('alert_per_day', perDay, 'frequency'),
    ]),
  ],
  validate: ({ title, hazard_types }) => ({
    title: title.trim() ? undefined : TEXTS.alertTitleMissing,
    hazard_types: hazard_types.length > 0 ? undefined : TEXTS.hazardsMissing,
  }),
});

interface AlertDialogProps {
  user: UserProfile;
  /** The one to change; missing for a new one. */
  subscription?: AlertSubscription | undefined;
  onClose: () => void;
}

/** Subscribes to alerts of some hazards, anywhere or in some places, at most so many a day; or changes such a subscription. */
export function AlertDialog({ user, subscription, onClose }: AlertDialogProps) {
  const strings = useStrings(notificationStrings);
  const { alerts } = useApp().actors;
  const places = usePlaces();
  const creating = useMutation(createAlertSubscriptionEndpoint, () => tellSaved(strings.alertSaved));
  const updating = useMutation(updateAlertSubscriptionEndpoint, () => tellSaved(strings.alertChanged));
  const saving = subscription ? updating : creating;

  function tellSaved(title: string) {
    alerts.send({ type: 'alert.added', alert: { name: 'account', variant: 'success', title } });
    onClose();
  }

  const form = useSmallForm(alertForm, {
    initial: {
      title: subscription?.title ?? '',
      hazard_types: subscription?.hazard_types ?? [],
      regions: subscription?.regions ?? [],
      countries: subscription?.countries ?? [],
      alert_per_day: String(subscription?.alert_per_day ?? ''),
    },
    facts: undefined,
    error: saving.error,
    onSubmit({ title, hazard_types, regions, countries, alert_per_day }) {
      const body = {
        title: title.trim(),
        hazard_types: [...hazard_types],
        countries: [...countries],
        regions: [...regions],
        alert_per_day: ALERTS_PER_DAY.find((limit) => String(limit) === alert_per_day) ?? null,
      };
      if (subscription) updating.submit({ path: { id: subscription.id }, body });
      else creating.submit({ body: { ...body, user: user.id } });
    },
  });
  return (
    <FormDialog
      form={form}
      heading={subscription ? strings.editAlert : strings.newAlert}
      submit={subscription ? strings.saveChanges : strings.saveAlert}
      failed={strings.updateFailed}
      options={places}
      isSending={saving.isSending}
      onClose={onClose}
    />
  );
}
