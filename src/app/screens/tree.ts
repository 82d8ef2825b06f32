import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';

export const NAMES = Object.keys(ROUTES) as RouteName[];

/** The tabs of a route. */
export const childrenOf = (name: RouteName): RouteName[] =>
  NAMES.filter((child) => routeRow(child).parent === name);
