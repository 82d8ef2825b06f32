import { from, type ScreenRow } from './row.ts';

/** The three stages on paper: one page, so that its words are known before its code. */
const sheets = {
  screen: async () => (await import('#src/screens/dref/DrefExportScreen/index.tsx')).DrefExportScreen,
  prefetch: from(() => import('#src/screens/dref/DrefExportScreen/index.tsx'))('prefetchStage'),
} as const satisfies ScreenRow;

const prefetchForm = from(() => import('#src/screens/dref/DrefFormScreen/index.tsx'))('prefetchForm');

/** The Disaster Response Emergency Fund. */
export const DREF_SCREENS = {
  newDref: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).NewDrefScreen,
    prefetch: prefetchForm,
  },
  editDref: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).EditDrefScreen,
    prefetch: prefetchForm,
  },
  editDrefOperationalUpdate: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).EditDrefUpdateScreen,
    prefetch: prefetchForm,
  },
  editDrefFinalReport: {
    screen: async () => (await import('#src/screens/dref/DrefFormScreen/index.tsx')).EditDrefReportScreen,
    prefetch: prefetchForm,
  },
  exportDref: sheets,
  exportDrefOperationalUpdate: sheets,
  exportDrefFinalReport: sheets,
} as const satisfies Record<string, ScreenRow>;
