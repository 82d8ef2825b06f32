import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import { pathTo } from '#src/app/links.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pageOfOffset, sortOf } from '#src/domain/listAddress.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EmergencyTable } from '../EmergencyTable/index.tsx';
import { type Filter, Filters, isFiltered } from '../RecordList/Filters.tsx';
import {
  chosenEmergenciesInput,
  emergenciesOffset,
  ordersEmergencies,
  PAGE_SIZE,
  windowStart,
} from './requests.ts';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergencies } from './types.ts';

const FILTERS: readonly Filter[] = [
  { name: 'start_after', kind: 'day', label: 'startAfter' },
  { name: 'start_before', kind: 'day', label: 'startBefore' },
  { name: 'dtype', kind: 'disasterType' },
];

/**
 * The emergencies of the last 30 days, newest first, some at a time: `usual`, which the page has for its figures. Filters,
 * order and page stand in the address; other days, a type or another order are asked for.
 */
export function RecentEmergencies({ usual }: { usual: RequestView<Emergencies> }) {
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { query, change } = useQueryState();
  const now = new Date();
  const chosenInput = chosenEmergenciesInput(query, now);
  const chosen = useRequest(emergenciesEndpoint, chosenInput, { isPreserved: true });
  const request = chosenInput ? chosen : usual;
  const offset = emergenciesOffset(query);
  const rows = chosenInput
    ? (chosen.answer?.results ?? [])
    : (usual.answer?.results.slice(offset, offset + PAGE_SIZE) ?? []);
  const isNarrowed = isFiltered(FILTERS, query);
  const heading = fill(isNarrowed ? strings.chosenEmergencies : strings.table, {
    count: formatNumber(request.answer?.count, language),
  });
  return (
    <Panel
      heading={heading}
      actions={<TextLink to={pathTo('emergencies')}>{strings.viewAllEmergencies}</TextLink>}
      filters={
        <Filters
          filters={FILTERS}
          query={query}
          change={(values) => change({ ...values, emergencies_page: '' })}
          usual={{ start_after: windowStart(now) }}
        />
      }
      state={messageState(request, { isEmpty: rows.length === 0, isFiltered: isNarrowed })}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
      skeleton={<Skeleton height="26rem" />}
      footer={
        <Pager
          of={heading}
          count={request.answer?.count ?? 0}
          limit={PAGE_SIZE}
          offset={offset}
          onChange={(next) =>
            change({ emergencies_page: pageOfOffset(next, PAGE_SIZE) }, { isNewEntry: true })
          }
        />
      }
    >
      <EmergencyTable
        caption={heading}
        emergencies={rows}
        sort={sortOf(ordersEmergencies(query))}
        onSort={({ key, isDescending }) =>
          change({ emergencies_sort: isDescending ? `-${key}` : key, emergencies_page: '' })
        }
      />
    </Panel>
  );
}
