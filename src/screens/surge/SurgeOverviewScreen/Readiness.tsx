import { useStrings } from '#src/i18n/StringsContext.ts';
import { FilterFields } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { readiness } from './lists.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';

/** Who could send a unit of a type: how ready its equipment, people and funds are, whoever is readiest first. */
export function Readiness() {
  const strings = useStrings(surgeOverviewStrings);
  const view = useList(readiness, { in: 'address', name: 'readiness' });
  return (
    <ListPanel
      view={view}
      heading={strings.readiness}
      filters={
        <div className={styles.filter}>
          <FilterFields view={view} />
        </div>
      }
      pendingHeight="28rem"
    />
  );
}
