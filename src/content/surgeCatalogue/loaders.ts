import type { SectionPages } from './types.ts';

/**
 * Fetches what the pages of a section say, all in one file: whoever reads one of them reads another, the comparison and the
 * search want them all, and each file more costs the first load of the app some bytes.
 */
export const LOADERS: Readonly<Record<string, () => Promise<{ pages: SectionPages }>>> = {
  overview: () => import('./sections/overview.ts'),
  basecamp: () => import('./sections/basecamp.ts'),
  cash: () => import('./sections/cash.ts'),
  other: () => import('./sections/other.ts'),
  communication: () => import('./sections/communication.ts'),
  'community-engagement': () => import('./sections/community-engagement.ts'),
  'emergency-needs-assessment': () => import('./sections/emergency-needs-assessment.ts'),
  health: () => import('./sections/health.ts'),
  'information-management': () => import('./sections/information-management.ts'),
  'information-technology': () => import('./sections/information-technology.ts'),
  livelihood: () => import('./sections/livelihood.ts'),
  logistics: () => import('./sections/logistics.ts'),
  'operations-management': () => import('./sections/operations-management.ts'),
  pmer: () => import('./sections/pmer.ts'),
  pgi: () => import('./sections/pgi.ts'),
  relief: () => import('./sections/relief.ts'),
  security: () => import('./sections/security.ts'),
  shelter: () => import('./sections/shelter.ts'),
  wash: () => import('./sections/wash.ts'),
};
