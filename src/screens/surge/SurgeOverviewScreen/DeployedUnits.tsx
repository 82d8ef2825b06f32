import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { FilterFields } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { deployedUnits } from './lists.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';

/** The units that are out, of one type or of all. */
export function DeployedUnits() {
  const strings = useStrings(surgeOverviewStrings);
  const view = useList(deployedUnits, { in: 'address', name: 'erus' });
  return (
    <ListPanel
      view={view}
      heading={strings.erus}
      actions={
        <TextLink to={pathTo('deployedErus', undefined, { type: view.query.type })}>
          {strings.allErus}
        </TextLink>
      }
      filters={
        <div className={styles.filter}>
          <FilterFields view={view} />
        </div>
      }
      pendingHeight="20rem"
    />
  );
}
