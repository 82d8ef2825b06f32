import { Menu } from '#src/components/Menu/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf } from '#src/lists/column.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { projectStrings } from '#src/records/project/strings.ts';
import type { Project } from '../types.ts';
import { projectList } from './list.ts';

const column = columnsOf<Project, never, keyof typeof projectStrings.english>();
const ACTIONS = column.drawn('actions', (project) => <RowMenu project={project} />);

/** `/three-w/projects/all`: every project that the reader may see. */
export function ProjectListScreen() {
  const { isSignedIn } = useAuth();
  const isOffered = useIsOffered();
  const isWriter = isSignedIn && isOffered('editProject');
  return (
    <ListPage
      list={projectList}
      title={useStrings(routeStrings).projects}
      actions={isWriter ? ACTIONS : undefined}
    />
  );
}

/** What those who may write can do; others have the name, which leads to the project. */
function RowMenu({ project: { id, name } }: { project: Project }) {
  const strings = useStrings(projectStrings);
  return (
    <Menu
      label={strings.actions}
      ariaLabel={fill(strings.actionsOf, { name: name ?? String(id) })}
      align="end"
      items={[
        { key: 'view', label: strings.view, to: pathTo('project', { projectId: id }) },
        { key: 'edit', label: strings.edit, to: pathTo('editProject', { projectId: id }) },
        { key: 'duplicate', label: strings.duplicate, to: pathTo('newProject', undefined, { from: id }) },
      ]}
    />
  );
}
