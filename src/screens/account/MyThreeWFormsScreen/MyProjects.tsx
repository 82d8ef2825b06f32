import { useState } from 'react';
import { deleteProjectEndpoint, projectsEndpoint } from '#contracts/endpoints/project.ts';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '../../projects/strings.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { MyRecords, PAGE_SIZE } from './MyRecords.tsx';
import { myThreeWFormsStrings } from './strings.ts';

/** The projects one has entered, the last changed first. */
export function MyProjects() {
  const strings = useStrings(myThreeWFormsStrings);
  const words = useStrings(projectStrings);
  const language = useLanguage();
  const user = useProfile();
  const { client } = useApp();
  const [offset, setOffset] = useState(0);
  const list = useRequest(
    projectsEndpoint,
    { query: { user: user.id, limit: PAGE_SIZE, offset, ordering: ['-modified_at'] } },
    { isPreserved: true },
  );
  return (
    <MyRecords
      list={list}
      offset={offset}
      onPage={setOffset}
      nameOf={({ id, name }) => name || String(id)}
      addresses={{
        add: pathTo('newProject'),
        edit: (id) => pathTo('editProject', { projectId: id }),
        duplicate: (id) => pathTo('newProject', undefined, { from: id }),
      }}
      remove={(id) => client.call(deleteProjectEndpoint, { path: { id } })}
      words={{
        ...words,
        heading: strings.projects,
        none: strings.noProjects,
        add: strings.add,
        delete: strings.delete,
        actionsOf: (name) => fill(words.actionsOf, { name }),
        deleteHeading: strings.deleteHeading,
        deleteMessage: (name) => fill(strings.deleteMessage, { name }),
      }}
      columns={[
        {
          key: 'name',
          heading: words.name,
          cell: ({ id, name }) => (
            <TextLink to={pathTo('project', { projectId: id })}>{name || MISSING}</TextLink>
          ),
        },
        {
          key: 'country',
          heading: words.country,
          cell: ({ project_country_detail }) => project_country_detail.name,
        },
        {
          key: 'sector',
          heading: words.primarySector,
          cell: ({ primary_sector_display }) => primary_sector_display,
        },
        { key: 'status', heading: words.status, cell: ({ status_display }) => status_display },
        {
          key: 'endDate',
          heading: words.endDate,
          isUnbroken: true,
          cell: ({ end_date }) => formatDate(end_date, language),
        },
      ]}
    />
  );
}
