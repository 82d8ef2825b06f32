import { prefetchList } from '#src/lists/defineList.ts';
import { activityList } from './ActivityListScreen/list.ts';

// One file, since each that is loaded by itself costs the first load a line.
export { prefetchForm } from './ActivityFormScreen/requests.ts';
export { prefetchActivity } from './ActivityScreen/requests.ts';
export const prefetchActivities = prefetchList(activityList);
