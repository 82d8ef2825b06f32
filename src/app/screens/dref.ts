import type { ScreenRow } from './row.ts';

const forms = () => import('#src/screens/dref/DrefFormScreen/index.tsx');
const exports = () => import('#src/screens/dref/DrefExportScreen/index.tsx');

/** The Disaster Response Emergency Fund. */
export const DREF_SCREENS = {
  newDref: { screen: async () => (await forms()).NewDrefScreen },
  editDref: { screen: async () => (await forms()).EditDrefScreen },
  editDrefOperationalUpdate: { screen: async () => (await forms()).EditDrefUpdateScreen },
  editDrefFinalReport: { screen: async () => (await forms()).EditDrefReportScreen },
  exportDref: { screen: async () => (await exports()).DrefExportScreen },
  exportDrefOperationalUpdate: { screen: async () => (await exports()).DrefUpdateExportScreen },
  exportDrefFinalReport: { screen: async () => (await exports()).DrefReportExportScreen },
} as const satisfies Record<string, ScreenRow>;
