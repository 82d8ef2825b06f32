import { useSearchParams } from 'react-router-dom';
import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import { useApp } from '#src/app/AppContext.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { peopleAffected } from '#src/domain/affected.ts';
import { appealTotals } from '#src/domain/appeals.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { EmergencyTable } from '../EmergencyTable/index.tsx';
import { emergencyTableStrings } from '../EmergencyTable/strings.ts';
import { namesOf } from '../RecordList/CountryLinks.tsx';
import type { Filter } from '../RecordList/Filters.tsx';
import { RecordList } from '../RecordList/index.tsx';
import { emergenciesInput, emergencyOrdering, PAGE_SIZE } from './requests.ts';

const FILTERS: readonly Filter[] = [
  { name: 'search', kind: 'search' },
  { name: 'start_after', kind: 'day', label: 'startAfter' },
  { name: 'start_before', kind: 'day', label: 'startBefore' },
  { name: 'dtype', kind: 'disasterType' },
  { name: 'region', kind: 'regions' },
  { name: 'country', kind: 'countries' },
  { name: 'appeal_type', kind: 'appealTypes' },
];

/** `/emergencies/all`: every emergency. */
export function EmergencyListScreen() {
  const titles = useStrings(routeStrings);
  const strings = useStrings(emergencyTableStrings);
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const list = useRequest(emergenciesEndpoint, emergenciesInput(query), { isPreserved: true });
  return (
    <RecordList
      title={titles.emergencies}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      api={apiAddress(config, emergenciesEndpoint, emergenciesInput(query))}
      csv={{
        fileName: 'all-emergencies.csv',
        columns: [
          {
            heading: strings.startDate,
            value: ({ disaster_start_date }) => disaster_start_date.slice(0, 10),
          },
          { heading: strings.name, value: ({ name }) => name },
          {
            heading: strings.severity,
            value: ({ ifrc_severity_level_display }) => ifrc_severity_level_display,
          },
          { heading: strings.disasterType, value: ({ dtype }) => dtype?.name },
          { heading: strings.glide, value: ({ glide }) => glide },
          { heading: strings.requested, value: ({ appeals }) => appealTotals(appeals).requested },
          { heading: strings.affected, value: peopleAffected },
          { heading: strings.countries, value: ({ countries }) => namesOf(countries) },
        ],
        loadPage: (page, signal) =>
          client.call(emergenciesEndpoint, { query: { ...emergenciesInput(query).query, ...page }, signal }),
      }}
      ordering={emergencyOrdering(query)}
    >
      {(emergencies, table) => <EmergencyTable emergencies={emergencies} {...table} />}
    </RecordList>
  );
}
