import type { RouteRow } from './row.ts';

/** Surge: overview, toolbox, catalogue, deployments. */
export const SURGE_ROUTES = {
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
} as const satisfies Record<string, RouteRow>;
