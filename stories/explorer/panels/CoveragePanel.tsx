import { use } from 'react';
import { COVERAGE_FILE, type CoverageReport, countReached } from '../model/coverage.ts';
import styles from './panels.module.css';

/** Which states and transitions of a machine the path tests reached, as `npm test` wrote it down. */
export function CoveragePanel({ machine }: { machine: string }) {
  const coverage = use(report())?.[machine];
  if (!coverage) {
    return (
      <p className={styles.quiet}>Nothing is known of its coverage here: run npm test, then build again.</p>
    );
  }
  return (
    <div className={styles.coverage}>
      <List name="states" parts={coverage.states} />
      <List name="transitions" parts={coverage.transitions} />
    </div>
  );
}

function List({ name, parts }: { name: string; parts: Readonly<Record<string, boolean>> }) {
  const { all, reached } = countReached(parts);
  const share = all === 0 ? 100 : Math.floor((100 * reached) / all);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={`Coverage of ${name}`}
      className={styles.scrolls}
    >
      <h3>
        {reached} of {all} {name} reached, {share} %
      </h3>
      <ul className={styles.parts}>
        {Object.entries(parts).map(([part, isReached]) => (
          <li key={part} className={isReached ? undefined : styles.missed}>
            <span aria-hidden="true">{isReached ? '✓' : '✗'}</span>
            <span className="visually-hidden">{isReached ? 'reached' : 'missed'}</span> {part}
          </li>
        ))}
      </ul>
    </section>
  );
}

let read: Promise<CoverageReport | undefined> | undefined;

function report(): Promise<CoverageReport | undefined> {
  read ??= fetch(COVERAGE_FILE)
    .then((answer) => (answer.ok ? (answer.json() as Promise<CoverageReport>) : undefined))
    .catch(() => undefined);
  return read;
}
