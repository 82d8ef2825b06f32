import { useState } from 'react';
import {
  ALERTS_PER_DAY,
  alertSubscriptionsEndpoint,
  deleteAlertSubscriptionEndpoint,
} from '#contracts/account/alertSubscriptions.ts';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { AlertSubscription } from './AlertDialog.tsx';
import styles from './NotificationsScreen.module.css';
import { notificationStrings } from './strings.ts';
import { type Places, usePlaces } from './usePlaces.ts';

const AlertDialog = lazyComponent(async () => (await import('./AlertDialog.tsx')).AlertDialog);

export const subscriptionsInput = { query: { limit: 100 } };

/** Mails about alerts of hazards: which, where, and how many a day at most. */
export function AlertSubscriptions({ user }: { user: UserProfile }) {
  const strings = useStrings(notificationStrings);
  const errorText = useErrorText();
  const [open, setOpen] = useState<{ subscription?: AlertSubscription }>();
  const list = useRequest(alertSubscriptionsEndpoint, subscriptionsInput);
  const subscriptions = list.answer?.results ?? [];
  return (
    <Panel
      heading={strings.alerts}
      actions={<Button onClick={() => setOpen({})}>{strings.newAlert}</Button>}
      state={messageState(list)}
      unreadable={unreadableRows(list.answer)}
      error={{ message: errorText(list.error) }}
      onRetry={list.retry}
    >
      <p className={styles.text}>{strings.alertsText}</p>
      {subscriptions.length === 0 ? (
        <p className={styles.text}>{strings.noAlerts}</p>
      ) : (
        <ul className={styles.list}>
          {subscriptions.map((subscription) => (
            <Item
              key={subscription.id}
              subscription={subscription}
              onEdit={() => setOpen({ subscription })}
            />
          ))}
        </ul>
      )}
      {open && <AlertDialog {...open} user={user} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

interface ItemProps {
  subscription: AlertSubscription;
  onEdit: () => void;
}

function Item({ subscription, onEdit }: ItemProps) {
  const strings = useStrings(notificationStrings);
  const language = useLanguage();
  const { client, actors } = useApp();
  const places = usePlaces();
  const { id, title, alert_per_day } = subscription;
  const perDay = ALERTS_PER_DAY.find((limit) => limit === alert_per_day);
  const { regions = [], countries = [] } = subscription;
  const isEverywhere = regions.length + countries.length === 0;
  const where = [...namesOf(places.regions, regions), ...namesOf(places.countries, countries)];
  const removing = useConfirm(async () => {
    await client.call(deleteAlertSubscriptionEndpoint, { path: { id } });
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.alertRemoved },
    });
  });
  return (
    <li>
      <span className={styles.name}>
        <strong>{title}</strong>
        <span className={styles.hint}>
          {formatList(namesOf(places.disasterTypes, subscription.hazard_types), language) || MISSING}
          {' · '}
          {isEverywhere ? strings.everywhere : formatList(where, language) || MISSING}
        </span>
        <span className={styles.hint}>
          {alert_per_day == null || perDay ? strings[`perDay_${perDay ?? 'all'}`] : alert_per_day}
        </span>
      </span>
      <span className={styles.deeds}>
        <Button size="sm" onClick={onEdit} aria-label={fill(strings.editOf, { name: title })}>
          {strings.edit}
        </Button>
        <Button
          ref={handFocusOnAtEnd}
          size="sm"
          onClick={() => removing.open()}
          aria-label={fill(strings.removeOf, { name: title })}
        >
          {strings.remove}
        </Button>
      </span>
      <ConfirmDialog
        {...removing.dialog}
        heading={strings.removeHeading}
        message={fill(strings.removeQuestion, { name: title })}
      />
    </li>
  );
}

/** In the order of the names; ids without a record, or whose names are not there, are left out. */
const namesOf = ({ options = [] }: Places<{ id: number; name: string }>, ids: readonly number[]) =>
  options.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
