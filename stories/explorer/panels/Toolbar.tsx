import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { downloadBlob } from '#src/components/download.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { addressOf } from '../model/link.ts';
import { originHere } from '../model/origin.ts';
import { asPlaywright } from '../model/playwright.ts';
import { problemInWords } from '../model/problem.ts';
import { fromJson, toJson } from '../model/recording.ts';
import { replayMachine } from '../model/replay.ts';
import type { Session, SessionView } from '../model/session.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

/** Moves through the log, and carries it out of here and in again. */
export function Toolbar({ session, view }: { session: Session; view: SessionView }) {
  const strings = useStrings(explorerStrings);
  const { log, position } = view;
  const replay = useActorRef(useReplayMachine(session));
  const isPlaying = useSelector(replay, (snapshot) => snapshot.matches('playing'));
  return (
    <section className={styles.toolbar} aria-label={strings.recording}>
      <Button size="sm" onClick={() => startAgain(session, view)}>
        {strings.startAgain}
      </Button>
      <Button size="sm" disabled={position === 0} onClick={() => session.goTo(position - 1)}>
        {strings.stepBack}
      </Button>
      <Button size="sm" disabled={position === log.length} onClick={() => session.goTo(position + 1)}>
        {strings.stepForward}
      </Button>
      <Button
        size="sm"
        disabled={log.length === 0}
        onClick={() => replay.send({ type: isPlaying ? 'pause' : 'play' })}
      >
        {isPlaying ? strings.pause : strings.replay}
      </Button>
      <ExportButton session={session} isEmpty={log.length === 0} />
      <PlaywrightButton session={session} isEmpty={log.length === 0} />
      <ImportButton session={session} log={log} />
      <LinkButton session={session} />
    </section>
  );
}

/** With what it began with last: a recording that brought its own input keeps it. */
function startAgain(session: Session, { input, loaded }: SessionView) {
  if (input !== undefined || !loaded) session.restart(input ?? '');
  else session.load({ ...loaded, steps: [] });
}

/** Copies an address that opens the explorer here: with the same machine, input and steps. */
function LinkButton({ session }: { session: Session }) {
  const strings = useStrings(explorerStrings);
  const [said, setSaid] = useState('');
  async function copy() {
    const address = await addressOf(session.record());
    if (!address) return setSaid(strings.linkTooLong);
    await navigator.clipboard.writeText(address);
    setSaid(strings.linkCopied);
  }
  return (
    <>
      <Button size="sm" onClick={copy}>
        {strings.copyLink}
      </Button>
      <span role="status" className={styles.quiet}>
        {said}
      </span>
    </>
  );
}

function useReplayMachine(session: Session) {
  return useMemo(
    () =>
      replayMachine.provide({
        guards: {
          isAtEnd: () => session.getView().position === session.getView().log.length,
        },
        actions: {
          toStart: () => session.goTo(0),
          stepForward: () => session.goTo(session.getView().position + 1),
        },
      }),
    [session],
  );
}

/** Saves what happened as a file to attach to a bug report, or to keep as a test. */
export function ExportButton({ session, isEmpty }: { session: Pick<Session, 'record'>; isEmpty: boolean }) {
  const strings = useStrings(explorerStrings);
  const [file, setFile] = useState('');
  function save() {
    const recording = { origin: originHere(), ...session.record() };
    const name = `${recording.machine}-recording.json`;
    downloadBlob(name, new Blob([toJson(recording)], { type: 'application/json' }));
    setFile(name);
  }
  return (
    <>
      <Button size="sm" disabled={isEmpty} onClick={save}>
        {strings.export}
      </Button>
      {file && (
        <span role="status" className={styles.quiet}>
          {strings.makesATest} <code dir="ltr">npm run machines:keep -- {file}</code>
        </span>
      )}
    </>
  );
}

/** Copies what happened as a test that uses the page as a reader does. */
export function PlaywrightButton({
  session,
  isEmpty,
}: {
  session: Pick<Session, 'record'>;
  isEmpty: boolean;
}) {
  const strings = useStrings(explorerStrings);
  const [said, setSaid] = useState('');
  async function copy() {
    await navigator.clipboard.writeText(asPlaywright({ origin: originHere(), ...session.record() }));
    setSaid(strings.playwrightCopied);
  }
  return (
    <>
      <Button size="sm" disabled={isEmpty} onClick={copy}>
        {strings.copyPlaywright}
      </Button>
      <span role="status" className={styles.quiet}>
        {said}
      </span>
    </>
  );
}

function ImportButton({ session, log }: { session: Session; log: SessionView['log'] }) {
  const strings = useStrings(explorerStrings);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState({ text: '', log });

  /** Of several, each adds to what this session has passed; the last one stays. */
  async function load(chosen: readonly File[]) {
    try {
      for (const one of chosen) session.load(fromJson(await one.text()));
      setProblem({ text: '', log });
    } catch (error) {
      setProblem({ text: problemInWords(error, strings), log: session.getView().log });
    }
  }

  return (
    <>
      <Button size="sm" onClick={() => file.current?.click()}>
        {strings.import}
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json"
        multiple
        hidden
        aria-label={strings.recordingToImport}
        onChange={({ target }) => {
          void load([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <span role="alert" className={styles.problem}>
        {problem.log === log && problem.text}
      </span>
    </>
  );
}
