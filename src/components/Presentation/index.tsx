import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import styles from './Presentation.module.css';
import { presentationStrings } from './strings.ts';

interface PresentationProps {
  heading: string;
  /** Above it while it has the whole screen. */
  figures?: ReactNode;
  /** What stands in a row with the button that begins it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Shows its content on the whole screen, under the page's heading and key figures, for a wall or a meeting. */
export function Presentation({ heading, figures, beside, children }: PresentationProps) {
  const strings = useStrings(presentationStrings);
  const stage = useRef<HTMLDivElement>(null);
  const isOn = useSyncExternalStore(
    onScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === stage.current,
  );
  return (
    <div ref={stage} className={isOn ? styles.stage : undefined}>
      {/* One button for both ways: who presses it keeps the focus. */}
      <div className={isOn ? styles.stageHead : styles.bar}>
        {isOn ? <h2>{heading}</h2> : beside}
        {(isOn || document.fullscreenEnabled) && (
          <Button
            size={isOn ? 'md' : 'sm'}
            onClick={() => (isOn ? document.exitFullscreen() : stage.current?.requestFullscreen())}
          >
            {isOn ? strings.leave : strings.begin}
          </Button>
        )}
      </div>
      {isOn && figures}
      {children}
    </div>
  );
}

function onScreenChange(tell: () => void) {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
