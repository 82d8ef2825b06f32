import { from, type ScreenRow } from './row.ts';

/** The pages that most visits begin with: their rows are in the first file of the app. */
export const FIRST_SCREENS = {
  home: {
    screen: async () => (await import('#src/screens/home/HomeScreen/index.tsx')).HomeScreen,
    prefetch: async (requests) =>
      (await import('#src/screens/home/HomeScreen/requests.ts')).prefetchHome(requests),
  },
  emergencyOverview: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyOverviewScreen/index.tsx')).EmergencyOverviewScreen,
    // By itself: of the others' calls it needs none.
    prefetch: from(() => import('#src/screens/emergencies/EmergencyOverviewScreen/prefetch.ts'))(
      'prefetchOverview',
    ),
  },
} as const satisfies Record<string, ScreenRow>;
