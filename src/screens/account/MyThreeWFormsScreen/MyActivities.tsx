import { useState } from 'react';
import { deleteEmergencyProjectEndpoint } from '#contracts/endpoints/activityForm.ts';
import { emergencyProjectsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityListStrings } from '../../activities/ActivityListScreen/strings.ts';
import { activityStrings } from '../../activities/strings.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { MyRecords, PAGE_SIZE } from './MyRecords.tsx';
import { myThreeWFormsStrings } from './strings.ts';

/** The activities in emergencies that one has entered, the last changed first. */
export function MyActivities() {
  const strings = useStrings(myThreeWFormsStrings);
  const words = useStrings(activityStrings);
  const lists = useStrings(activityListStrings);
  const language = useLanguage();
  const user = useProfile();
  const { client } = useApp();
  const [offset, setOffset] = useState(0);
  const list = useRequest(
    emergencyProjectsEndpoint,
    { query: { user: user.id, limit: PAGE_SIZE, offset, ordering: ['-modified_at'] } },
    { isPreserved: true },
  );
  return (
    <MyRecords
      list={list}
      offset={offset}
      onPage={setOffset}
      nameOf={({ title }) => title}
      addresses={{
        add: pathTo('newActivity'),
        edit: (id) => pathTo('editActivity', { activityId: id }),
        duplicate: (id) => pathTo('newActivity', undefined, { from: id }),
      }}
      remove={(id) => client.call(deleteEmergencyProjectEndpoint, { path: { id } })}
      words={{
        ...words,
        heading: strings.activities,
        none: strings.noActivities,
        add: strings.addActivity,
        actions: lists.actions,
        actionsOf: (title) => fill(lists.actionsOf, { title }),
        deleteMessage: (title) => fill(words.deleteMessage, { title }),
      }}
      columns={[
        {
          key: 'title',
          heading: lists.title,
          cell: ({ id, title }) => <TextLink to={pathTo('activity', { activityId: id })}>{title}</TextLink>,
        },
        {
          key: 'operation',
          heading: words.operation,
          cell: ({ event_details }) => event_details.name ?? MISSING,
        },
        {
          key: 'country',
          heading: words.country,
          cell: ({ country_details }) => country_details.name ?? MISSING,
        },
        { key: 'status', heading: words.status, cell: ({ status_display }) => status_display },
        {
          key: 'start',
          heading: words.startDate,
          isUnbroken: true,
          cell: ({ start_date }) => formatDate(start_date, language),
        },
      ]}
    />
  );
}
