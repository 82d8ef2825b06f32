import { anyone, notGuest, type RouteRow } from './row.ts';

const FORM_STRINGS = [
  'recordForm',
  'formErrors',
  'select',
  'activity',
  'activityForm',
  'threeWTabs',
  'activityErrors',
  'worldMap',
];

/** What is done in emergencies (3W activities). */
export const ACTIVITY_ROUTES = {
  activities: {
    path: '/three-w/activities/all',
    title: 'All 3W Activities',
    ...anyone,
    strings: ['activityList', 'activity', 'recordList', 'select'],
    screen: async () =>
      (await import('#src/screens/activities/ActivityListScreen/index.tsx')).ActivityListScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/activities/prefetch.ts')).prefetchActivities(requests, address),
  },
  newActivity: {
    path: '/three-w/activities/new',
    title: 'New 3W Activity',
    ...notGuest,
    strings: FORM_STRINGS,
    screen: async () =>
      (await import('#src/screens/activities/ActivityFormScreen/index.tsx')).NewActivityScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/activities/prefetch.ts')).prefetchForm(requests, address),
  },
  activity: {
    path: '/three-w/activities/:activityId',
    title: '3W Activity',
    ...anyone,
    strings: ['activity', 'worldMap'],
    screen: async () => (await import('#src/screens/activities/ActivityScreen/index.tsx')).ActivityScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/activities/prefetch.ts')).prefetchActivity(requests, address),
  },
  editActivity: {
    path: '/three-w/activities/:activityId/edit',
    title: 'Edit 3W Activity',
    ...notGuest,
    strings: FORM_STRINGS,
    screen: async () =>
      (await import('#src/screens/activities/ActivityFormScreen/index.tsx')).EditActivityScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/activities/prefetch.ts')).prefetchForm(requests, address),
  },
} as const satisfies Record<string, RouteRow>;
