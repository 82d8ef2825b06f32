import { useSearchParams } from 'react-router-dom';
import { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { useApp } from '#src/app/AppContext.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatIsoDate } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Filter } from '../../emergencies/RecordList/Filters.tsx';
import { RecordList } from '../../emergencies/RecordList/index.tsx';
import { ErusTable, ownerOf } from '../ErusTable.tsx';
import { EruTypeFilter } from '../filters.tsx';
import { deploymentStrings } from '../strings.ts';
import { erusInput, erusOrdering, PAGE_SIZE } from './requests.ts';

const FILTERS: readonly Filter[] = [
  { name: 'type', kind: 'own', Choice: EruTypeFilter },
  { name: 'country', kind: 'countries' },
  { name: 'dtype', kind: 'disasterType' },
  { name: 'start_after', kind: 'day', label: 'startAfter' },
  { name: 'start_before', kind: 'day', label: 'startBefore' },
  { name: 'event', kind: 'emergency' },
];

/** `/deployed-erus/all`: the Emergency Response Units that are out now. `event` in the address keeps those of one emergency. */
export function DeployedErusScreen() {
  const strings = useStrings(deploymentStrings);
  const titles = useStrings(routeStrings);
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const input = erusInput(query);
  const list = useRequest(erusEndpoint, input, { isPreserved: true });
  return (
    <RecordList
      title={titles.deployedErus}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      ordering={erusOrdering(query)}
      api={apiAddress(config, erusEndpoint, input)}
      csv={{
        fileName: `deployed-erus-${formatIsoDate(new Date())}.csv`,
        columns: [
          { heading: strings.owner, value: ownerOf },
          { heading: strings.type, value: ({ type_display }) => type_display },
          { heading: strings.units, value: ({ units }) => units },
          { heading: strings.equipment, value: ({ equipment_units }) => equipment_units },
          { heading: strings.country, value: ({ deployed_to }) => deployed_to?.name },
          { heading: strings.emergency, value: ({ event }) => event?.name },
        ],
        loadPage: (page, signal) => client.call(erusEndpoint, { query: { ...input.query, ...page }, signal }),
      }}
    >
      {(units, { caption, ...sorting }) => <ErusTable caption={caption} rows={units} {...sorting} />}
    </RecordList>
  );
}
