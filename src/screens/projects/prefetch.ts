import { projectEndpoint } from '#contracts/projects/record.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';
import { projectList } from './ProjectListScreen/list.ts';

// One file, since each that is loaded by itself costs the first load a line.
export { prefetchProjectOverview } from './ProjectOverviewScreen/requests.ts';
export const prefetchProject = prefetchRecord(projectEndpoint, 'projectId');
export const prefetchProjects = prefetchList(projectList);
