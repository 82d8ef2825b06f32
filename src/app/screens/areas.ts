import { pause } from '#contracts/pause.ts';
import { ACCOUNT_ROUTES } from '#src/core/routes/account.ts';
import { ACTIVITY_ROUTES } from '#src/core/routes/activities.ts';
import { COUNTRY_ROUTES } from '#src/core/routes/countries.ts';
import { DREF_ROUTES } from '#src/core/routes/dref.ts';
import { EMERGENCY_ROUTES } from '#src/core/routes/emergencies.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import { LOCAL_UNIT_ROUTES } from '#src/core/routes/localUnits.ts';
import { PAGE_ROUTES } from '#src/core/routes/pages.ts';
import { PER_ROUTES } from '#src/core/routes/per.ts';
import { PREPAREDNESS_ROUTES } from '#src/core/routes/preparedness.ts';
import { PROJECT_ROUTES } from '#src/core/routes/projects.ts';
import { REGION_ROUTES } from '#src/core/routes/regions.ts';
import { RISK_ROUTES } from '#src/core/routes/risk.ts';
import { SURGE_ROUTES } from '#src/core/routes/surge.ts';
import type { ScreenRow } from './row.ts';

type Rows = Readonly<Partial<Record<RouteName, ScreenRow>>>;

/** The screens of the routes of an area; frames of tabs may do without one. */
const area = <Routes extends object>(
  routes: Routes,
  load: () => Promise<Readonly<Partial<Record<keyof Routes, ScreenRow>>>>,
) => [routes, load as () => Promise<Rows>] as const;

/** Each in a file of its own beside the first of the app: a page that is opened first fetches the rows of its own area. */
const AREAS = [
  area(PAGE_ROUTES, async () => (await import('./pages.ts')).PAGE_SCREENS),
  area(EMERGENCY_ROUTES, async () => (await import('./emergencies.ts')).EMERGENCY_SCREENS),
  area(PROJECT_ROUTES, async () => (await import('./projects.ts')).PROJECT_SCREENS),
  area(ACTIVITY_ROUTES, async () => (await import('./activities.ts')).ACTIVITY_SCREENS),
  area(SURGE_ROUTES, async () => (await import('./surge.ts')).SURGE_SCREENS),
  area(DREF_ROUTES, async () => (await import('./dref.ts')).DREF_SCREENS),
  area(PER_ROUTES, async () => (await import('./per.ts')).PER_SCREENS),
  area(RISK_ROUTES, async () => (await import('./risk.ts')).RISK_SCREENS),
  area(PREPAREDNESS_ROUTES, async () => (await import('./preparedness.ts')).PREPAREDNESS_SCREENS),
  area(REGION_ROUTES, async () => (await import('./regions.ts')).REGION_SCREENS),
  area(COUNTRY_ROUTES, async () => (await import('./countries.ts')).COUNTRY_SCREENS),
  area(LOCAL_UNIT_ROUTES, async () => (await import('./localUnits.ts')).LOCAL_UNIT_SCREENS),
  area(ACCOUNT_ROUTES, async () => (await import('./account.ts')).ACCOUNT_SCREENS),
];

/** The rows of the area that a route stands in. */
export async function rowsBeside(name: RouteName): Promise<Rows> {
  const [, load] = AREAS.find(([routes]) => Object.hasOwn(routes, name)) ?? [];
  return (await load?.()) ?? {};
}

/** The rows of all areas, one after the other: to ask for all at once holds up what somebody presses meanwhile. */
export function loadRows(): Promise<readonly Rows[]> {
  let turn: Promise<unknown> = Promise.resolve();
  return Promise.all(
    AREAS.map(([, load]) => {
      turn = turn.then(pause);
      return turn.then(load);
    }),
  );
}
