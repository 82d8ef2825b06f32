import clsx from 'clsx';
import { useId } from 'react';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { payloadInWords, stepInWords } from '../model/inWords.ts';
import { stepAsOrder } from '../model/plan.ts';
import { differs, type LogEntry } from '../model/session.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

interface LogPanelProps {
  log: readonly LogEntry[];
  /** How many of them are played. */
  position: number;
  /** Without it the log can only be read. */
  onGoTo?: ((position: number) => void) | undefined;
  /** Takes the state in which a step should have ended. */
  onExpect?: ((index: number, state: string) => void) | undefined;
}

/** What happened so far, and what of a log lies ahead; each step is a place to go to. */
export function LogPanel({ log, position, onGoTo, onExpect }: LogPanelProps) {
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
      {onExpect && log[position - 1] && (
        <Expectation
          key={position}
          entry={log[position - 1] as LogEntry}
          onExpect={(state) => onExpect(position - 1, state)}
        />
      )}
    </section>
  );
}

/** What the step gone last should have led to: by it a recorded mistake becomes a test that fails until it is mended. */
function Expectation({ entry, onExpect }: { entry: LogEntry; onExpect: (state: string) => void }) {
  const strings = useStrings(explorerStrings);
  const id = useId();
  return (
    <div className={styles.editor}>
      <label htmlFor={id}>{strings.shouldHaveLed}</label>
      <input
        id={id}
        dir="ltr"
        defaultValue={entry.step.expected ?? ''}
        placeholder={entry.played?.state}
        onChange={({ target }) => onExpect(target.value.trim())}
      />
    </div>
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
        <strong>{wordsOf(step, strings)}</strong> {'event' in step && payloadInWords(step.event)}
      </span>
      {state && (
        <span className={styles.state} dir="ltr">
          {state}
        </span>
      )}
      {differs(entry) && (
        <span className={styles.problem}>
          {step.expected
            ? fill(strings.shouldBe, { state: step.expected })
            : fill(strings.wasRecorded, { state: step.state })}
        </span>
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

function wordsOf(
  step: LogEntry['step'],
  strings: Readonly<Record<keyof typeof explorerStrings.english, string>>,
) {
  if ('wait' in step) return fill(strings.timePassed, { ms: step.wait });
  return 'guard' in step ? stepAsOrder(step, strings) : stepInWords(step);
}
