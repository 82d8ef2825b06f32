import type { RouteRow } from './row.ts';

/** A region with its tabs. */
export const REGION_ROUTES = {
  region: {
    path: '/regions/:regionId',
    title: 'Region',
    forward: 'regionOperations',
    fragments: {
      operations: 'regionOperations',
      '3w': 'regionThreeW',
      'risk-watch': 'regionRiskWatch',
      'regional-profile': 'regionProfile',
      preparedness: 'regionPreparedness',
      'additional-info': 'regionAdditionalInfo',
    },
  },
  regionOperations: {
    path: 'operations',
    title: 'Region: operations',
    parent: 'region',
  },
  regionThreeW: { path: 'three-w', title: 'Region: 3W', parent: 'region' },
  regionRiskWatch: {
    path: 'risk-watch',
    title: 'Region: risk watch',
    parent: 'region',
    forward: 'regionRiskSeasonal',
  },
  regionRiskSeasonal: {
    path: 'seasonal',
    title: 'Region: seasonal risks',
    parent: 'regionRiskWatch',
  },
  regionRiskImminent: {
    path: 'imminent',
    title: 'Region: imminent risks',
    parent: 'regionRiskWatch',
  },
  regionPreparedness: {
    path: 'preparedness',
    title: 'Region: preparedness',
    parent: 'region',
  },
  regionProfile: { path: 'profile', title: 'Regional profile', parent: 'region' },
  regionAdditionalInfo: {
    path: 'additional-info',
    title: 'Region: additional info',
    parent: 'region',
  },
} as const satisfies Record<string, RouteRow>;
