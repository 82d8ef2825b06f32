import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { homeStrings } from '../strings.ts';
import { Totals } from '../Totals.tsx';
import moreStyles from './more.module.css';
import { homeMoreStrings } from './strings.ts';

/** Shows its content on the whole screen, under the page's heading and key figures, for a wall or a meeting. */
export function Presentation({ children }: { children: ReactNode }) {
  const strings = useStrings(homeStrings);
  const more = useStrings(homeMoreStrings);
  const stage = useRef<HTMLDivElement>(null);
  const isOn = useSyncExternalStore(
    onScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === stage.current,
  );
  return (
    <div ref={stage} className={isOn ? moreStyles.stage : undefined}>
      {isOn && (
        <>
          <div className={moreStyles.stageHead}>
            <h2>{strings.heading}</h2>
            <Button onClick={() => document.exitFullscreen()}>{more.leavePresentation}</Button>
          </div>
          <Totals />
        </>
      )}
      {children}
      {!isOn && document.fullscreenEnabled && (
        <Button variant="tertiary" onClick={() => stage.current?.requestFullscreen()}>
          {more.presentation}
        </Button>
      )}
    </div>
  );
}

function onScreenChange(tell: () => void) {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
