import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { problemInWords } from '../model/problem.ts';
import { fromJson, toJson } from '../model/recording.ts';
import { replayMachine } from '../model/replay.ts';
import type { Session, SessionView } from '../model/session.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

/** Moves through the log, and carries it out of here and in again. */
export function Toolbar({ session, view }: { session: Session; view: SessionView }) {
  const strings = useStrings(explorerStrings);
  const { input, log, position } = view;
  const replay = useActorRef(useReplayMachine(session));
  const isPlaying = useSelector(replay, (snapshot) => snapshot.matches('playing'));
  return (
    <section className={styles.toolbar} aria-label={strings.recording}>
      <Button size="sm" onClick={() => session.restart(input)}>
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
      <ImportButton session={session} />
    </section>
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

/** Saves what happened as a file to attach to a bug report. */
export function ExportButton({ session, isEmpty }: { session: Pick<Session, 'record'>; isEmpty: boolean }) {
  const strings = useStrings(explorerStrings);
  function save() {
    const recording = session.record();
    const url = URL.createObjectURL(new Blob([toJson(recording)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${recording.machine}-recording.json`;
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <Button size="sm" disabled={isEmpty} onClick={save}>
      {strings.export}
    </Button>
  );
}

function ImportButton({ session }: { session: Session }) {
  const strings = useStrings(explorerStrings);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');

  async function load(chosen: File | undefined) {
    if (!chosen) return;
    try {
      session.load(fromJson(await chosen.text()));
      setProblem('');
    } catch (error) {
      setProblem(problemInWords(error, strings));
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
        hidden
        aria-label={strings.recordingToImport}
        onChange={({ target }) => {
          void load(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <span role="status" className={styles.problem}>
        {problem}
      </span>
    </>
  );
}
