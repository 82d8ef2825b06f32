import type { ScreenRow } from './row.ts';

/** The steps of a process of Preparedness for Effective Response. */
export const PER_SCREENS = {
  newPerProcess: {
    screen: async () => (await import('#src/screens/per/OverviewScreen/index.tsx')).NewPerScreen,
  },
  perOverview: {
    screen: async () => (await import('#src/screens/per/OverviewScreen/index.tsx')).PerOverviewScreen,
  },
  perAssessment: {
    screen: async () => (await import('#src/screens/per/AssessmentScreen/index.tsx')).AssessmentScreen,
  },
  perPrioritization: {
    screen: async () =>
      (await import('#src/screens/per/PrioritizationScreen/index.tsx')).PrioritizationScreen,
  },
  perWorkPlan: {
    screen: async () => (await import('#src/screens/per/WorkPlanScreen/index.tsx')).WorkPlanScreen,
  },
} as const satisfies Record<string, ScreenRow>;
