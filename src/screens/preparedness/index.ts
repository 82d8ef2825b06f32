import { GlobalPerformanceScreen } from './GlobalPerformance.tsx';
import { GlobalSummaryScreen } from './GlobalSummary.tsx';
import { PreparednessLearningScreen } from './Learning.tsx';
import { ResourcesCatalogueScreen } from './ResourcesCatalogue.tsx';

export { PreparednessScreen } from './Frame.tsx';

/** What stands inside the frame of preparedness. */
export const PREPAREDNESS_TABS = {
  summary: GlobalSummaryScreen,
  performance: GlobalPerformanceScreen,
  resources: ResourcesCatalogueScreen,
  learning: PreparednessLearningScreen,
};
