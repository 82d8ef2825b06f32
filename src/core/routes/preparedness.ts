import type { RouteRow } from './row.ts';

/** Preparedness of the world, and what operations have learned. */
export const PREPAREDNESS_ROUTES = {
  preparedness: {
    path: '/preparedness',
    title: 'Preparedness',
    forward: 'globalSummary',
    fragments: {
      'global-summary': 'globalSummary',
      'global-performance': 'globalPerformance',
      'resources-catalogue': 'resourcesCatalogue',
      'operational-learning': 'preparednessLearning',
    },
  },
  globalSummary: {
    path: 'global-summary',
    title: 'Global summary',
    parent: 'preparedness',
  },
  globalPerformance: {
    path: 'global-performance',
    title: 'Global performance',
    parent: 'preparedness',
  },
  resourcesCatalogue: {
    path: 'resources-catalogue',
    title: 'PER catalogue of resources',
    parent: 'preparedness',
  },
  preparednessLearning: {
    path: 'operational-learning',
    title: 'Operational learning',
    parent: 'preparedness',
  },
  operationalLearning: {
    path: '/operational-learning',
    title: 'Operational learning',
  },
} as const satisfies Record<string, RouteRow>;
