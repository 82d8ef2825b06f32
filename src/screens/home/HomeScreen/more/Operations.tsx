import { useMemo } from 'react';
import { countriesEndpoint } from '#contracts/endpoints/domain.ts';
import { appealsEndpoint } from '#contracts/endpoints/response.ts';
import { pathTo } from '#src/app/links.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { dayOf, wholeNumber } from '#src/domain/listAddress.ts';
import { messageState } from '#src/domain/messageState.ts';
import { filterOperations, operationsByCountry } from '#src/domain/operations.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { type Filter, Filters, isFiltered } from '#src/screens/emergencies/RecordList/Filters.tsx';
import styles from '../HomeScreen.module.css';
import { OperationsPlaceholder } from '../OperationsPlaceholder.tsx';
import { activeAppealsInput, countriesInput } from '../requests.ts';
import { homeStrings } from '../strings.ts';
import { OperationsMap } from './OperationsMap.tsx';
import { OperationsTable } from './OperationsTable.tsx';
import { Presentation } from './Presentation.tsx';
import { homeMoreStrings } from './strings.ts';

const FILTERS: readonly Filter[] = [
  { name: 'start_after', kind: 'day', label: 'startAfter' },
  { name: 'start_before', kind: 'day', label: 'startBefore' },
  { name: 'atype', kind: 'appealType' },
  { name: 'dtype', kind: 'disasterType' },
];

/** The operations that run now, on a map and as a table: both of one answer, kept by the same filters, which stand in the address. */
export function Operations() {
  const strings = useStrings(homeStrings);
  const more = useStrings(homeMoreStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { query, change } = useQueryState();
  const appeals = useRequest(appealsEndpoint, activeAppealsInput());
  const countries = useRequest(countriesEndpoint, countriesInput);
  const kept = useMemo(
    () =>
      filterOperations(appeals.answer?.results ?? [], {
        startAfter: dayOf(query.get('start_after')),
        startBefore: dayOf(query.get('start_before')),
        atype: wholeNumber(query.get('atype')),
        dtype: wholeNumber(query.get('dtype')),
      }),
    [appeals.answer, query],
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
  const state = messageState(both, { isEmpty: kept.length === 0, isFiltered: isFiltered(FILTERS, query) });
  if (state === 'pending') return <OperationsPlaceholder />;
  return (
    <Panel
      heading={fill(strings.mapHeading, { count: formatNumber(kept.length, language) })}
      actions={<TextLink to={pathTo('appeals')}>{more.viewAllOperations}</TextLink>}
      filters={<Filters filters={FILTERS} query={query} change={change} />}
      state={state}
      error={{ message: errorText(both.error) }}
      onRetry={failed?.retry}
    >
      <Presentation>
        <OperationsMap operations={operations} />
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
