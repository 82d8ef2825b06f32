import { useMemo } from 'react';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { unreadableRows } from '#contracts/readableRows.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import {
  countByType,
  filterOperations,
  type OperationFilter,
  operationsByCountry,
} from '#src/domain/operations.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { appealType, disasterTypes } from '#src/lists/choices.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { filtersOf, queryOf } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import styles from '../HomeScreen.module.css';
import { OperationsPlaceholder } from '../OperationsPlaceholder.tsx';
import { activeAppealsInput, countriesInput } from '../requests.ts';
import { homeStrings } from '../strings.ts';
import moreStyles from './more.module.css';
import { OperationsMap } from './OperationsMap.tsx';
import { OperationsTable } from './OperationsTable.tsx';
import { Presentation } from './Presentation.tsx';
import { homeMoreStrings } from './strings.ts';

const filter = filtersOf<OperationFilter, never>();
const OPERATIONS = {
  words: [],
  filters: {
    start_after: filter.day('startAfter', 'startAfter'),
    start_before: filter.day('startBefore', 'startBefore'),
    atype: filter.number('atype', appealType),
    dtype: filter.numbers('dtypes', disasterTypes),
  },
};

/** The operations that run now, on a map and as a table: both of one answer, kept by the same filters, which stand in the address. */
export function Operations() {
  const strings = useStrings(homeStrings);
  const more = useStrings(homeMoreStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const view = useFilters<never>(OPERATIONS, { in: 'address' });
  const { values, about } = view;
  const appeals = useRequest(appealsEndpoint, activeAppealsInput(about.now));
  const countries = useRequest(countriesEndpoint, countriesInput);
  const kept = useMemo(
    () => filterOperations(appeals.answer?.results ?? [], queryOf(OPERATIONS.filters, values, about.now)),
    [appeals.answer, values, about.now],
  );
  const operations = useMemo(
    () => operationsByCountry(kept, countries.answer?.results ?? []),
    [kept, countries.answer],
  );
  const unplaced = kept.length - operations.reduce((sum, { appeals: own }) => sum + own.length, 0);
  const failed = [appeals, countries].find(({ error }) => error !== undefined);
  const both = {
    answer: appeals.answer && countries.answer,
    error: failed?.error,
    isPending: appeals.isPending || countries.isPending,
  };
  const state = messageState(both, { isEmpty: kept.length === 0, isFiltered: view.isFiltered });
  if (state === 'pending') return <OperationsPlaceholder />;
  return (
    <Panel
      heading={fill(strings.mapHeading, { count: formatNumber(kept.length, language) })}
      actions={<TextLink to={pathTo('appeals')}>{more.viewAllOperations}</TextLink>}
      filters={<Filters view={view} />}
      state={state}
      error={{ message: errorText(both.error) }}
      onRetry={failed?.retry}
      unreadable={unreadableRows(appeals.answer)}
    >
      <ul className={moreStyles.types} aria-label={more.byTypes}>
        {countByType(kept).map(([type, count]) => (
          <li key={type}>{fill(more.ofType, { type, count: formatNumber(count, language) })}</li>
        ))}
      </ul>
      <Presentation>
        <OperationsMap operations={operations} countries={countries.answer?.results} />
      </Presentation>
      {unplaced > 0 && (
        <p className={styles.updated}>
          {fill(plural(more, 'notOnMap', unplaced, language), { count: formatNumber(unplaced, language) })}
        </p>
      )}
      <OperationsTable appeals={kept} />
    </Panel>
  );
}
