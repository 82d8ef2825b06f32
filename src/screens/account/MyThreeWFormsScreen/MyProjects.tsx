import { deleteProjectEndpoint } from '#contracts/projects/record.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useList } from '#src/lists/useList.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { myProjects } from './lists.ts';
import { MyRecords } from './MyRecords.tsx';
import { myThreeWFormsStrings } from './strings.ts';

/** The projects one has entered, the last changed first. */
export function MyProjects() {
  const strings = useStrings(myThreeWFormsStrings);
  const words = useStrings(projectStrings);
  const user = useProfile();
  const { client } = useApp();
  return (
    <MyRecords
      view={useList(myProjects, { in: 'panel', query: { user: user.id } })}
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
    />
  );
}
