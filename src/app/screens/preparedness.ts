import type { ScreenRow } from './row.ts';

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
  globalSummary: tab('summary'),
  globalPerformance: tab('performance'),
  resourcesCatalogue: tab('resources'),
  preparednessLearning: tab('learning'),
  operationalLearning: {
    screen: async () =>
      (await import('#src/screens/learning/OperationalLearningScreen/index.tsx')).OperationalLearningScreen,
  },
} as const satisfies Record<string, ScreenRow>;
