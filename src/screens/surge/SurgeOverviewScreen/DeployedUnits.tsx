import { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { pathTo } from '#src/app/links.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { sortOf } from '#src/domain/listAddress.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ErusTable } from '../ErusTable.tsx';
import { EruTypeFilter } from '../filters.tsx';
import { PagedPanel } from './PagedPanel.tsx';
import { ERUS_SHOWN, erusInput, erusOrdering } from './requests.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';
import { usePaged } from './usePaged.ts';

/** The units that are out, of one type or of all. */
export function DeployedUnits() {
  const strings = useStrings(surgeOverviewStrings);
  const { query, change, onPage, onSort } = usePaged('erus', ERUS_SHOWN);
  const input = erusInput(query);
  const units = useRequest(erusEndpoint, input, { isPreserved: true });
  return (
    <PagedPanel
      heading={strings.erus}
      actions={
        <TextLink to={pathTo('deployedErus', undefined, { type: input.query.type })}>
          {strings.allErus}
        </TextLink>
      }
      filters={
        <div className={styles.filter}>
          <EruTypeFilter
            name="eru_type"
            value={query.get('eru_type') ?? ''}
            onChange={(type) => change({ eru_type: type, erus_page: '' })}
          />
        </div>
      }
      isFiltered={query.has('eru_type')}
      page={units}
      limit={ERUS_SHOWN}
      offset={input.query.offset}
      onPage={onPage}
      pendingHeight="20rem"
    >
      {(rows, heading) => (
        <ErusTable caption={heading} rows={rows} sort={sortOf(erusOrdering(query))} onSort={onSort} />
      )}
    </PagedPanel>
  );
}
