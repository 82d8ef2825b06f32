import { type ReactNode, useMemo } from 'react';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Presentation } from '#src/components/Presentation/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { Bounds } from '#src/components/WorldMap/land.ts';
import { pathTo } from '#src/core/links.ts';
import { countriesInput } from '#src/domain/countries.ts';
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
import { OperationsMap } from './OperationsMap.tsx';
import { OperationsTable } from './OperationsTable.tsx';
import styles from './operationsMap.module.css';
import { activeAppealsInput } from './requests.ts';
import { operationsMapStrings } from './strings.ts';

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

interface OperationsProps {
  /** Of which region. `@default` of the world */
  region?: number;
  /** West, south, east, north in degrees: what the map shows first. `@default` the inhabited world */
  bounds?: Bounds | undefined;
  heading?: ((count: string) => string) | undefined;
  /** Where all operations are. `@default` those of the world */
  all?: { to: string; label: string };
  /** What stands above the map when it has the whole screen. */
  stage: { heading: string; figures: ReactNode };
  /** False where the page lists them elsewhere. `@default` true */
  hasTable?: boolean;
  /** Stands in its room while it is on its way. */
  placeholder: ReactNode;
}

/** The operations that run now, on a map and as a table: both of one answer, kept by the same filters, which stand in the address. */
export function Operations(props: OperationsProps) {
  const { region, bounds, heading, all, stage, hasTable = true, placeholder } = props;
  const strings = useStrings(operationsMapStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const view = useFilters<never>(OPERATIONS, { in: 'address' });
  const { values, about } = view;
  const appeals = useRequest(appealsEndpoint, activeAppealsInput(about.now, region));
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
  if (state === 'pending') return placeholder;
  // Nobody knows how many there are where they could not be loaded.
  const count = formatNumber(appeals.answer && kept.length, language);
  return (
    <Panel
      heading={heading?.(count) ?? fill(strings.heading, { count })}
      actions={
        <TextLink to={all?.to ?? pathTo('appeals')}>{all?.label ?? strings.viewAllOperations}</TextLink>
      }
      filters={<Filters view={view} />}
      state={state}
      error={{ message: errorText(both.error) }}
      onRetry={failed?.retry}
      unreadable={unreadableRows(appeals.answer)}
    >
      <Presentation
        {...stage}
        beside={
          <ul className={styles.types} aria-label={strings.byTypes}>
            {countByType(kept).map(([type, count]) => (
              <li key={type}>{fill(strings.ofType, { type, count: formatNumber(count, language) })}</li>
            ))}
          </ul>
        }
      >
        <OperationsMap operations={operations} countries={countries.answer?.results} bounds={bounds} />
      </Presentation>
      {unplaced > 0 && (
        <p className={styles.note}>
          {fill(plural(strings, 'notOnMap', unplaced, language), { count: formatNumber(unplaced, language) })}
        </p>
      )}
      {hasTable && <OperationsTable appeals={kept} state={view.state} />}
    </Panel>
  );
}
