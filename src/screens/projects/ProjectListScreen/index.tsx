import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { useProjectActions } from '#src/records/project/useProjectActions.tsx';
import { projectList } from './list.ts';

/** `/three-w/projects/all`: every project that the reader may see. */
export function ProjectListScreen() {
  return (
    <ListPage list={projectList} title={useStrings(routeStrings).projects} actions={useProjectActions()} />
  );
}
ProjectListScreen.prefetch = prefetchList(projectList);
