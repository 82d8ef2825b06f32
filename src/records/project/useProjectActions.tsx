import { Menu } from '#src/components/Menu/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf } from '#src/lists/column.ts';
import { projectStrings } from './strings.ts';
import type { Project } from './types.ts';

const column = columnsOf<Project, never, keyof typeof projectStrings.english>();
const ACTIONS = column.drawn('actions', (project) => <RowMenu project={project} />);

/** The column of what can be done with each project of a table; undefined for those who cannot write. */
export function useProjectActions(): typeof ACTIONS | undefined {
  const { isSignedIn } = useAuth();
  const isOffered = useIsOffered();
  return isSignedIn && isOffered('editProject') ? ACTIONS : undefined;
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
