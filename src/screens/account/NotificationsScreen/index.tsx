import { useProfile } from '../AccountScreen/useProfile.ts';
import { Following } from './Following.tsx';
import styles from './NotificationsScreen.module.css';
import { Preferences } from './Preferences.tsx';

/** `/account/notifications`: what one follows, and which mails one gets. */
export function NotificationsScreen() {
  const user = useProfile();
  return (
    <div className={styles.columns}>
      <Preferences user={user} />
      <Following user={user} />
    </div>
  );
}
