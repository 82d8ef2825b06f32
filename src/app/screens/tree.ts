import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';

export const NAMES = Object.keys(ROUTES) as RouteName[];

/** Gone through once: the router asks it of every route. */
const TABS = new Map<string, RouteName[]>();
for (const name of NAMES) {
  const { parent } = routeRow(name);
  if (parent) TABS.set(parent, [...(TABS.get(parent) ?? []), name]);
}

/** The tabs of a route. */
export const childrenOf = (name: RouteName): readonly RouteName[] => TABS.get(name) ?? [];
