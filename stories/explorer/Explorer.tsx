import { type ComponentType, Suspense, useId, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Chart } from './Chart/index.tsx';
import styles from './Explorer.module.css';
import { stateInWords } from './model/recording.ts';
import { type Session, type SessionView, startSession } from './model/session.ts';
import { ContextPanel } from './panels/ContextPanel.tsx';
import { CoveragePanel } from './panels/CoveragePanel.tsx';
import { EventPanel } from './panels/EventPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { TimePanel } from './panels/TimePanel.tsx';
import { Toolbar } from './panels/Toolbar.tsx';
import { explorerStrings } from './strings.ts';

/** A real component on an actor that somebody else drives. */
export type Stage = ComponentType<{ actor: Actor<AnyStateMachine> }>;

interface ExplorerProps {
  entry: CatalogueEntry;
  /** The component that the machine is for. */
  stage?: Stage | undefined;
}

/**
 * One machine of the catalogue: seen as a chart, driven by events and time, its log played again, its component beside on
 * the same actor, and what the path tests reached of it.
 */
export function Explorer({ entry, stage }: ExplorerProps) {
  const strings = useStrings(explorerStrings);
  const [session] = useState(() => startSession(entry));
  const view = useSyncExternalStore(session.subscribe, session.getView);
  return (
    <main className={styles.explorer}>
      <header className={styles.head}>
        <h1 dir="ltr">{entry.name}</h1>
        <p>
          <bdi lang="en">{entry.purpose}.</bdi> {fill(strings.source, { sections: entry.source })}
        </p>
        <InputPicker entry={entry} session={session} view={view} />
      </header>
      <div className={styles.bar}>
        <Toolbar session={session} view={view} />
        <p className={styles.now} role="status" aria-label={strings.currentState}>
          {nowInWords(view, strings)}
        </p>
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.chart}>
            <Suspense fallback={null}>
              <Chart machine={session.machine} {...litOf(view)} />
            </Suspense>
          </div>
          <Parts entry={entry} stage={stage} view={view} />
        </div>
        <div className={styles.side}>
          <EventPanel events={session.enabledEvents()} onSend={session.send} accepts={session.accepts} />
          <TimePanel now={view.now} nextDelay={view.nextDelay} onWait={session.wait} />
          <LogPanel log={view.log} position={view.position} onGoTo={session.goTo} />
        </div>
      </div>
    </main>
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
      <select id={id} value={view.input} onChange={({ target }) => session.restart(target.value)}>
        {inputs.map((input) => (
          <option key={input}>{input}</option>
        ))}
      </select>
    </div>
  );
}

type Part = 'component' | 'context' | 'coverage';

function Parts({ entry, stage: Component, view }: ExplorerProps & { view: SessionView }) {
  const strings = useStrings(explorerStrings);
  const [part, setPart] = useState<Part>(Component ? 'component' : 'context');
  const tabs: { key: Part; label: string }[] = [
    ...(Component ? [{ key: 'component', label: strings.component } as const] : []),
    { key: 'context', label: strings.context },
    { key: 'coverage', label: strings.coverage },
  ];
  return (
    <div className={styles.parts}>
      <Tabs
        label={fill(strings.parts, { machine: entry.name })}
        tabs={tabs}
        selected={part}
        onSelect={setPart}
      >
        {part === 'component' && Component && <Component key={view.actor.sessionId} actor={view.actor} />}
        {part === 'context' && <ContextPanel snapshot={view.snapshot} />}
        {part === 'coverage' && (
          <Suspense fallback={null}>
            <CoveragePanel machine={entry.name} />
          </Suspense>
        )}
      </Tabs>
    </div>
  );
}
