import { from, type ScreenRow } from './row.ts';

const prefetchOverview = from(() => import('#src/screens/per/OverviewScreen/index.tsx'))('prefetchOverview');

/** The steps of a process of Preparedness for Effective Response. */
export const PER_SCREENS = {
  newPerProcess: {
    screen: async () => (await import('#src/screens/per/OverviewScreen/index.tsx')).NewPerScreen,
    prefetch: prefetchOverview,
  },
  perOverview: {
    screen: async () => (await import('#src/screens/per/OverviewScreen/index.tsx')).PerOverviewScreen,
    prefetch: prefetchOverview,
  },
  perAssessment: {
    screen: async () => (await import('#src/screens/per/AssessmentScreen/index.tsx')).AssessmentScreen,
    prefetch: from(() => import('#src/screens/per/AssessmentScreen/index.tsx'))('prefetchAssessment'),
  },
  perPrioritization: {
    screen: async () =>
      (await import('#src/screens/per/PrioritizationScreen/index.tsx')).PrioritizationScreen,
    prefetch: from(() => import('#src/screens/per/PrioritizationScreen/index.tsx'))('prefetchPrioritization'),
  },
  perWorkPlan: {
    screen: async () => (await import('#src/screens/per/WorkPlanScreen/index.tsx')).WorkPlanScreen,
    prefetch: from(() => import('#src/screens/per/WorkPlanScreen/index.tsx'))('prefetchPlan'),
  },
} as const satisfies Record<string, ScreenRow>;
