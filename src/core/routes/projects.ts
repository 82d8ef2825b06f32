import { notGuest, type RouteRow } from './row.ts';

/** 3W projects: who does what where. */
export const PROJECT_ROUTES = {
  projectOverview: {
    path: '/three-w/projects',
    title: 'Global 3W projects',
  },
  projects: {
    path: '/three-w/projects/all',
    title: 'All 3W projects',
  },
  newProject: {
    path: '/three-w/projects/new',
    title: 'New 3W project',
    ...notGuest,
  },
  project: {
    path: '/three-w/projects/:projectId',
    title: '3W project',
  },
  editProject: {
    path: '/three-w/projects/:projectId/edit',
    title: 'Edit 3W project',
    ...notGuest,
  },
} as const satisfies Record<string, RouteRow>;
