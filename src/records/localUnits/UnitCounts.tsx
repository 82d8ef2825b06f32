import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { PublicLocalUnitRow } from '../localUnit/types.ts';
import styles from './LocalUnits.module.css';
import { localUnitsStrings } from './strings.ts';

/** How many units of each type there are, the most first. */
export function UnitCounts({ units }: { units: readonly Pick<PublicLocalUnitRow, 'type_details'>[] }) {
  const strings = useStrings(localUnitsStrings);
  const language = useLanguage();
  const counts = new Map<string, number>();
  for (const { type_details } of units)
    counts.set(type_details.name, (counts.get(type_details.name) ?? 0) + 1);
  return (
    <ul className={styles.counts} aria-label={strings.typesTitle}>
      {[...counts]
        .sort(([, one], [, other]) => other - one)
        .map(([type, count]) => (
          <li key={type}>{fill(strings.ofType, { type, count: formatNumber(count, language) })}</li>
        ))}
    </ul>
  );
}
