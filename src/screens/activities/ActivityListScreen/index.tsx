import { useSearchParams } from 'react-router-dom';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { emergencyProjectsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import { useApp } from '#src/app/AppContext.ts';
import { useIsOffered } from '#src/app/access.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { actorOf, peopleReached } from '#src/domain/activities.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { RecordList } from '#src/screens/emergencies/RecordList/index.tsx';
import { recordListStrings } from '#src/screens/emergencies/RecordList/strings.ts';
import { ActivityMenu } from '../ActivityMenu.tsx';
import { FILTERS } from './filters.tsx';
import { activitiesInput, activityOrdering, PAGE_SIZE } from './requests.ts';
import { activityListStrings } from './strings.ts';

type Project = AnswerOf<typeof emergencyProjectsEndpoint>['results'][number];

const placesOf = ({ districts_details }: Project) => districts_details.map(({ name }) => name).join(', ');
const sectorsOf = ({ activities }: Project) =>
  [...new Set(activities.map(({ sector_details }) => sector_details.title))].join(', ');

/** `/three-w/activities/all`: what is done in all emergencies that the reader may see. */
export function ActivityListScreen() {
  const strings = useStrings(activityListStrings);
  const lists = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const isOffered = useIsOffered();
  const { isSignedIn } = useAuth();
  const list = useRequest(emergencyProjectsEndpoint, activitiesInput(query), { isPreserved: true });
  const columns = [
    { key: 'actor', heading: strings.actor, text: actorOf },
    {
      key: 'title',
      heading: strings.title,
      sortKey: 'title',
      text: ({ title }: Project) => title,
      cell: ({ id, title }: Project) => (
        <TextLink to={pathTo('activity', { activityId: id })}>{title}</TextLink>
      ),
    },
    {
      key: 'emergency',
      heading: lists.emergency,
      sortKey: 'event__name',
      text: ({ event_details: { name } }: Project) => name ?? '',
      cell: ({ event, event_details: { name } }: Project) => (
        <TextLink to={pathTo('emergency', { emergencyId: event })}>{name ?? MISSING}</TextLink>
      ),
    },
    {
      key: 'start',
      heading: lists.startDate,
      sortKey: 'start_date',
      isUnbroken: true,
      text: ({ start_date }: Project) => start_date,
      cell: ({ start_date }: Project) => formatDate(start_date, language),
    },
    {
      key: 'end',
      heading: lists.endDate,
      sortKey: 'end_date',
      isUnbroken: true,
      text: ({ end_date }: Project) => end_date ?? '',
      cell: ({ end_date }: Project) => formatDate(end_date, language),
    },
    {
      key: 'country',
      heading: lists.country,
      sortKey: 'country__name',
      text: ({ country_details: { name } }: Project) => name ?? '',
      cell: ({ country, country_details: { name } }: Project) => (
        <TextLink to={countryLink(country)}>{name ?? MISSING}</TextLink>
      ),
    },
    {
      key: 'province',
      heading: strings.province,
      text: placesOf,
      cell: (row: Project) => placesOf(row) || MISSING,
    },
    {
      key: 'sectors',
      heading: strings.sectors,
      text: sectorsOf,
      cell: (row: Project) => sectorsOf(row) || MISSING,
    },
    {
      key: 'status',
      heading: lists.status,
      sortKey: 'status',
      text: ({ status_display }: Project) => status_display,
    },
    {
      key: 'reached',
      heading: strings.services,
      align: 'end' as const,
      text: peopleReached,
      cell: (row: Project) => formatNumber(peopleReached(row), language),
    },
  ];
  const changes = {
    key: 'actions',
    heading: strings.actions,
    align: 'end' as const,
    cell: (row: Project) => <ActivityMenu activity={row} strings={strings} />,
  };
  const mayChange = isSignedIn && isOffered('editActivity');
  return (
    <RecordList
      title={titles.activities}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      api={apiAddress(config, emergencyProjectsEndpoint, activitiesInput(query))}
      csv={{
        fileName: 'all-3w-emergency-projects.csv',
        columns: columns.map(({ heading, text }) => ({ heading, value: text })),
        loadPage: (page, signal) =>
          client.call(emergencyProjectsEndpoint, {
            query: { ...activitiesInput(query).query, ...page },
            signal,
          }),
      }}
      ordering={activityOrdering(query)}
    >
      {(projects, table) => (
        <Table
          {...table}
          rows={projects}
          rowKey={({ id }) => String(id)}
          columns={[
            ...columns.map(({ text, cell = text, ...column }) => ({ ...column, cell })),
            ...(mayChange ? [changes] : []),
          ]}
        />
      )}
    </RecordList>
  );
}
