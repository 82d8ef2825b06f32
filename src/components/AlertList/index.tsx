import clsx from 'clsx';
import type { AlertHold } from '#machines/alert.ts';
import type { Alert, AlertVariant } from '#machines/alerts.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { IconButton } from '../IconButton/index.tsx';
import { CloseIcon, CopyIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import styles from './AlertList.module.css';

interface AlertListProps {
  /** Oldest first. */
  alerts: readonly Alert[];
  onClose: (name: string) => void;
  /** Someone reads it: its time stands still until `onResume`. */
  onPause: (name: string, by: AlertHold) => void;
  onResume: (name: string, by: AlertHold) => void;
  /** Its action is pressed, where it has one. */
  onAct?: ((name: string) => void) | undefined;
}

/** A mark of its own for each kind: colour alone tells a colour-blind reader nothing. */
export const VARIANT_ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
} as const satisfies Record<AlertVariant, typeof InfoIcon>;

/** The alerts over the page. Danger interrupts a screen reader, the others wait for a pause. */
export function AlertList({ alerts, ...callbacks }: AlertListProps) {
  const strings = useStrings(commonStrings);
  return (
    <section className={styles.list} aria-label={strings.notifications}>
      {alerts.map((alert) => (
        <AlertItem key={alert.name} alert={alert} {...callbacks} />
      ))}
    </section>
  );
}

function AlertItem({
  alert: { name, variant, title, description, debugMessage, action, nonDismissable },
  onClose,
  onPause,
  onResume,
  onAct,
}: Omit<AlertListProps, 'alerts'> & { alert: Alert }) {
  const strings = useStrings(commonStrings);
  const VariantIcon = VARIANT_ICONS[variant];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop its clock, there is nothing to operate
    <div
      className={clsx(styles.alert, styles[variant])}
      onPointerEnter={() => onPause(name, 'pointer')}
      onPointerLeave={() => onResume(name, 'pointer')}
      onFocus={() => onPause(name, 'focus')}
      onBlur={() => onResume(name, 'focus')}
    >
      <VariantIcon className={styles.icon} />
      <div className={styles.text}>
        <div role={variant === 'danger' ? 'alert' : 'status'}>
          <strong>{title}</strong>
          {description && <p>{description}</p>}
        </div>
        {action && (
          <Button size="sm" className={styles.action} onClick={() => onAct?.(name)}>
            {action}
          </Button>
        )}
        {debugMessage && (
          <Button
            size="sm"
            variant="tertiary"
            icon={<CopyIcon />}
            className={styles.copy}
            onClick={() => navigator.clipboard.writeText(debugMessage)}
          >
            {strings.copyErrorDetails}
          </Button>
        )}
      </div>
      {!nonDismissable && (
        <IconButton label={strings.close} icon={<CloseIcon />} onClick={() => onClose(name)} />
      )}
    </div>
  );
}
