import { use } from 'react';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { COVERAGE_FILE, type CoverageReport, countReached } from '../model/coverage.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

/** Which states and transitions of a machine the path tests reached, as `npm test` wrote it down. */
export function CoveragePanel({ machine }: { machine: string }) {
  const strings = useStrings(explorerStrings);
  const coverage = use(report())?.[machine];
  if (!coverage) {
    return <p className={styles.quiet}>{strings.noCoverage}</p>;
  }
  return (
    <div className={styles.coverage}>
      <List name="states" parts={coverage.states} />
      <List name="transitions" parts={coverage.transitions} />
    </div>
  );
}

function List({ name, parts }: { name: 'states' | 'transitions'; parts: Readonly<Record<string, boolean>> }) {
  const strings = useStrings(explorerStrings);
  const { all, reached } = countReached(parts);
  const share = all === 0 ? 100 : Math.floor((100 * reached) / all);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={strings[name]}
      className={styles.scrolls}
    >
      <h3>{fill(strings[`reachedOf_${name}`], { reached, all, share })}</h3>
      <ul className={styles.parts}>
        {Object.entries(parts).map(([part, isReached]) => (
          <li key={part} className={isReached ? undefined : styles.missed}>
            <span aria-hidden="true">{isReached ? '✓' : '✗'}</span>
            <span className="visually-hidden">{isReached ? strings.reached : strings.missed}</span> {part}
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
