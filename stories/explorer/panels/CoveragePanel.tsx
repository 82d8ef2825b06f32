import { use, useId, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Button } from '#src/components/Button/index.tsx';
import { downloadText } from '#src/components/download.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { COVERAGE_FILE, type CoverageReport, countReached } from '../model/coverage.ts';
import { passedOf } from '../model/passed.ts';
import { planAsCsv, planAsMarkdown } from '../model/plan.ts';
import type { Session, SessionView } from '../model/session.ts';
import { wayTo } from '../model/ways.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

interface CoveragePanelProps {
  entry: CatalogueEntry;
  session: Session;
  view: SessionView;
}

type Whose = 'session' | 'tests';

/**
 * Which states and transitions of a machine were reached: in this session, with all that was imported into it, or by the path tests,
 * as `npm test` wrote it down. What is missing is a press away, and the whole a plan to carry out by
 * hand, in which what this session has passed is ticked.
 */
export function CoveragePanel({ entry, session, view }: CoveragePanelProps) {
  const strings = useStrings(explorerStrings);
  const id = useId();
  const [whose, setWhose] = useState<Whose>('session');
  const tested = use(report())?.[entry.name];
  const coverage = whose === 'session' ? passedOf(entry, view) : tested;
  const goTo = (transition: string) => {
    const way = wayTo(entry, transition);
    if (way) session.load(way);
  };
  return (
    <>
      <div className={styles.toolbar}>
        <label htmlFor={id}>{strings.reachedBy}</label>
        <select id={id} value={whose} onChange={({ target }) => setWhose(target.value as Whose)}>
          <option value="session">{strings.thisSession}</option>
          <option value="tests">{strings.pathTests}</option>
        </select>
        <Button
          size="sm"
          onClick={() =>
            downloadText(
              `${entry.name}-test-plan.md`,
              planAsMarkdown(entry, strings, view.passed),
              'text/markdown',
            )
          }
        >
          {strings.planMarkdown}
        </Button>
        <Button
          size="sm"
          onClick={() =>
            downloadText(`${entry.name}-test-plan.csv`, planAsCsv(entry, strings, view.passed), 'text/csv')
          }
        >
          {strings.planCsv}
        </Button>
      </div>
      {coverage ? (
        <div className={styles.coverage}>
          <List name="states" parts={coverage.states} />
          <List name="transitions" parts={coverage.transitions} onGoTo={goTo} />
        </div>
      ) : (
        <p className={styles.quiet}>{strings.noCoverage}</p>
      )}
    </>
  );
}

interface ListProps {
  name: 'states' | 'transitions';
  parts: Readonly<Record<string, boolean>>;
  /** Plays the shortest way to one that is missed. */
  onGoTo?: (part: string) => void;
}

function List({ name, parts, onGoTo }: ListProps) {
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
            <span className="visually-hidden">{isReached ? strings.reached : strings.missed}</span>{' '}
            <bdi dir="ltr">{part}</bdi>
            {!isReached && onGoTo && (
              <Button
                size="sm"
                variant="tertiary"
                aria-label={fill(strings.showTheWayTo, { transition: part })}
                onClick={() => onGoTo(part)}
              >
                {strings.showTheWay}
              </Button>
            )}
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
