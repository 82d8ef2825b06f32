import type { ScreenRow } from './row.ts';

const exports = () => import('#src/screens/dref/DrefExportScreen/index.tsx');

/** The stages of a DREF on paper. */
export const DREF_EXPORT_SCREENS = {
  exportDref: { screen: async () => (await exports()).DrefExportScreen },
  exportDrefOperationalUpdate: { screen: async () => (await exports()).DrefUpdateExportScreen },
  exportDrefFinalReport: { screen: async () => (await exports()).DrefReportExportScreen },
} as const satisfies Record<string, ScreenRow>;
