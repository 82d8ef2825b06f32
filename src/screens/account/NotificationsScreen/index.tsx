import { offers } from '#contracts/extensions.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { AlertSubscriptions } from './AlertSubscriptions.tsx';
import { Following } from './Following.tsx';
import styles from './NotificationsScreen.module.css';
import { Preferences } from './Preferences.tsx';

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
