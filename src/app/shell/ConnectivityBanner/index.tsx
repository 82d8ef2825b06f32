import { useSelector } from '@xstate/react';
import { selectIsLate, selectIsOnline, selectOffersRetry, selectStoredAt } from '#machines/connectivity.ts';
import { Button } from '#src/components/Button/index.tsx';
import styles from '#src/components/Docked/Docked.module.css';
import { useApp } from '#src/core/AppContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { shellStrings } from '../strings.ts';

/**
 * Says at the foot of the window, where nothing has to move for it, when the connection is gone and since when what is shown
 * has been known; offers to load what failed or is old once there is a connection. A window that opens takes it along (`useModal`).
 */
export function ConnectivityBanner() {
  const strings = useStrings(shellStrings);
  const language = useLanguage();
  const { connectivity } = useApp().actors;
  const isOnline = useSelector(connectivity, selectIsOnline);
  const offersRetry = useSelector(connectivity, selectOffersRetry);
  const isLate = useSelector(connectivity, selectIsLate);
  const storedAt = useSelector(connectivity, selectStoredAt);
  const isStored = storedAt !== undefined;
  const time = formatDateTime(storedAt, language);
  return (
    <div id="connection" role="status">
      {!isOnline && (
        <p className={styles.docked}>{isStored ? fill(strings.offlineStored, { time }) : strings.offline}</p>
      )}
      {isOnline && (offersRetry || isStored) && (
        <p className={styles.docked}>
          {isStored ? fill(isLate ? strings.storedLate : strings.stored, { time }) : strings.onlineAgain}
          <Button size="sm" onClick={() => connectivity.send({ type: 'retry' })}>
            {isStored ? strings.loadAgain : strings.retryFailed}
          </Button>
          <Button size="sm" variant="tertiary" onClick={() => connectivity.send({ type: 'dismiss' })}>
            {strings.dismiss}
          </Button>
        </p>
      )}
    </div>
  );
}
