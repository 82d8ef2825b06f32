import { useSelector } from '@xstate/react';
import { selectIsOnline, selectOffersRetry } from '#machines/connectivity.ts';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useApp } from '../../AppContext.ts';
import { shellStrings } from '../strings.ts';
import styles from './ConnectivityBanner.module.css';

/** Says at the foot of the window, where nothing has to move for it, when the connection is gone; offers to load what failed once it is back. */
export function ConnectivityBanner() {
  const strings = useStrings(shellStrings);
  const { connectivity } = useApp().actors;
  const isOnline = useSelector(connectivity, selectIsOnline);
  const offersRetry = useSelector(connectivity, selectOffersRetry);
  return (
    <div role="status" className={styles.region}>
      {!isOnline && <p className={styles.banner}>{strings.offline}</p>}
      {offersRetry && (
        <p className={styles.banner}>
          {strings.onlineAgain}
          <Button size="sm" onClick={() => connectivity.send({ type: 'retry' })}>
            {strings.retryFailed}
          </Button>
          <Button size="sm" variant="tertiary" onClick={() => connectivity.send({ type: 'dismiss' })}>
            {strings.dismiss}
          </Button>
        </p>
      )}
    </div>
  );
}
