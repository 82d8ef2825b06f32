import { useId } from 'react';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './SeverityLegend.module.css';
import { severityStrings } from './strings.ts';

/** By level, as the API counts them. */
const LEVELS = ['yellow', 'orange', 'red'] as const;

/** Below lists of emergencies: what the marks and colours of their severity mean. */
export function SeverityLegend() {
  const strings = useStrings(severityStrings);
  const id = useId();
  return (
    <section className={styles.legend} aria-labelledby={id}>
      <h2 id={id}>{strings.legend}</h2>
      <dl>
        {LEVELS.map((key, level) => (
          <div key={key}>
            <dt>
              <SeverityBadge level={level} />
            </dt>
            <dd>{strings[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
