import { from, type ScreenRow } from './row.ts';

const prefetch = from(() => import('./smallPrefetch.ts'));

type Tab = keyof typeof import('#src/screens/regions/index.ts')['REGION_TABS'];
/** Not awaited, so that the words of all tabs are listed once: in the row of their frame. */
const tab = (name: Tab) => ({
  screen: () => import('#src/screens/regions/index.ts').then(({ REGION_TABS }) => REGION_TABS[name]),
});

/** Regions with their tabs, all in one file: each row and each file costs the first load of the app. */
export const REGION_SCREENS = {
  region: {
    screen: async () => (await import('#src/screens/regions/index.ts')).RegionScreen,
    prefetch: prefetch('prefetchRegion'),
  },
  regionOperations: tab('operations'),
  regionThreeW: tab('threeW'),
  regionRiskSeasonal: tab('seasonal'),
  regionRiskImminent: tab('imminent'),
  regionPreparedness: tab('preparedness'),
  regionProfile: tab('profile'),
  regionAdditionalInfo: tab('additionalInfo'),
} as const satisfies Record<string, ScreenRow>;
