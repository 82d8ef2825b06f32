import type { ScreenRow } from './row.ts';

const forms = () => import('#src/screens/dref/DrefFormScreen/index.tsx');

/** The Disaster Response Emergency Fund. */
export const DREF_SCREENS = {
  newDref: { screen: async () => (await forms()).NewDrefScreen },
  editDref: { screen: async () => (await forms()).EditDrefScreen },
  editDrefOperationalUpdate: { screen: async () => (await forms()).EditDrefUpdateScreen },
  editDrefFinalReport: { screen: async () => (await forms()).EditDrefReportScreen },
} as const satisfies Record<string, ScreenRow>;
