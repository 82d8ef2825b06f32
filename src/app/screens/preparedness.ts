import { from, type ScreenRow } from './row.ts';

const ahead = from(() => import('./preparednessPrefetch.ts'));

type Tab = keyof typeof import('#src/screens/preparedness/index.ts')['PREPAREDNESS_TABS'];
/** Not awaited, so that the words of all tabs are listed once: in the row of their frame. */
const tab = (name: Tab) => ({
  screen: () =>
    import('#src/screens/preparedness/index.ts').then(({ PREPAREDNESS_TABS }) => PREPAREDNESS_TABS[name]),
});

/** Preparedness with its tabs in one file, and operational learning. */
export const PREPAREDNESS_SCREENS = {
  preparedness: {
    screen: async () => (await import('#src/screens/preparedness/index.ts')).PreparednessScreen,
  },
  globalSummary: { ...tab('summary'), prefetch: ahead('prefetchSummary') },
  globalPerformance: { ...tab('performance'), prefetch: ahead('prefetchPerformance') },
  resourcesCatalogue: { ...tab('resources'), prefetch: ahead('prefetchCatalogue') },
  preparednessLearning: { ...tab('learning'), prefetch: ahead('prefetchLearning') },
  operationalLearning: {
    screen: async () =>
      (await import('#src/screens/learning/OperationalLearningScreen/index.tsx')).OperationalLearningScreen,
    prefetch: ahead('prefetchLearning'),
  },
} as const satisfies Record<string, ScreenRow>;
