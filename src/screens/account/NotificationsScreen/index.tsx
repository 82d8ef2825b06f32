import { alertSubscriptionsEndpoint } from '#contracts/account/alertSubscriptions.ts';
import type { AppConfig } from '#contracts/appConfig.ts';
import { offers } from '#contracts/extensions.ts';
import { useApp } from '#src/core/AppContext.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { AlertSubscriptions, subscriptionsInput } from './AlertSubscriptions.tsx';
import { Following, followed } from './Following.tsx';
import styles from './NotificationsScreen.module.css';
import { Preferences } from './Preferences.tsx';
import { prefetchPlaces } from './usePlaces.ts';

export function prefetchNotifications(requests: Requests, _: Address, config: AppConfig, now: Date): void {
  prefetchPlaces(requests);
  requests.prefetch(followed.endpoint, followed.inputOf({}, { config, now }));
  if (offers(config, 'alertSubscriptions')) requests.prefetch(alertSubscriptionsEndpoint, subscriptionsInput);
}

/** `/account/notifications`: what one follows, and which mails one gets. */
export function NotificationsScreen() {
  const user = useProfile();
  const { config } = useApp();
  return (
    <div className={styles.columns}>
      <Preferences user={user} />
      <div className={styles.column}>
        <Following />
        {offers(config, 'alertSubscriptions') && <AlertSubscriptions user={user} />}
      </div>
    </div>
  );
}
