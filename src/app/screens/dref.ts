import type { ScreenRow } from './row.ts';

const forms = () => import('#src/screens/dref/DrefFormScreen/index.tsx');
/** The three stages on paper: one page, so that its words are known before its code. */
const sheets = {
  screen: async () => (await import('#src/screens/dref/DrefExportScreen/index.tsx')).DrefExportScreen,
} as const satisfies ScreenRow;

/** The Disaster Response Emergency Fund. */
export const DREF_SCREENS = {
  newDref: { screen: async () => (await forms()).NewDrefScreen },
  editDref: { screen: async () => (await forms()).EditDrefScreen },
  editDrefOperationalUpdate: { screen: async () => (await forms()).EditDrefUpdateScreen },
  editDrefFinalReport: { screen: async () => (await forms()).EditDrefReportScreen },
  exportDref: sheets,
  exportDrefOperationalUpdate: sheets,
  exportDrefFinalReport: sheets,
} as const satisfies Record<string, ScreenRow>;
