import { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { pathTo } from '#src/app/links.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { sortOf } from '#src/domain/listAddress.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ErusTable } from '../ErusTable.tsx';
import { EruTypeFilter } from '../filters.tsx';
import { ERUS_SHOWN, erusInput, erusOrdering } from './requests.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';
import { usePaged } from './usePaged.ts';

/** The units that are out, of one type or of all. */
export function DeployedUnits() {
  const strings = useStrings(surgeOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { query, change, onPage, onSort } = usePaged('erus', ERUS_SHOWN);
  const input = erusInput(query);
  const units = useRequest(erusEndpoint, input, { isPreserved: true });
  const rows = units.answer?.results ?? [];
  const heading = fill(strings.erus, { count: formatNumber(units.answer?.count, language) });
  return (
    <Panel
      heading={heading}
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
      state={messageState(units, { isEmpty: rows.length === 0, isFiltered: query.has('eru_type') })}
      error={{ message: errorText(units.error) }}
      onRetry={units.retry}
      skeleton={<Skeleton height="20rem" />}
      footer={
        <Pager
          of={heading}
          count={units.answer?.count ?? 0}
          limit={ERUS_SHOWN}
          offset={input.query.offset}
          onChange={onPage}
        />
      }
    >
      <ErusTable caption={heading} rows={rows} sort={sortOf(erusOrdering(query))} onSort={onSort} />
    </Panel>
  );
}
