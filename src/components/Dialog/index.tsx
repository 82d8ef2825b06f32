import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { IconButton } from '../IconButton/index.tsx';
import { CloseIcon } from '../laterIcons.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'auto' | 'pageWidth';

export interface DialogProps {
  isOpen: boolean;
  heading: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Asked for by the close button, and by Escape and a press outside where these close. Without it there is no button. */
  onClose?: (() => void) | undefined;
  /** @default false */
  closesOnEscape?: boolean | undefined;
  /** @default false */
  closesOnOutsidePress?: boolean | undefined;
  /** @default 'md' */
  size?: DialogSize | undefined;
  /** `alertdialog` for a question that has to be answered. `@default` 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A window over the page. The browser keeps the focus in it and gives it back to where it was. The lifecycle is
 * `machines/modal.ts`.
 * Source: product specification, section 4; WAI-ARIA dialog pattern.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  heading,
  children,
  footer,
  onClose,
  closesOnEscape = false,
  closesOnOutsidePress = false,
  size = 'md',
  role,
}: Omit<DialogProps, 'isOpen'>) {
  const strings = useStrings(commonStrings);
  const headingId = useId();
  const { actor, dialogRef } = useModal({ closesOnEscape, closesOnOutsidePress, onClose });

  // The key is taken before the browser makes a close request of it: of a repeated one it would not ask.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'escape' });
  }

  function onPress(event: MouseEvent) {
    // The content covers the dialog: what is pressed on the dialog itself is its backdrop.
    if (event.target === event.currentTarget) actor.send({ type: 'outside.pressed' });
  }

  return (
    <dialog
      ref={dialogRef}
      role={role}
      className={clsx(styles.dialog, styles[size])}
      aria-labelledby={headingId}
      // A question is heard with what it says, or nobody knows what they agree to.
      aria-describedby={role === 'alertdialog' ? `${headingId}-body` : undefined}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {onClose && (
            <IconButton
              label={strings.close}
              icon={<CloseIcon />}
              onClick={() => actor.send({ type: 'close.pressed' })}
            />
          )}
        </div>
        <div id={`${headingId}-body`} className={styles.body}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
