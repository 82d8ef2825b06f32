import { from, type ScreenRow } from './row.ts';

const activitiesAhead = from(() => import('#src/screens/activities/prefetch.ts'));

/** What is done in emergencies (3W activities). */
export const ACTIVITY_SCREENS = {
  activities: {
    screen: async () =>
      (await import('#src/screens/activities/ActivityListScreen/index.tsx')).ActivityListScreen,
    prefetch: activitiesAhead('prefetchActivities'),
  },
  newActivity: {
    screen: async () =>
      (await import('#src/screens/activities/ActivityFormScreen/index.tsx')).NewActivityScreen,
    prefetch: activitiesAhead('prefetchForm'),
  },
  activity: {
    screen: async () => (await import('#src/screens/activities/ActivityScreen/index.tsx')).ActivityScreen,
    prefetch: activitiesAhead('prefetchActivity'),
  },
  editActivity: {
    screen: async () =>
      (await import('#src/screens/activities/ActivityFormScreen/index.tsx')).EditActivityScreen,
    prefetch: activitiesAhead('prefetchForm'),
  },
} as const satisfies Record<string, ScreenRow>;
