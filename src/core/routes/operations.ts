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
    isPlanned: true,
    path: '/per-process',
    title: 'PER process',
    forward: 'newPerProcess',
    ...notGuest,
  },
  newPerProcess: {
    isPlanned: true,
    path: 'new',
    title: 'Start PER process',
    parent: 'perProcess',
    ...perAdmin,
  },
  perOverview: {
    isPlanned: true,
    path: ':perId/overview',
    title: 'PER overview',
    parent: 'perProcess',
    ...notGuest,
  },
  perAssessment: {
    isPlanned: true,
    path: ':perId/assessment',
    title: 'PER assessment',
    parent: 'perProcess',
    ...notGuest,
  },
  perPrioritization: {
    isPlanned: true,
    path: ':perId/prioritization',
    title: 'PER prioritization',
    parent: 'perProcess',
    ...notGuest,
  },
  perWorkPlan: {
    isPlanned: true,
    path: ':perId/work-plan',
    title: 'PER work plan',
    parent: 'perProcess',
    ...notGuest,
  },

  riskWatch: {
    isPlanned: true,
    path: '/risk-watch',
    title: 'Risk watch',
    forward: 'riskWatchSeasonal',
  },
  riskWatchSeasonal: {
    isPlanned: true,
    path: 'seasonal',
    title: 'Seasonal risks',
    parent: 'riskWatch',
  },
  riskWatchImminent: {
    isPlanned: true,
    path: 'imminent',
    title: 'Imminent risks',
    parent: 'riskWatch',
  },
  chido: { path: '/chido-25', title: 'Chido-25' },

  preparedness: {
    isPlanned: true,
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
    isPlanned: true,
    path: 'global-summary',
    title: 'Global summary',
    parent: 'preparedness',
  },
  globalPerformance: {
    isPlanned: true,
    path: 'global-performance',
    title: 'Global performance',
    parent: 'preparedness',
  },
  resourcesCatalogue: {
    isPlanned: true,
    path: 'resources-catalogue',
    title: 'PER catalogue of resources',
    parent: 'preparedness',
  },
  preparednessLearning: {
    isPlanned: true,
    path: 'operational-learning',
    title: 'Operational learning',
    parent: 'preparedness',
  },
  operationalLearning: {
    isPlanned: true,
    path: '/operational-learning',
    title: 'Operational learning',
  },
} as const satisfies Record<string, RouteRow>;
