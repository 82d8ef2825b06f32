import type { Alert } from '#machines/alerts.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { lazyPart, Part } from '../lazyPart.tsx';
import type { AlertCallbacks } from './AlertItem.tsx';
import styles from './AlertList.module.css';

// Most pages are read without one. `app/later.ts` fetches it ahead of the first.
const alertItem = lazyPart(async () => (await import('./AlertItem.tsx')).AlertItem);

interface AlertListProps extends AlertCallbacks {
  /** Oldest first. */
  alerts: readonly Alert[];
}

const ROLES = ['status', 'alert'] as const;

/**
 * The alerts over the page. Danger interrupts a screen reader, the others wait for a pause. Their regions stand before the first
 * comes: one that is born with its words is not always read out. A window that opens takes them along (`useModal`).
 */
export function AlertList({ alerts, ...callbacks }: AlertListProps) {
  const strings = useStrings(commonStrings);
  return (
    <section id="alerts" className={styles.list} aria-label={strings.notifications}>
      {ROLES.map((role) => (
        // What comes is read out alone, what goes not at all.
        <div key={role} role={role} aria-atomic="false">
          {alerts
            .filter(({ variant }) => (variant === 'danger') === (role === 'alert'))
            .map((alert) => (
              <Part
                key={alert.name}
                of={alertItem}
                props={{ alert, ...callbacks }}
                // Without its code: that there is one, and of what.
                failed={() => <p className={styles.alert}>{alert.title}</p>}
              />
            ))}
        </div>
      ))}
    </section>
  );
}
