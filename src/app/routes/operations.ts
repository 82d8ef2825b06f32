import { ACTIVITY_ROUTES } from './activities.ts';
import { PROJECT_ROUTES } from './projects.ts';
import { anyone, notGuest, perAdmin, type RouteRow } from './row.ts';

/** Those of all tabs of surge: one call for all, whichever is opened first and whichever loader is first to ask. */
const surgeStrings = [
  'surge',
  'surgeOverview',
  'surgeCatalogue',
  'operationalToolbox',
  'deployments',
  'worldMap',
  'chart',
] as const;

/** Each page of the catalogue of surge services opens in the same way. */
const cataloguePage = {
  strings: surgeStrings,
  screen: async () => (await import('#src/screens/surge/CatalogueScreen/index.tsx')).CatalogueScreen,
  prefetch: async (requests, address) =>
    (await import('#src/screens/surge/CatalogueScreen/requests.ts')).prefetchCataloguePage(requests, address),
} as const satisfies Pick<RouteRow, 'strings' | 'screen' | 'prefetch'>;

/** 3W, surge, DREF, PER, risk, preparedness and learning. */
export const OPERATION_ROUTES = {
  ...PROJECT_ROUTES,
  ...ACTIVITY_ROUTES,

  surge: {
    path: '/surge',
    title: 'Surge',
    forward: 'surgeOverview',
    ...anyone,
    strings: surgeStrings,
    screen: async () => (await import('#src/screens/surge/SurgeScreen/index.tsx')).SurgeScreen,
    prefetch: async (requests) =>
      (await import('#src/screens/surge/SurgeScreen/requests.ts')).prefetchSurge(requests),
  },
  surgeOverview: {
    path: 'overview',
    title: 'Surge Global Overview',
    parent: 'surge',
    ...anyone,
    strings: surgeStrings,
    screen: async () =>
      (await import('#src/screens/surge/SurgeOverviewScreen/index.tsx')).SurgeOverviewScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/surge/SurgeOverviewScreen/requests.ts')).prefetchOverview(
        requests,
        address,
      ),
  },
  operationalToolbox: {
    path: 'operational-toolbox',
    title: 'Operational Toolbox',
    parent: 'surge',
    ...anyone,
    strings: surgeStrings,
    screen: async () => (await import('#src/screens/surge/ToolboxScreen/index.tsx')).ToolboxScreen,
  },
  surgeCatalogue: {
    path: 'catalogue',
    title: 'Catalogue of Surge Services',
    parent: 'surge',
    forward: 'surgeCatalogueOverview',
    ...anyone,
    strings: surgeStrings,
  },
  surgeCatalogueOverview: {
    path: 'overview',
    title: 'Catalogue of Surge Services',
    parent: 'surgeCatalogue',
    ...anyone,
    ...cataloguePage,
  },
  surgeService: {
    path: ':section',
    title: 'Surge Service',
    parent: 'surgeCatalogue',
    ...anyone,
    ...cataloguePage,
  },
  surgeServicePage: {
    path: ':section/:page',
    title: 'Surge Service',
    parent: 'surgeCatalogue',
    ...anyone,
    ...cataloguePage,
  },
  deployedPersonnel: {
    path: '/deployed-personnels/all',
    title: 'All Deployed Personnel',
    ...anyone,
    strings: ['recordList', 'deployments', 'select'],
    screen: async () =>
      (await import('#src/screens/surge/DeployedPersonnelScreen/index.tsx')).DeployedPersonnelScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/surge/DeployedPersonnelScreen/requests.ts')).prefetchPersonnel(
        requests,
        address,
      ),
  },
  deployedErus: {
    path: '/deployed-erus/all',
    title: 'All Deployed ERUs',
    ...anyone,
    strings: ['recordList', 'deployments', 'select'],
    screen: async () => (await import('#src/screens/surge/DeployedErusScreen/index.tsx')).DeployedErusScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/surge/DeployedErusScreen/requests.ts')).prefetchErus(requests, address),
  },

  newDref: { path: '/dref-applications/new', title: 'New DREF Application', ...notGuest },
  editDref: { path: '/dref-applications/:drefId/edit', title: 'Edit DREF Application', ...notGuest },
  exportDref: { path: '/dref-applications/:drefId/export', title: 'Export DREF Application', ...notGuest },
  editDrefOperationalUpdate: {
    path: '/dref-operational-updates/:opsUpdateId/edit',
    title: 'Edit DREF Operational Update',
    ...notGuest,
  },
  exportDrefOperationalUpdate: {
    path: '/dref-operational-updates/:opsUpdateId/export',
    title: 'Export DREF Operational Update',
    ...notGuest,
  },
  editDrefFinalReport: {
    path: '/dref-final-reports/:finalReportId/edit',
    title: 'Edit DREF Final Report',
    ...notGuest,
  },
  exportDrefFinalReport: {
    path: '/dref-final-reports/:finalReportId/export',
    title: 'Export DREF Final Report',
    ...notGuest,
  },

  perProcess: { path: '/per-process', title: 'PER Process', forward: 'newPerProcess', ...notGuest },
  newPerProcess: { path: 'new', title: 'Start PER Process', parent: 'perProcess', ...perAdmin },
  perOverview: { path: ':perId/overview', title: 'PER Overview', parent: 'perProcess', ...notGuest },
  perAssessment: { path: ':perId/assessment', title: 'PER Assessment', parent: 'perProcess', ...notGuest },
  perPrioritization: {
    path: ':perId/prioritization',
    title: 'PER Prioritization',
    parent: 'perProcess',
    ...notGuest,
  },
  perWorkPlan: { path: ':perId/work-plan', title: 'PER Work Plan', parent: 'perProcess', ...notGuest },

  riskWatch: { path: '/risk-watch', title: 'Risk Watch', forward: 'riskWatchSeasonal', ...anyone },
  riskWatchSeasonal: { path: 'seasonal', title: 'Seasonal Risks', parent: 'riskWatch', ...anyone },
  riskWatchImminent: { path: 'imminent', title: 'Imminent Risks', parent: 'riskWatch', ...anyone },
  chido: { path: '/chido-25', title: 'Chido-25', ...anyone },

  preparedness: {
    path: '/preparedness',
    title: 'Preparedness',
    forward: 'globalSummary',
    fragments: {
      'global-summary': 'globalSummary',
      'global-performance': 'globalPerformance',
      'resources-catalogue': 'resourcesCatalogue',
      'operational-learning': 'preparednessLearning',
    },
    ...anyone,
  },
  globalSummary: { path: 'global-summary', title: 'Global Summary', parent: 'preparedness', ...anyone },
  globalPerformance: {
    path: 'global-performance',
    title: 'Global Performance',
    parent: 'preparedness',
    ...anyone,
  },
  resourcesCatalogue: {
    path: 'resources-catalogue',
    title: 'PER Catalogue of Resources',
    parent: 'preparedness',
    ...anyone,
  },
  preparednessLearning: {
    path: 'operational-learning',
    title: 'Operational Learning',
    parent: 'preparedness',
    ...anyone,
  },
  operationalLearning: { path: '/operational-learning', title: 'Operational Learning', ...anyone },
} as const satisfies Record<string, RouteRow>;
