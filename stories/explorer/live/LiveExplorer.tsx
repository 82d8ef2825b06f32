import { Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DEFAULT_LANGUAGE, isLanguage } from '#contracts/languages.ts';
import { Button } from '#src/components/Button/index.tsx';
import { StringsContext, useStrings } from '#src/i18n/StringsContext.ts';
import { stringsIn } from '#stories/support/strings.ts';
import { Chart } from '../Chart/index.tsx';
import { litOf, nowInWords } from '../Explorer.tsx';
import { EXPLORER } from '../model/control.ts';
import { stateInWords } from '../model/recording.ts';
import { refusalOf } from '../model/refusal.ts';
import { shapesOf } from '../model/shapes.ts';
import { ContextPanel } from '../panels/ContextPanel.tsx';
import { EventPanel } from '../panels/EventPanel.tsx';
import { LogPanel } from '../panels/LogPanel.tsx';
import { ExportButton, PlaywrightButton } from '../panels/Toolbar.tsx';
import { explorerStrings } from '../strings.ts';
import { aboutOf } from './about.ts';
import { Frames } from './Frames.tsx';
import styles from './LiveExplorer.module.css';
import { entryOf, isMachine, type LiveActor, type LiveActors } from './liveActors.ts';
import { MessagesPanel } from './MessagesPanel.tsx';
import { actorAt, elementsOf, nameOnPage } from './page.ts';

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
  const [chosen, setChosen] = useState<LiveActor>();
  const [isPicking, setPicking] = useState(false);
  const [isListening, setListening] = useState(false);
  // The chosen one stays, with its log, when it has ended: that may be what is to be reported.
  const actor = chosen ?? running[0];
  const shown = actor && !running.includes(actor) ? [actor, ...running] : running;
  usePick(isPicking, (element) => {
    setPicking(false);
    const found = element && actorAt(element, running);
    if (found) setChosen(found);
  });
  return (
    <aside className={styles.explorer} aria-label={strings.live} {...EXPLORER}>
      <div className={styles.head}>
        <label htmlFor={id}>{strings.runningMachine}</label>
        <select
          dir="ltr"
          id={id}
          value={actor?.sessionId ?? ''}
          onChange={({ target }) => setChosen(shown.find(({ sessionId }) => sessionId === target.value))}
        >
          {shown.map((one) => (
            <option key={one.sessionId} value={one.sessionId}>
              {labelOf(one, actors)}
            </option>
          ))}
        </select>
        <Button size="sm" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
          {strings.pickOnPage}
        </Button>
        <Button size="sm" aria-pressed={isListening} onClick={() => setListening(!isListening)}>
          {strings.messages}
        </Button>
        <Button size="sm" onClick={onClose}>
          {strings.close}
        </Button>
      </div>
      {isPicking && <p role="status">{strings.pickHint}</p>}
      {isListening ? (
        <MessagesPanel
          messages={actors.getMessages()}
          actor={actor}
          nameOf={(one) => nameOf(one as LiveActor, actors)}
        />
      ) : (
        <Shown actors={actors} actor={actor} />
      )}
    </aside>
  );
}

function Shown({ actors, actor }: { actors: LiveActors; actor: LiveActor | undefined }) {
  const strings = useStrings(explorerStrings);
  return actor ? <Live key={actor.sessionId} actors={actors} actor={actor} /> : <p>{strings.noMachine}</p>;
}

/** The next press on the page chooses, instead of doing what it would; Escape leaves it be. */
function usePick(isPicking: boolean, onPick: (element: Element | undefined) => void) {
  useEffect(() => {
    if (!isPicking) return;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onPress = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(`.${styles.explorer}`)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') onPick(target);
    };
    for (const type of ['pointerdown', 'mousedown', 'click'])
      document.addEventListener(type, onPress, options);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onPick(undefined), options);
    return () => controller.abort();
  });
}

/** Which machine, what it is about, its place on the page, and how it stands: "select “Country”: closed.ready". */
function labelOf(actor: LiveActor, actors: LiveActors) {
  const { value, status } = actor.getSnapshot();
  const state = status === 'active' ? stateInWords(value) : status;
  return `${nameOf(actor, actors)}${state && `: ${state}`} (${actor.sessionId})`;
}

/** Which machine, and what it is about; an effect by its own name. */
function nameOf(actor: LiveActor, actors: LiveActors) {
  if (!isMachine(actor)) return (actor as LiveActor).id;
  const about = aboutOf(actor, actors.inputOf(actor)) || nameOnPage(elementsOf(actor));
  return `${actor.logic.id}${about && ` “${about}”`}`;
}

function Live({ actors, actor }: { actors: LiveActors; actor: LiveActor }) {
  const strings = useStrings(explorerStrings);
  const log = actors.logOf(actor);
  const snapshot = actor.getSnapshot();
  const shapes = shapesOf(actor.logic.id);
  const refusal = (event: Parameters<typeof refusalOf>[0]) =>
    actors.aside(() => refusalOf(event, { machine: actor.logic, snapshot, shapes }));
  return (
    <div className={styles.body}>
      <Frames actor={actor} />
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
          <PlaywrightButton session={{ record: () => actors.record(actor) }} isEmpty={log.length === 0} />
        </div>
        <div className={styles.context}>
          <ContextPanel snapshot={snapshot} />
        </div>
      </div>
      <div className={styles.side}>
        <EventPanel
          events={(entryOf(actor)?.events ?? []).filter((event) => !refusal(event))}
          shapes={shapes}
          onSend={(event) => actor.send(event)}
          refusalOf={refusal}
        />
        <LogPanel log={log} position={log.length} />
      </div>
    </div>
  );
}
