import { type ReactNode, useId } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { IconButton } from '../IconButton/index.tsx';
import { CloseIcon } from '../icons.tsx';
import { worldMapStrings } from './strings.ts';
import styles from './WorldMap.module.css';

/** More about a point, over the map. Escape and its button close it and give the focus back. */
export function Popup({
  heading,
  onClose,
  children,
}: {
  heading: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const strings = useStrings(worldMapStrings);
  const id = useId();
  return (
    <div
      ref={takeFocus}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={styles.popup}
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

function takeFocus(popup: HTMLElement | null) {
  const opener = document.activeElement;
  popup?.focus();
  return () => {
    if (opener instanceof HTMLElement) opener.focus();
  };
}
