import { from, type ScreenRow } from './row.ts';

const projectsAhead = from(() => import('#src/screens/projects/prefetch.ts'));

const prefetchForm = from(() => import('#src/screens/projects/ProjectFormScreen/index.tsx'))('prefetchForm');

/** 3W projects: who does what where. */
export const PROJECT_SCREENS = {
  projectOverview: {
    screen: async () =>
      (await import('#src/screens/projects/ProjectOverviewScreen/index.tsx')).ProjectOverviewScreen,
    prefetch: projectsAhead('prefetchProjectOverview'),
  },
  projects: {
    screen: async () => (await import('#src/screens/projects/ProjectListScreen/index.tsx')).ProjectListScreen,
    prefetch: projectsAhead('prefetchProjects'),
  },
  newProject: {
    screen: async () => (await import('#src/screens/projects/ProjectFormScreen/index.tsx')).NewProjectScreen,
    prefetch: prefetchForm,
  },
  project: {
    screen: async () => (await import('#src/screens/projects/ProjectScreen/index.tsx')).ProjectScreen,
    prefetch: projectsAhead('prefetchProject'),
  },
  editProject: {
    screen: async () => (await import('#src/screens/projects/ProjectFormScreen/index.tsx')).EditProjectScreen,
    prefetch: prefetchForm,
  },
} as const satisfies Record<string, ScreenRow>;
