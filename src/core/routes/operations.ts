import { ACTIVITY_ROUTES } from './activities.ts';
import { PROJECT_ROUTES } from './projects.ts';
import { notGuest, perAdmin, type RouteRow } from './row.ts';

/** 3W, surge, DREF, PER, risk, preparedness and learning. */
export const OPERATION_ROUTES = {
  ...PROJECT_ROUTES,
  ...ACTIVITY_ROUTES,

  surge: {
    path: '/surge',
    title: 'Surge',
    forward: 'surgeOverview',
  },
  surgeOverview: {
    path: 'overview',
    title: 'Surge global overview',
    parent: 'surge',
  },
  operationalToolbox: {
    path: 'operational-toolbox',
    title: 'Operational toolbox',
    parent: 'surge',
  },
  surgeCatalogue: {
    path: 'catalogue',
    title: 'Catalogue of surge services',
    parent: 'surge',
    forward: 'surgeCatalogueOverview',
  },
  surgeCatalogueOverview: {
    path: 'overview',
    title: 'Catalogue of surge services',
    parent: 'surgeCatalogue',
  },
  surgeService: {
    path: ':section',
    title: 'Surge service',
    parent: 'surgeCatalogue',
  },
  surgeServicePage: {
    path: ':section/:page',
    title: 'Surge service',
    parent: 'surgeCatalogue',
  },
  deployedPersonnel: {
    path: '/deployed-personnels/all',
    title: 'All deployed personnel',
  },
  deployedErus: {
    path: '/deployed-erus/all',
    title: 'All deployed ERUs',
  },

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

  perProcess: {
    path: '/per-process',
    title: 'PER process',
    forward: 'newPerProcess',
    ...notGuest,
  },
  newPerProcess: {
    path: 'new',
    title: 'Start PER process',
    parent: 'perProcess',
    ...perAdmin,
  },
  perOverview: {
    path: ':perId/overview',
    title: 'PER overview',
    parent: 'perProcess',
    ...notGuest,
  },
  perAssessment: {
    path: ':perId/assessment',
    title: 'PER assessment',
    parent: 'perProcess',
    ...notGuest,
  },
  perPrioritization: {
    path: ':perId/prioritization',
    title: 'PER prioritization',
    parent: 'perProcess',
    ...notGuest,
  },
  perWorkPlan: {
    path: ':perId/work-plan',
    title: 'PER work plan',
    parent: 'perProcess',
    ...notGuest,
  },

  riskWatch: {
    path: '/risk-watch',
    title: 'Risk watch',
    forward: 'riskWatchSeasonal',
  },
  riskWatchSeasonal: {
    path: 'seasonal',
    title: 'Seasonal risks',
    parent: 'riskWatch',
  },
  riskWatchImminent: {
    path: 'imminent',
    title: 'Imminent risks',
    parent: 'riskWatch',
  },
  chido: { path: '/chido-25', title: 'Chido-25' },

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
  },
  globalSummary: {
    path: 'global-summary',
    title: 'Global summary',
    parent: 'preparedness',
  },
  globalPerformance: {
    path: 'global-performance',
    title: 'Global performance',
    parent: 'preparedness',
  },
  resourcesCatalogue: {
    path: 'resources-catalogue',
    title: 'PER catalogue of resources',
    parent: 'preparedness',
  },
  preparednessLearning: {
    path: 'operational-learning',
    title: 'Operational learning',
    parent: 'preparedness',
  },
  operationalLearning: {
    path: '/operational-learning',
    title: 'Operational learning',
  },
} as const satisfies Record<string, RouteRow>;
