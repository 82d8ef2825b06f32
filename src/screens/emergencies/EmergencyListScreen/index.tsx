import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import { pathTo } from '#src/app/links.ts';
import { Page } from '#src/components/Page/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EmergencyTable } from '../EmergencyTable/index.tsx';
import { EmergencyFilters } from './EmergencyFilters.tsx';
import { emergenciesInput, FILTERS, offsetOf, PAGE_SIZE, sortOf } from './requests.ts';
import { emergencyListStrings } from './strings.ts';

/** `/emergencies/all`: every emergency, filtered, sorted and paged by the address. */
export function EmergencyListScreen() {
  const strings = useStrings(emergencyListStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { query, change } = useQueryState();
  const list = useRequest(emergenciesEndpoint, emergenciesInput(query), { isPreserved: true });
  const emergencies = list.answer?.results ?? [];
  return (
    <Page
      heading={fill(strings.heading, { count: formatNumber(list.answer?.count, language) })}
      documentTitle={strings.title}
      breadcrumbs={[{ label: strings.home, to: pathTo('home') }, { label: strings.title }]}
    >
      <Panel
        filters={<EmergencyFilters query={query} change={change} />}
        state={messageState(list, {
          isEmpty: emergencies.length === 0,
          isFiltered: FILTERS.some((name) => query.has(name)),
        })}
        error={{ message: errorText(list.error) }}
        onRetry={list.retry}
        footer={
          <Pager
            count={list.answer?.count ?? 0}
            limit={PAGE_SIZE}
            offset={offsetOf(query)}
            onChange={(offset) =>
              change({ page: offset === 0 ? '' : String(offset / PAGE_SIZE + 1) }, { isNewEntry: true })
            }
          />
        }
      >
        <EmergencyTable
          caption={strings.title}
          emergencies={emergencies}
          sort={sortOf(query)}
          onSort={({ key, isDescending }) => change({ sort: isDescending ? `-${key}` : key, page: '' })}
        />
      </Panel>
    </Page>
  );
}
