import { useState } from 'react';
import { offers } from '#contracts/extensions.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { AlertSubscriptions } from './AlertSubscriptions.tsx';
import { Following } from './Following.tsx';
import styles from './NotificationsScreen.module.css';
import { Preferences } from './Preferences.tsx';
import { selectionOf } from './selection.ts';

/** `/account/notifications`: what one follows, and which mails one gets. */
export function NotificationsScreen() {
  const user = useProfile();
  const { config } = useApp();
  // As the server was told last: both panels build on it.
  const [saved, setSaved] = useState(() => selectionOf(user));
  return (
    <div className={styles.columns}>
      <Preferences user={user} saved={saved} onSaved={setSaved} />
      <div className={styles.column}>
        <Following saved={saved} onSaved={setSaved} />
        {offers(config, 'alertSubscriptions') && <AlertSubscriptions user={user} />}
      </div>
    </div>
  );
}
