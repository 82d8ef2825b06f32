import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './operationsMap.module.css';
import { operationsMapStrings } from './strings.ts';

interface PresentationProps {
  heading: string;
  figures: ReactNode;
  children: ReactNode;
}

/** Shows its content on the whole screen, under the page's heading and key figures, for a wall or a meeting. */
export function Presentation({ heading, figures, children }: PresentationProps) {
  const strings = useStrings(operationsMapStrings);
  const stage = useRef<HTMLDivElement>(null);
  const isOn = useSyncExternalStore(
    onScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === stage.current,
  );
  return (
    <div ref={stage} className={isOn ? styles.stage : undefined}>
      {isOn && (
        <>
          <div className={styles.stageHead}>
            <h2>{heading}</h2>
            <Button onClick={() => document.exitFullscreen()}>{strings.leavePresentation}</Button>
          </div>
          {figures}
        </>
      )}
      {children}
      {!isOn && document.fullscreenEnabled && (
        <Button variant="tertiary" onClick={() => stage.current?.requestFullscreen()}>
          {strings.presentation}
        </Button>
      )}
    </div>
  );
}

function onScreenChange(tell: () => void) {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
