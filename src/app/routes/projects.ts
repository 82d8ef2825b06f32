import { anyone, notGuest, type RouteRow } from './row.ts';

const PROJECT_FORM = [
  'recordForm',
  'formErrors',
  'projectForm',
  'threeWTabs',
  'project',
  'projectErrors',
  'select',
  'richTextInput',
] as const;

/** 3W projects: who does what where. */
export const PROJECT_ROUTES = {
  projectOverview: {
    path: '/three-w/projects',
    title: 'Global 3W Projects',
    ...anyone,
    strings: ['projectOverview', 'projectFilters', 'project', 'recordList', 'select', 'chart', 'worldMap'],
    screen: async () =>
      (await import('#src/screens/projects/ProjectOverviewScreen/index.tsx')).ProjectOverviewScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/projects/prefetch.ts')).prefetchProjectOverview(requests, address),
  },
  projects: {
    path: '/three-w/projects/all',
    title: 'All 3W Projects',
    ...anyone,
    strings: ['recordList', 'projectFilters', 'project', 'select'],
    screen: async () => (await import('#src/screens/projects/ProjectListScreen/index.tsx')).ProjectListScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/projects/prefetch.ts')).prefetchProjects(requests, address),
  },
  newProject: {
    path: '/three-w/projects/new',
    title: 'New 3W Project',
    ...notGuest,
    strings: PROJECT_FORM,
    screen: async () => (await import('#src/screens/projects/ProjectFormScreen/index.tsx')).NewProjectScreen,
  },
  project: {
    path: '/three-w/projects/:projectId',
    title: '3W Project',
    ...anyone,
    strings: ['projectPage', 'project', 'richText'],
    screen: async () => (await import('#src/screens/projects/ProjectScreen/index.tsx')).ProjectScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/projects/prefetch.ts')).prefetchProject(requests, address),
  },
  editProject: {
    path: '/three-w/projects/:projectId/edit',
    title: 'Edit 3W Project',
    ...notGuest,
    strings: PROJECT_FORM,
    screen: async () => (await import('#src/screens/projects/ProjectFormScreen/index.tsx')).EditProjectScreen,
  },
} as const satisfies Record<string, RouteRow>;
