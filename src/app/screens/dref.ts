import type { ScreenRow } from './row.ts';

/** The three stages on paper: one page, so that its words are known before its code. */
const sheets = {
  screen: async () => (await import('#src/screens/dref/DrefExportScreen/index.tsx')).DrefExportScreen,
} as const satisfies ScreenRow;

/** The Disaster Response Emergency Fund. */
export const DREF_SCREENS = {
  newDref: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).NewDrefScreen,
  },
  editDref: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).EditDrefScreen,
  },
  editDrefOperationalUpdate: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).EditDrefUpdateScreen,
  },
  editDrefFinalReport: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).EditDrefReportScreen,
  },
  exportDref: sheets,
  exportDrefOperationalUpdate: sheets,
  exportDrefFinalReport: sheets,
} as const satisfies Record<string, ScreenRow>;
