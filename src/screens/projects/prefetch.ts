import { prefetchList } from '#src/lists/defineList.ts';
import { projectList } from './ProjectListScreen/list.ts';

// One file, since each that is loaded by itself costs the first load a line.
export { prefetchProjectOverview } from './ProjectOverviewScreen/requests.ts';
export { prefetchProject } from './ProjectScreen/requests.ts';
export const prefetchProjects = prefetchList(projectList);
