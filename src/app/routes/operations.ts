import { anyone, notGuest, perAdmin, type RouteRow } from './row.ts';

/** 3W, surge, DREF, PER, risk, preparedness and learning. */
export const OPERATION_ROUTES = {
  projectOverview: { path: '/three-w/projects', title: 'Global 3W Projects', ...anyone },
  projects: { path: '/three-w/projects/all', title: 'All 3W Projects', ...anyone },
  newProject: { path: '/three-w/projects/new', title: 'New 3W Project', ...notGuest },
  project: { path: '/three-w/projects/:projectId', title: '3W Project', ...anyone },
  editProject: { path: '/three-w/projects/:projectId/edit', title: 'Edit 3W Project', ...notGuest },
  activities: { path: '/three-w/activities/all', title: 'All 3W Activities', ...anyone },
  newActivity: { path: '/three-w/activities/new', title: 'New 3W Activity', ...notGuest },
  activity: { path: '/three-w/activities/:activityId', title: '3W Activity', ...anyone },
  editActivity: { path: '/three-w/activities/:activityId/edit', title: 'Edit 3W Activity', ...notGuest },

  surge: { path: '/surge', title: 'Surge', forward: 'surgeOverview', ...anyone },
  surgeOverview: { path: 'overview', title: 'Surge Global Overview', parent: 'surge', ...anyone },
  operationalToolbox: {
    path: 'operational-toolbox',
    title: 'Operational Toolbox',
    parent: 'surge',
    ...anyone,
  },
  surgeCatalogue: {
    path: 'catalogue',
    title: 'Catalogue of Surge Services',
    parent: 'surge',
    forward: 'surgeCatalogueOverview',
    ...anyone,
  },
  surgeCatalogueOverview: {
    path: 'overview',
    title: 'Catalogue of Surge Services',
    parent: 'surgeCatalogue',
    ...anyone,
  },
  surgeService: { path: ':section', title: 'Surge Service', parent: 'surgeCatalogue', ...anyone },
  surgeServicePage: { path: ':section/:page', title: 'Surge Service', parent: 'surgeCatalogue', ...anyone },
  deployedPersonnel: { path: '/deployed-personnels/all', title: 'Deployed Personnel', ...anyone },
  deployedErus: { path: '/deployed-erus/all', title: 'Deployed ERUs', ...anyone },

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
