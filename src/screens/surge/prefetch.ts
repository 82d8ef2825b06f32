import { prefetchList } from '#src/lists/defineList.ts';
import { deployedErus } from './DeployedErusScreen/list.ts';
import { deployedPersonnel } from './DeployedPersonnelScreen/list.ts';

// One file, since each that is loaded by itself costs the first load a line.
export { prefetchCataloguePage } from './CatalogueScreen/requests.ts';
export { prefetchOverview } from './SurgeOverviewScreen/requests.ts';
export const prefetchErus = prefetchList(deployedErus);
export const prefetchPersonnel = prefetchList(deployedPersonnel);
