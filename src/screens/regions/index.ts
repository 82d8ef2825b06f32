import { RegionOperationsScreen } from './RegionOperationsScreen/index.tsx';
import { RegionImminentScreen, RegionSeasonalScreen } from './RegionRiskScreen/index.tsx';
import { RegionThreeWScreen } from './RegionThreeWScreen/index.tsx';
import { RegionAdditionalInfoScreen } from './texts/AdditionalInfo.tsx';
import { RegionPreparednessScreen } from './texts/Preparedness.tsx';
import { RegionProfileScreen } from './texts/Profile.tsx';

export { RegionScreen } from './RegionScreen/index.tsx';

/** What stands inside the frame of a region. */
export const REGION_TABS = {
  operations: RegionOperationsScreen,
  threeW: RegionThreeWScreen,
  seasonal: RegionSeasonalScreen,
  imminent: RegionImminentScreen,
  preparedness: RegionPreparednessScreen,
  profile: RegionProfileScreen,
  additionalInfo: RegionAdditionalInfoScreen,
};
