import { notGuest, type RouteRow } from './row.ts';

/** What is done in emergencies (3W activities). */
export const ACTIVITY_ROUTES = {
  activities: {
    path: '/three-w/activities/all',
    title: 'All 3W activities',
  },
  newActivity: {
    path: '/three-w/activities/new',
    title: 'New 3W activity',
    ...notGuest,
  },
  activity: {
    path: '/three-w/activities/:activityId',
    title: '3W activity',
  },
  editActivity: {
    path: '/three-w/activities/:activityId/edit',
    title: 'Edit 3W activity',
    ...notGuest,
  },
} as const satisfies Record<string, RouteRow>;
