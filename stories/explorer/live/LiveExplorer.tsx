import { Suspense, useId, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AnyEventObject } from 'xstate';
import { DEFAULT_LANGUAGE, isLanguage } from '#contracts/languages.ts';
import { Button } from '#src/components/Button/index.tsx';
import { StringsContext, useStrings } from '#src/i18n/StringsContext.ts';
import { stringsIn } from '#stories/support/strings.ts';
import { Chart } from '../Chart/index.tsx';
import { litOf, nowInWords } from '../Explorer.tsx';
import { stateInWords } from '../model/recording.ts';
import { ContextPanel } from '../panels/ContextPanel.tsx';
import { EventPanel } from '../panels/EventPanel.tsx';
import { LogPanel } from '../panels/LogPanel.tsx';
import { ExportButton } from '../panels/Toolbar.tsx';
import { explorerStrings } from '../strings.ts';
import styles from './LiveExplorer.module.css';
import { entryOf, type LiveActor, type LiveActors } from './liveActors.ts';

let root: Root | undefined;

/** Shows the explorer over the page, or takes it away. `onClose`: its own button was pressed. */
export function showLiveExplorer(actors: LiveActors, isOpen: boolean, onClose: () => void) {
  if (!root) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  }
  const close = () => {
    showLiveExplorer(actors, false, onClose);
    onClose();
  };
  // As the page: choosing another language loads it anew.
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  root.render(
    isOpen && (
      <StringsContext value={stringsIn(language)}>
        <LiveExplorer actors={actors} onClose={close} />
      </StringsContext>
    ),
  );
}

function LiveExplorer({ actors, onClose }: { actors: LiveActors; onClose: () => void }) {
  const id = useId();
  const strings = useStrings(explorerStrings);
  const running = useSyncExternalStore(actors.subscribe, actors.getActors);
  const [chosen, setChosen] = useState('');
  const actor = running.find(({ sessionId }) => sessionId === chosen) ?? running[0];
  return (
    <aside className={styles.explorer} aria-label={strings.live}>
      <div className={styles.head}>
        <label htmlFor={id}>{strings.runningMachine}</label>
        <select
          dir="ltr"
          id={id}
          value={actor?.sessionId ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        >
          {running.map((one) => (
            <option key={one.sessionId} value={one.sessionId}>
              {labelOf(one)}
            </option>
          ))}
        </select>
        <Button size="sm" onClick={onClose}>
          {strings.close}
        </Button>
      </div>
      {actor ? <Live key={actor.sessionId} actors={actors} actor={actor} /> : <p>{strings.noMachine}</p>}
    </aside>
  );
}

function labelOf(actor: LiveActor) {
  const state = stateInWords(actor.getSnapshot().value);
  return `${actor.logic.id}${state && `: ${state}`} (${actor.sessionId})`;
}

function Live({ actors, actor }: { actors: LiveActors; actor: LiveActor }) {
  const strings = useStrings(explorerStrings);
  const log = actors.logOf(actor);
  const snapshot = actor.getSnapshot();
  const accepts = (event: AnyEventObject) => {
    try {
      return snapshot.can(event);
    } catch {
      // Its guards want a payload that is not there.
      return false;
    }
  };
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <div className={styles.chart}>
          <Suspense fallback={null}>
            <Chart machine={actor.logic} {...litOf({ snapshot, log, position: log.length })} />
          </Suspense>
        </div>
        <div className={styles.row}>
          <p role="status" aria-label={strings.currentState}>
            {nowInWords({ snapshot }, strings)}
          </p>
          <ExportButton session={{ record: () => actors.record(actor) }} isEmpty={log.length === 0} />
        </div>
        <div className={styles.context}>
          <ContextPanel snapshot={snapshot} />
        </div>
      </div>
      <div className={styles.side}>
        <EventPanel
          events={(entryOf(actor)?.events ?? []).filter(accepts)}
          onSend={(event) => actor.send(event)}
          accepts={accepts}
        />
        <LogPanel log={log} position={log.length} />
      </div>
    </div>
  );
}
