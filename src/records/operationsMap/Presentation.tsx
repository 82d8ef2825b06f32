import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './operationsMap.module.css';
import { operationsMapStrings } from './strings.ts';

interface PresentationProps {
  heading: string;
  figures: ReactNode;
  /** What stands in a row with the button that begins it. */
  beside: ReactNode;
  children: ReactNode;
}

/** Shows its content on the whole screen, under the page's heading and key figures, for a wall or a meeting. */
export function Presentation({ heading, figures, beside, children }: PresentationProps) {
  const strings = useStrings(operationsMapStrings);
  const stage = useRef<HTMLDivElement>(null);
  const isOn = useSyncExternalStore(
    onScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === stage.current,
  );
  return (
    <div ref={stage} className={isOn ? styles.stage : undefined}>
      {isOn ? (
        <>
          <div className={styles.stageHead}>
            <h2>{heading}</h2>
            <Button onClick={() => document.exitFullscreen()}>{strings.leavePresentation}</Button>
          </div>
          {figures}
        </>
      ) : (
        <div className={styles.bar}>
          {beside}
          {document.fullscreenEnabled && (
            <Button size="sm" onClick={() => stage.current?.requestFullscreen()}>
              {strings.presentation}
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  );
}

function onScreenChange(tell: () => void) {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
