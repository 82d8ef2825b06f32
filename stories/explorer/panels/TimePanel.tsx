import { useId } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

interface TimePanelProps {
  /** Milliseconds since the start. */
  now: number;
  /** Milliseconds; undefined when nothing waits. */
  nextDelay: number | undefined;
  onWait: (ms: number) => void;
}

const STEPS = [
  [100, '+100 ms'],
  [1000, '+1 s'],
] as const;

/** The machine's clock stands still until it is told to go on. */
export function TimePanel({ now, nextDelay, onWait }: TimePanelProps) {
  const strings = useStrings(explorerStrings);
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.row}>
        <h2 id={headingId}>{strings.time}</h2>
        <output dir="ltr" className={styles.clock} aria-label={strings.clock}>
          {now} ms
        </output>
      </div>
      <div className={styles.row}>
        <Button size="sm" disabled={nextDelay === undefined} onClick={() => onWait(nextDelay ?? 0)}>
          {nextDelay === undefined ? strings.noDelay : fill(strings.nextDelay, { ms: nextDelay })}
        </Button>
        {STEPS.map(([ms, label]) => (
          <Button key={ms} size="sm" variant="tertiary" onClick={() => onWait(ms)}>
            <bdi dir="ltr">{label}</bdi>
          </Button>
        ))}
      </div>
    </section>
  );
}
