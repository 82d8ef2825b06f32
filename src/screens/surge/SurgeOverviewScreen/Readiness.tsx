import { eruReadinessEndpoint } from '#contracts/endpoints/surge.ts';
import { sortOf } from '#src/domain/listAddress.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { EruTypeFilter } from '../filters.tsx';
import { ReadinessTable } from '../ReadinessTable.tsx';
import { PagedPanel } from './PagedPanel.tsx';
import { READINESS_SHOWN, readinessInput, readinessOrdering } from './requests.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';
import { usePaged } from './usePaged.ts';

/** Who could send a unit of a type: how ready its equipment, people and funds are, whoever is readiest first. */
export function Readiness() {
  const strings = useStrings(surgeOverviewStrings);
  const { query, change, onPage, onSort } = usePaged('readiness', READINESS_SHOWN);
  const input = readinessInput(query);
  const readiness = useRequest(eruReadinessEndpoint, input, { isPreserved: true });
  return (
    <PagedPanel
      heading={strings.readiness}
      filters={
        <div className={styles.filter}>
          <EruTypeFilter
            name="readiness_type"
            value={query.get('readiness_type') ?? ''}
            onChange={(type) => change({ readiness_type: type, readiness_page: '' })}
          />
        </div>
      }
      isFiltered={query.has('readiness_type')}
      page={readiness}
      limit={READINESS_SHOWN}
      offset={input.query.offset}
      onPage={onPage}
      pendingHeight="28rem"
    >
      {(rows, heading) => (
        <ReadinessTable
          caption={heading}
          rows={rows}
          sort={sortOf(readinessOrdering(query))}
          onSort={onSort}
        />
      )}
    </PagedPanel>
  );
}
