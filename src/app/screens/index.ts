import { type RouteName, routeRow } from '#src/core/routes/index.ts';
import { ACCOUNT_SCREENS } from './account.ts';
import { ACTIVITY_SCREENS } from './activities.ts';
import { COUNTRY_SCREENS } from './countries.ts';
import { DREF_SCREENS } from './dref.ts';
import { EMERGENCY_SCREENS } from './emergencies.ts';
import { FIRST_SCREENS } from './first.ts';
import { LOCAL_UNIT_SCREENS } from './localUnits.ts';
import { PAGE_SCREENS } from './pages.ts';
import { PER_SCREENS } from './per.ts';
import { PREPAREDNESS_SCREENS } from './preparedness.ts';
import { PROJECT_SCREENS } from './projects.ts';
import { REGION_SCREENS } from './regions.ts';
import { RISK_SCREENS } from './risk.ts';
import { namespacesIn, type Opened, type ScreenRow } from './row.ts';
import { SURGE_SCREENS } from './surge.ts';
import { childrenOf } from './tree.ts';

/**
 * The screen of each route, by its name. Frames of tabs may do without one.
 * In a file beside the first of the app: `../screenRows.ts` asks for it.
 */
const SCREENS: Readonly<Partial<Record<RouteName, ScreenRow>>> = {
  ...FIRST_SCREENS,
  ...PAGE_SCREENS,
  ...DREF_SCREENS,
  ...PER_SCREENS,
  ...EMERGENCY_SCREENS,
  ...PROJECT_SCREENS,
  ...ACTIVITY_SCREENS,
  ...SURGE_SCREENS,
  ...COUNTRY_SCREENS,
  ...LOCAL_UNIT_SCREENS,
  ...REGION_SCREENS,
  ...PREPAREDNESS_SCREENS,
  ...RISK_SCREENS,
  ...ACCOUNT_SCREENS,
};

/** The code and the calls of a route; undefined for a frame of tabs without code of its own. */
export const screenOf = (name: RouteName): ScreenRow | undefined => SCREENS[name];

/** Stands where there is no page. */
export const NOT_FOUND: ScreenRow = {
  screen: async () => (await import('#src/records/NotFoundScreen/index.tsx')).NotFoundScreen,
};

export { redirectOf } from '#src/core/routes/redirects.ts';

/** What opening a route takes; the words of a page with all its tabs at once, whichever is opened first. */
export const openedBy = (name: RouteName): Opened => ({
  ...screenOf(name),
  namespaces: namespacesOf(name),
});

function namespacesOf(name: RouteName): readonly string[] {
  const { parent } = routeRow(name);
  if (parent) return namespacesOf(parent as RouteName);
  return [...new Set(withTabs(name).flatMap((tab) => namespacesIn(screenOf(tab))))];
}

const withTabs = (name: RouteName): RouteName[] => [name, ...childrenOf(name).flatMap(withTabs)];
