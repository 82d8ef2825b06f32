import { anyone, notGuest, perAdmin, type RouteRow } from './row.ts';

/** 3W, surge, DREF, PER, risk, preparedness and learning. */
export const OPERATION_ROUTES = {
  projectOverview: { path: '/three-w/projects', ...anyone },
  projects: { path: '/three-w/projects/all', ...anyone },
  newProject: { path: '/three-w/projects/new', ...notGuest },
  project: { path: '/three-w/projects/:projectId', ...anyone },
  editProject: { path: '/three-w/projects/:projectId/edit', ...notGuest },
  activities: { path: '/three-w/activities/all', ...anyone },
  newActivity: { path: '/three-w/activities/new', ...notGuest },
  activity: { path: '/three-w/activities/:activityId', ...anyone },
  editActivity: { path: '/three-w/activities/:activityId/edit', ...notGuest },

  surge: { path: '/surge', forward: 'surgeOverview', ...anyone },
  surgeOverview: { path: 'overview', parent: 'surge', ...anyone },
  operationalToolbox: { path: 'operational-toolbox', parent: 'surge', ...anyone },
  surgeCatalogue: { path: 'catalogue', parent: 'surge', forward: 'surgeCatalogueOverview', ...anyone },
  surgeCatalogueOverview: { path: 'overview', parent: 'surgeCatalogue', ...anyone },
  surgeService: { path: ':section', parent: 'surgeCatalogue', ...anyone },
  surgeServicePage: { path: ':section/:page', parent: 'surgeCatalogue', ...anyone },
  deployedPersonnel: { path: '/deployed-personnels/all', ...anyone },
  deployedErus: { path: '/deployed-erus/all', ...anyone },

  newDref: { path: '/dref-applications/new', ...notGuest },
  editDref: { path: '/dref-applications/:drefId/edit', ...notGuest },
  exportDref: { path: '/dref-applications/:drefId/export', ...notGuest },
  editDrefOperationalUpdate: { path: '/dref-operational-updates/:opsUpdateId/edit', ...notGuest },
  exportDrefOperationalUpdate: { path: '/dref-operational-updates/:opsUpdateId/export', ...notGuest },
  editDrefFinalReport: { path: '/dref-final-reports/:finalReportId/edit', ...notGuest },
  exportDrefFinalReport: { path: '/dref-final-reports/:finalReportId/export', ...notGuest },

  perProcess: { path: '/per-process', forward: 'newPerProcess', ...notGuest },
  newPerProcess: { path: 'new', parent: 'perProcess', ...perAdmin },
  perOverview: { path: ':perId/overview', parent: 'perProcess', ...notGuest },
  perAssessment: { path: ':perId/assessment', parent: 'perProcess', ...notGuest },
  perPrioritization: { path: ':perId/prioritization', parent: 'perProcess', ...notGuest },
  perWorkPlan: { path: ':perId/work-plan', parent: 'perProcess', ...notGuest },

  riskWatch: { path: '/risk-watch', forward: 'riskWatchSeasonal', ...anyone },
  riskWatchSeasonal: { path: 'seasonal', parent: 'riskWatch', ...anyone },
  riskWatchImminent: { path: 'imminent', parent: 'riskWatch', ...anyone },
  chido: { path: '/chido-25', ...anyone },

  preparedness: {
    path: '/preparedness',
    forward: 'globalSummary',
    fragments: {
      'global-summary': 'globalSummary',
      'global-performance': 'globalPerformance',
      'resources-catalogue': 'resourcesCatalogue',
      'operational-learning': 'preparednessLearning',
    },
    ...anyone,
  },
  globalSummary: { path: 'global-summary', parent: 'preparedness', ...anyone },
  globalPerformance: { path: 'global-performance', parent: 'preparedness', ...anyone },
  resourcesCatalogue: { path: 'resources-catalogue', parent: 'preparedness', ...anyone },
  preparednessLearning: { path: 'operational-learning', parent: 'preparedness', ...anyone },
  operationalLearning: { path: '/operational-learning', ...anyone },
} as const satisfies Record<string, RouteRow>;
