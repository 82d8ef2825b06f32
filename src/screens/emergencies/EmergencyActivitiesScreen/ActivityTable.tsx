import { useState } from 'react';
import { useIsOffered } from '#src/app/access.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { Button } from '#src/components/Button/index.tsx';
import { downloadText } from '#src/components/download.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { actorOf, peopleReached } from '#src/domain/activities.ts';
import { toCsv } from '#src/domain/csv.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ActivityMenu } from '#src/screens/activities/ActivityMenu.tsx';
import { recordListStrings } from '../RecordList/strings.ts';
import { emergencyActivitiesStrings } from './strings.ts';
import type { Project } from './types.ts';

const PAGE_SIZE = 10;

/** The activities one a row. What is downloaded is what the filters keep. */
export function ActivityTable({ projects, all }: { projects: readonly Project[]; all: readonly Project[] }) {
  const strings = useStrings(emergencyActivitiesStrings);
  const lists = useStrings(recordListStrings);
  const language = useLanguage();
  const isOffered = useIsOffered();
  const { isSignedIn } = useAuth();
  const [wanted, setOffset] = useState(0);
  // A filter may have left fewer pages than the one that was open.
  const offset = wanted < projects.length ? wanted : 0;
  const heading = fill(strings.activitiesHeading, { count: formatNumber(projects.length, language) });
  const places = ({ districts_details }: Project) => districts_details.map(({ name }) => name).join(', ');
  const columns = [
    { key: 'actor', heading: strings.actor, text: actorOf },
    {
      key: 'title',
      heading: strings.title,
      text: ({ title }: Project) => title,
      cell: ({ id, title }: Project) => (
        <TextLink to={pathTo('activity', { activityId: id })}>{title}</TextLink>
      ),
    },
    {
      key: 'start',
      heading: strings.startDate,
      isUnbroken: true,
      text: ({ start_date }: Project) => start_date,
      cell: ({ start_date }: Project) => formatDate(start_date, language),
    },
    {
      key: 'country',
      heading: strings.country,
      text: ({ country_details }: Project) => country_details.name ?? '--',
      cell: ({ country, country_details: { name } }: Project) => (
        <TextLink to={countryLink(country)}>{name ?? '--'}</TextLink>
      ),
    },
    { key: 'province', heading: strings.province, text: places, cell: (row: Project) => places(row) || '--' },
    { key: 'status', heading: strings.status, text: ({ status_display }: Project) => status_display },
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
    <Panel
      heading={heading}
      actions={
        <Button
          disabled={projects.length === 0}
          onClick={() =>
            downloadText(
              'emergency-activities.csv',
              toCsv([
                columns.map((column) => column.heading),
                ...projects.map((project) => columns.map(({ text }) => text(project))),
              ]),
              'text/csv',
            )
          }
        >
          {lists.export}
        </Button>
      }
      state={projects.length === 0 ? (all.length === 0 ? 'empty' : 'filteredEmpty') : 'ready'}
      footer={<Pager count={projects.length} limit={PAGE_SIZE} offset={offset} onChange={setOffset} />}
    >
      <Table
        caption={heading}
        rows={projects.slice(offset, offset + PAGE_SIZE)}
        rowKey={({ id }) => String(id)}
        columns={[
          ...columns.map(({ text, cell = text, ...column }) => ({ ...column, cell })),
          ...(mayChange ? [changes] : []),
        ]}
      />
    </Panel>
  );
}
