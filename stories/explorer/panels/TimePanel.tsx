import { useId } from 'react';
import { Button } from '#src/components/Button/index.tsx';
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
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.row}>
        <h2 id={headingId}>Time</h2>
        <output className={styles.clock} aria-label="Clock">
          {now} ms
        </output>
      </div>
      <div className={styles.row}>
        <Button size="sm" disabled={nextDelay === undefined} onClick={() => onWait(nextDelay ?? 0)}>
          {nextDelay === undefined ? 'No delay' : `Next delay, ${nextDelay} ms`}
        </Button>
        {STEPS.map(([ms, label]) => (
          <Button key={ms} size="sm" variant="tertiary" onClick={() => onWait(ms)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
