import {
  type ComponentType,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Chart } from './Chart/index.tsx';
import styles from './Explorer.module.css';
import { countReached } from './model/coverage.ts';
import { unpackedText } from './model/link.ts';
import type { Origin } from './model/origin.ts';
import { passedOf } from './model/passed.ts';
import { problemInWords } from './model/problem.ts';
import { stateInWords } from './model/recording.ts';
import { type Session, type SessionView, startSession } from './model/session.ts';
import { shapesOf } from './model/shapes.ts';
import { ContextPanel } from './panels/ContextPanel.tsx';
import { CoveragePanel } from './panels/CoveragePanel.tsx';
import { EventPanel } from './panels/EventPanel.tsx';
import { GuardPanel } from './panels/GuardPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { TimePanel } from './panels/TimePanel.tsx';
import { Toolbar } from './panels/Toolbar.tsx';
import { StageBoundary } from './StageBoundary.tsx';
import { explorerStrings } from './strings.ts';

/** A real component on an actor that somebody else drives. */
export type Stage = ComponentType<{ actor: Actor<AnyStateMachine> }>;

interface ExplorerProps {
  entry: CatalogueEntry;
  /** The component that the machine is for. */
  stage?: Stage | undefined;
  /** A recording to begin with, as a link has it. */
  linked?: string | undefined;
}

/**
 * One machine of the catalogue: seen as a chart, driven by events and time, its log played again, its component beside on
 * the same actor, and what was reached of it.
 */
export function Explorer({ entry, stage, linked }: ExplorerProps) {
  const strings = useStrings(explorerStrings);
  const [session] = useState(() => startSession(entry, undefined, shapesOf(entry.name)));
  const view = useSyncExternalStore(session.subscribe, session.getView);
  const [part, setPart] = useState<Part>(stage ? 'component' : 'context');
  const problem = useLinked(session, linked);
  const missed = useMissed(entry, view, part === 'coverage');
  return (
    <main className={styles.explorer}>
      <header className={styles.head}>
        <h1 dir="ltr">{entry.name}</h1>
        <p>
          <bdi lang="en">{entry.purpose}.</bdi> <code dir="ltr">machines/{entry.name}.ts</code>
        </p>
        <InputPicker entry={entry} session={session} view={view} />
      </header>
      <div className={styles.bar}>
        <Toolbar session={session} view={view} />
        {problem && <p role="alert">{problem}</p>}
        <p className={styles.now} role="status" aria-label={strings.currentState}>
          {nowInWords(view, strings)}
        </p>
      </div>
      {view.loaded?.origin && <Recorded origin={view.loaded.origin} />}
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.chart}>
            <Suspense fallback={null}>
              <Chart machine={session.machine} {...litOf(view)} missed={missed} />
            </Suspense>
          </div>
          <Parts entry={entry} stage={stage} session={session} view={view} part={part} onPick={setPart} />
        </div>
        <div className={styles.side}>
          <EventPanel
            events={session.enabledEvents()}
            shapes={shapesOf(entry.name)}
            onSend={session.send}
            refusalOf={session.refusalOf}
            mayInsist
          />
          <TimePanel now={view.now} nextDelay={view.nextDelay} onWait={session.wait} />
          <LogPanel log={view.log} position={view.position} onGoTo={session.goTo} onExpect={session.expect} />
        </div>
      </div>
    </main>
  );
}

/** Plays what a link brought; says what is wrong with it. */
function useLinked(session: Session, linked: string | undefined) {
  const strings = useStrings(explorerStrings);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!linked) return;
    unpackedText(linked)
      .then(session.load)
      .catch((error: unknown) => setProblem(problemInWords(error, strings)));
  }, [session, linked, strings]);
  return problem;
}

/** What of the chart nobody has reached yet in this session, while that is asked for. */
function useMissed(entry: CatalogueEntry, { passed }: SessionView, isAsked: boolean) {
  return useMemo(() => {
    if (!isAsked) return undefined;
    const { states, transitions } = passedOf(entry, { passed });
    return new Set([...countReached(states).missed, ...countReached(transitions).missed]);
  }, [entry, passed, isAsked]);
}

/** Where a recording comes from. */
function Recorded({ origin: { at, commit, address, browser } }: { origin: Origin }) {
  const strings = useStrings(explorerStrings);
  return (
    <p className={styles.origin}>
      {fill(strings.recordedAt, { at, commit: commit || '–' })} <bdi dir="ltr">{address}</bdi>{' '}
      <bdi dir="ltr">{browser}</bdi>
    </p>
  );
}

/** What of the chart is lit. */
export function litOf({ snapshot, log, position }: Pick<SessionView, 'snapshot' | 'log' | 'position'>) {
  const current = new Set(snapshot._nodes.map(({ id }) => id));
  return { current, taken: new Set(log[position - 1]?.played?.transitions) };
}

type Words = Readonly<Record<keyof typeof explorerStrings.english, string>>;

export function nowInWords({ snapshot }: Pick<SessionView, 'snapshot'>, strings: Words): string {
  const state = stateInWords(snapshot.value) || strings.running;
  if (snapshot.status === 'active') return fill(strings.now, { state });
  if (snapshot.status === 'error') return fill(strings.broken, { state, error: String(snapshot.error) });
  return fill(strings.ended, { state });
}

function InputPicker({
  entry,
  session,
  view,
}: {
  entry: CatalogueEntry;
  session: Session;
  view: SessionView;
}) {
  const strings = useStrings(explorerStrings);
  const id = useId();
  const inputs = Object.keys(entry.inputs);
  if (inputs.length < 2) return null;
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{strings.beginsWith}</label>
      <select id={id} value={view.input ?? ''} onChange={({ target }) => session.restart(target.value)}>
        {view.input === undefined && <option value="">{strings.recordedInput}</option>}
        {inputs.map((input) => (
          <option key={input}>{input}</option>
        ))}
      </select>
    </div>
  );
}

type Part = 'component' | 'context' | 'guards' | 'coverage';

interface PartsProps extends Omit<ExplorerProps, 'linked'> {
  session: Session;
  view: SessionView;
  part: Part;
  onPick: (part: Part) => void;
}

function Parts({ entry, stage: Component, session, view, part, onPick }: PartsProps) {
  const strings = useStrings(explorerStrings);
  const tabs: { key: Part; label: string }[] = [
    ...(Component ? [{ key: 'component', label: strings.component } as const] : []),
    { key: 'context', label: strings.context },
    { key: 'guards', label: strings.whatIf },
    { key: 'coverage', label: strings.coverage },
  ];
  return (
    <div className={styles.parts}>
      <Tabs
        label={fill(strings.parts, { machine: entry.name })}
        tabs={tabs}
        selected={part}
        onSelect={onPick}
      >
        {part === 'component' && Component && (
          <StageBoundary
            key={`${view.actor.sessionId} ${view.snapshot.status}`}
            instead={(error) => (
              <p className={styles.broken}>{fill(strings.brokenComponent, { error: String(error) })}</p>
            )}
          >
            <Component key={view.actor.sessionId} actor={view.actor} />
          </StageBoundary>
        )}
        {part === 'context' && <ContextPanel snapshot={view.snapshot} />}
        {part === 'guards' && <GuardPanel session={session} view={view} />}
        {part === 'coverage' && (
          <Suspense fallback={null}>
            <CoveragePanel entry={entry} session={session} view={view} />
          </Suspense>
        )}
      </Tabs>
    </div>
  );
}
