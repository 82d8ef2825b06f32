import { useFromValues } from '#src/forms/FormContext.ts';
import styles from '#src/forms/RecordForm.module.css';
import { fill, fillNodes } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { projectFormStrings } from './strings.ts';
import { overspentBudget, statusOf } from './values.ts';

/** More was spent than there was: said, not refused. */
export function Overspent() {
  const strings = useStrings(projectFormStrings);
  const language = useLanguage();
  const budget = useFromValues(overspentBudget);
  if (budget === undefined) return null;
  return (
    <p className={styles.note} role="status">
      {fill(strings.overspent, { budget: formatNumber(budget, language) })}
    </p>
  );
}

/** Follows from the dates and the box beside them. */
export function StatusOutput() {
  const strings = useStrings(projectFormStrings);
  const names = useStrings(projectStrings);
  const status = useFromValues(statusOf);
  return (
    <p className={styles.wide}>
      {fillNodes(strings.statusOf, {
        label: strings.statusIs,
        status: (
          <output>
            <strong>{status === undefined ? strings.statusUnknown : names[`status_${status}`]}</strong>
          </output>
        ),
      })}
    </p>
  );
}
