import clsx from 'clsx';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { IconButton } from '../IconButton/index.tsx';
import { CloseIcon } from '../laterIcons.tsx';
import { attach } from '../popup/attach.ts';
import popupStyles from '../popup/popup.module.css';
import { worldMapStrings } from './strings.ts';
import styles from './WorldMap.module.css';

interface PopupProps {
  /** The point that it is about: it stands beside it. */
  anchor: () => HTMLElement | undefined;
  heading: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** More about a point, beside it. Escape and its button close it and give the focus back. */
export function Popup({ anchor, heading, onClose, children }: PopupProps) {
  const strings = useStrings(worldMapStrings);
  const id = useId();
  const find = useRef(anchor);
  const shown = useMemo(
    () => (popup: HTMLElement | null) => {
      if (!popup) return;
      const opener = find.current();
      const leave = opener && attach(popup, opener, { side: 'below', align: 'middle' });
      if (!leave) popup.showPopover?.();
      popup.focus({ preventScroll: true });
      return () => {
        leave?.();
        // The button may have been drawn anew.
        (find.current() ?? opener)?.focus({ preventScroll: true });
      };
    },
    [],
  );
  return (
    <div
      ref={shown}
      role="dialog"
      popover="manual"
      aria-labelledby={id}
      tabIndex={-1}
      className={clsx(popupStyles.popup, styles.popup)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.popupHead}>
        <h3 id={id}>{heading}</h3>
        <IconButton label={strings.closePopup} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
