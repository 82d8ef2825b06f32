import type { RouteRow } from './row.ts';

/** What threatens the world, through the year and now. */
export const RISK_ROUTES = {
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
} as const satisfies Record<string, RouteRow>;
