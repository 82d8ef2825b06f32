import clsx from 'clsx';
import { useId } from 'react';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { payloadInWords, stepInWords } from '../model/inWords.ts';
import { differs, type LogEntry } from '../model/session.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

interface LogPanelProps {
  log: readonly LogEntry[];
  /** How many of them are played. */
  position: number;
  /** Without it the log can only be read. */
  onGoTo?: ((position: number) => void) | undefined;
}

/** What happened so far, and what of a log lies ahead; each step is a place to go to. */
export function LogPanel({ log, position, onGoTo }: LogPanelProps) {
  const strings = useStrings(explorerStrings);
  const headingId = useId();
  return (
    <section className={clsx(styles.panel, styles.grows)} aria-labelledby={headingId}>
      <h2 id={headingId}>{strings.log}</h2>
      {log.length === 0 && <p className={styles.quiet}>{strings.nothingYet}</p>}
      <ol className={styles.log}>
        {log.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the log
          <li key={index}>
            <Row entry={entry} isLast={index === position - 1} onPick={onGoTo && (() => onGoTo(index + 1))} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({
  entry,
  isLast,
  onPick,
}: {
  entry: LogEntry;
  isLast: boolean;
  onPick: (() => void) | undefined;
}) {
  const strings = useStrings(explorerStrings);
  const { step, played } = entry;
  const state = played?.state ?? step.state;
  const content = (
    <>
      <span dir="auto">
        <strong>{'wait' in step ? fill(strings.timePassed, { ms: step.wait }) : stepInWords(step)}</strong>{' '}
        {'event' in step && payloadInWords(step.event)}
      </span>
      {state && (
        <span className={styles.state} dir="ltr">
          {state}
        </span>
      )}
      {differs(entry) && (
        <span className={styles.problem}>{fill(strings.wasRecorded, { state: step.state })}</span>
      )}
    </>
  );
  const className = clsx(styles.step, isLast && styles.last, !played && styles.ahead);
  if (!onPick) return <div className={className}>{content}</div>;
  return (
    <button type="button" className={className} aria-current={isLast ? 'step' : undefined} onClick={onPick}>
      {content}
    </button>
  );
}
