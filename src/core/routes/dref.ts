import { notGuest, type RouteRow } from './row.ts';

/** The Disaster Response Emergency Fund. */
export const DREF_ROUTES = {
  newDref: { path: '/dref-applications/new', title: 'New DREF application', ...notGuest },
  editDref: {
    path: '/dref-applications/:drefId/edit',
    title: 'Edit DREF application',
    ...notGuest,
  },
  exportDref: {
    path: '/dref-applications/:drefId/export',
    title: 'Export DREF application',
    ...notGuest,
  },
  editDrefOperationalUpdate: {
    path: '/dref-operational-updates/:opsUpdateId/edit',
    title: 'Edit DREF operational update',
    ...notGuest,
  },
  exportDrefOperationalUpdate: {
    path: '/dref-operational-updates/:opsUpdateId/export',
    title: 'Export DREF operational update',
    ...notGuest,
  },
  editDrefFinalReport: {
    path: '/dref-final-reports/:finalReportId/edit',
    title: 'Edit DREF final report',
    ...notGuest,
  },
  exportDrefFinalReport: {
    path: '/dref-final-reports/:finalReportId/export',
    title: 'Export DREF final report',
    ...notGuest,
  },
} as const satisfies Record<string, RouteRow>;
