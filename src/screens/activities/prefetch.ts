// One file, since each that is loaded by itself costs the first load a line.
export { prefetchForm } from './ActivityFormScreen/requests.ts';
export { prefetchActivities } from './ActivityListScreen/requests.ts';
export { prefetchActivity } from './ActivityScreen/requests.ts';
