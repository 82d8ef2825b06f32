import { useProfile } from '../AccountScreen/useProfile.ts';
import { AlertSubscriptions } from './AlertSubscriptions.tsx';
import { Following } from './Following.tsx';
import styles from './NotificationsScreen.module.css';
import { Preferences } from './Preferences.tsx';

/** `/account/notifications`: what one follows, and which mails one gets. */
export function NotificationsScreen() {
  const user = useProfile();
  return (
    <div className={styles.columns}>
      <Preferences user={user} />
      <div className={styles.column}>
        <Following user={user} />
        <AlertSubscriptions user={user} />
      </div>
    </div>
  );
}
