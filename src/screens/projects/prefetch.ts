// One file, since each that is loaded by itself costs the first load a line.
export { prefetchProjects } from './ProjectListScreen/requests.ts';
export { prefetchProjectOverview } from './ProjectOverviewScreen/requests.ts';
export { prefetchProject } from './requests.ts';
