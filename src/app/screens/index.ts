import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { ACCOUNT_SCREENS } from './account.ts';
import { ACTIVITY_SCREENS } from './activities.ts';
import { COUNTRY_SCREENS } from './countries.ts';
import { DREF_SCREENS } from './dref.ts';
import { EMERGENCY_SCREENS } from './emergencies.ts';
import { LOCAL_UNIT_SCREENS } from './localUnits.ts';
import { PAGE_SCREENS } from './pages.ts';
import { PROJECT_SCREENS } from './projects.ts';
import { REGION_SCREENS } from './regions.ts';
import type { ScreenRow } from './row.ts';
import { SURGE_SCREENS } from './surge.ts';

/** The screen of each route, by its name. Frames of tabs may do without one; what is planned has none yet. */
const SCREENS: Readonly<Partial<Record<RouteName, ScreenRow>>> = {
  ...PAGE_SCREENS,
  ...DREF_SCREENS,
  ...EMERGENCY_SCREENS,
  ...PROJECT_SCREENS,
  ...ACTIVITY_SCREENS,
  ...SURGE_SCREENS,
  ...COUNTRY_SCREENS,
  ...LOCAL_UNIT_SCREENS,
  ...REGION_SCREENS,
  ...ACCOUNT_SCREENS,
};

/** Stands where a page is planned. */
export const PLANNED: ScreenRow = {
  screen: async () => (await import('#src/records/PlannedScreen/index.tsx')).PlannedScreen,
};

/** The code and the calls of a route; undefined for a frame of tabs without code of its own, and for what is planned. */
export const screenOf = (name: RouteName): ScreenRow | undefined => SCREENS[name];

export const NAMES = Object.keys(ROUTES) as RouteName[];

/** The tabs of a route. */
export const childrenOf = (name: RouteName): RouteName[] =>
  NAMES.filter((child) => routeRow(child).parent === name);

/** The namespaces of a page with all its tabs: one call for their words, whichever is opened first. */
export function namespacesOf(name: RouteName): readonly string[] {
  const { parent, isPlanned } = routeRow(name);
  if (isPlanned) return PLANNED.strings?.split(' ') ?? [];
  if (parent) return namespacesOf(parent as RouteName);
  return [...new Set(withTabs(name).flatMap((row) => screenOf(row)?.strings?.split(' ') ?? []))];
}

const withTabs = (name: RouteName): RouteName[] => [name, ...childrenOf(name).flatMap(withTabs)];
