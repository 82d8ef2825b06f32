import clsx from 'clsx';
import type { AlertHold } from '#machines/alert.ts';
import type { Alert } from '#machines/alerts.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { IconButton } from '../IconButton/index.tsx';
import { CloseIcon, CopyIcon } from '../laterIcons.tsx';
import styles from './AlertList.module.css';
import { VARIANT_ICONS } from './variantIcons.ts';

export interface AlertCallbacks {
  onClose: (name: string) => void;
  /** Someone reads it: its time stands still until `onResume`. */
  onPause: (name: string, by: AlertHold) => void;
  onResume: (name: string, by: AlertHold) => void;
  /** Its action is pressed, where it has one. */
  onAct?: ((name: string) => void) | undefined;
}

/** One alert and what can be done with it. */
export function AlertItem({
  alert: { name, variant, title, description, debugMessage, action, nonDismissable },
  onClose,
  onPause,
  onResume,
  onAct,
}: AlertCallbacks & { alert: Alert }) {
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
        <strong>{title}</strong>
        {description && <p>{description}</p>}
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
