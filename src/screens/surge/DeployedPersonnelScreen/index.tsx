import { useSearchParams } from 'react-router-dom';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { personnelEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { useApp } from '#src/app/AppContext.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { Table } from '#src/components/Table/index.tsx';
import { isGuest } from '#src/domain/permissions.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, formatIsoDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Filter } from '../../emergencies/RecordList/Filters.tsx';
import { RecordList } from '../../emergencies/RecordList/index.tsx';
import { DeployingPartyFilter, PersonnelTypeFilter, PositionFilter, WhenFilter } from '../filters.tsx';
import { CountryOf, EmergencyOf } from '../places.tsx';
import { deploymentStrings } from '../strings.ts';
import { PAGE_SIZE, personnelInput, personnelOrdering } from './requests.ts';

type Person = AnswerOf<typeof personnelEndpoint>['results'][number];

const FILTERS: readonly Filter[] = [
  { name: 'when', kind: 'own', Choice: WhenFilter },
  { name: 'start_after', kind: 'day', label: 'startAfter' },
  { name: 'start_before', kind: 'day', label: 'startBefore' },
  { name: 'role', kind: 'own', Choice: PositionFilter },
  { name: 'type', kind: 'own', Choice: PersonnelTypeFilter },
  { name: 'country_from', kind: 'own', Choice: DeployingPartyFilter },
  { name: 'country', kind: 'country' },
  { name: 'dtype', kind: 'disasterType' },
  { name: 'event', kind: 'emergency' },
];

/** `type` of people of the rapid response pool. */
const RAPID_RESPONSE = 'rr';

/** `/deployed-personnels/all`: everybody who was, is or will be sent. `event` in the address keeps those of one emergency. */
export function DeployedPersonnelScreen() {
  const strings = useStrings(deploymentStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const { isSignedIn, profile } = useAuth();
  const mayName = isSignedIn && !isGuest(profile);
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const input = personnelInput(query, new Date());
  const list = useRequest(personnelEndpoint, input, { isPreserved: true });
  const typeOf = ({ type }: Person) => (type === RAPID_RESPONSE ? strings.rapidResponse : type.toUpperCase());
  const partyOf = ({ country_from }: Person) => country_from?.society_name || country_from?.name;
  return (
    <RecordList
      title={titles.deployedPersonnel}
      note={mayName ? undefined : strings.namesForMembers}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      ordering={personnelOrdering(query)}
      api={apiAddress(config, personnelEndpoint, input)}
      csv={{
        fileName: `all-deployed-personnel-${formatIsoDate(new Date())}.csv`,
        columns: [
          { heading: strings.startDate, value: ({ start_date }) => start_date?.slice(0, 10) },
          { heading: strings.endDate, value: ({ end_date }) => end_date?.slice(0, 10) },
          ...(mayName ? [{ heading: strings.name, value: ({ name }: Person) => name }] : []),
          { heading: strings.position, value: ({ role }) => role },
          { heading: strings.type, value: typeOf },
          { heading: strings.from, value: partyOf },
          { heading: strings.to, value: ({ country_to }) => country_to?.name },
          { heading: strings.emergency, value: ({ deployment }) => deployment.event_deployed_to?.name },
        ],
        loadPage: (page, signal) =>
          client.call(personnelEndpoint, { query: { ...input.query, ...page }, signal }),
      }}
    >
      {(people, table) => (
        <Table
          {...table}
          rows={people}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'start',
              isUnbroken: true,
              heading: strings.startDate,
              sortKey: 'start_date',
              cell: ({ start_date }) => formatDate(start_date, language),
            },
            {
              key: 'end',
              isUnbroken: true,
              heading: strings.endDate,
              sortKey: 'end_date',
              cell: ({ end_date }) => formatDate(end_date, language),
            },
            ...(mayName
              ? [
                  {
                    key: 'name',
                    heading: strings.name,
                    sortKey: 'name',
                    cell: ({ name }: Person) => name || MISSING,
                  },
                ]
              : []),
            {
              key: 'position',
              heading: strings.position,
              sortKey: 'role',
              cell: ({ role }) => role || MISSING,
            },
            { key: 'type', heading: strings.type, sortKey: 'type', cell: typeOf },
            {
              key: 'from',
              heading: strings.from,
              sortKey: 'country_from',
              cell: (person) => <CountryOf country={person.country_from} label={partyOf(person)} />,
            },
            {
              key: 'to',
              heading: strings.to,
              sortKey: 'country_to',
              cell: ({ country_to }) => <CountryOf country={country_to} />,
            },
            {
              key: 'emergency',
              heading: strings.emergency,
              sortKey: 'event_deployed_to',
              cell: ({ deployment }) => <EmergencyOf event={deployment.event_deployed_to} />,
            },
          ]}
        />
      )}
    </RecordList>
  );
}
