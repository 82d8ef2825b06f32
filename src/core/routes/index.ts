import { ACCOUNT_ROUTES } from './account.ts';
import { ACTIVITY_ROUTES } from './activities.ts';
import { COUNTRY_ROUTES } from './countries.ts';
import { DREF_ROUTES } from './dref.ts';
import { EMERGENCY_ROUTES } from './emergencies.ts';
import { LOCAL_UNIT_ROUTES } from './localUnits.ts';
import { PAGE_ROUTES } from './pages.ts';
import { PER_ROUTES } from './per.ts';
import { PREPAREDNESS_ROUTES } from './preparedness.ts';
import { PROJECT_ROUTES } from './projects.ts';
import { REGION_ROUTES } from './regions.ts';
import { RISK_ROUTES } from './risk.ts';
import type { Params, RouteRow } from './row.ts';
import { SURGE_ROUTES } from './surge.ts';

export type { Params, Visibility } from './row.ts';

/**
 * Every route of the product, one row each: links, guards, the router, redirects and the tests read this table.
 * Source: product specification, section 2.
 */
export const ROUTES = {
  ...PAGE_ROUTES,
  ...EMERGENCY_ROUTES,
  ...PROJECT_ROUTES,
  ...ACTIVITY_ROUTES,
  ...SURGE_ROUTES,
  ...DREF_ROUTES,
  ...PER_ROUTES,
  ...RISK_ROUTES,
  ...PREPAREDNESS_ROUTES,
  ...REGION_ROUTES,
  ...COUNTRY_ROUTES,
  ...LOCAL_UNIT_ROUTES,
  ...ACCOUNT_ROUTES,
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTES;

type Rows = typeof ROUTES;

type AbsolutePath<Name extends RouteName> = Rows[Name] extends { parent: infer Parent extends RouteName }
  ? `${AbsolutePath<Parent>}/${Rows[Name]['path']}`
  : Rows[Name]['path'];

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a route, with those of its parents. */
export type ParametersOf<Name extends RouteName> = ParameterNames<AbsolutePath<Name>>;

/** Every parameter of a path that names a record: those are called after it, and end in `Id`. Tabs are named by texts. */
export type IdParameter = Exclude<
  Extract<{ [Name in RouteName]: ParametersOf<Name> }[RouteName], `${string}Id`>,
  'tabId'
>;

/** The records that an address names; missing where it says what no record can have as its id. */
export type Ids = Readonly<Partial<Record<IdParameter, number | undefined>>>;

/** What a prefetch may look at: the parameters of the path, the records that they name, and the query. */
export interface Address {
  readonly params: Params;
  readonly ids: Ids;
  readonly query: URLSearchParams;
}

/** The rows by name, with their optional columns. */
export const routeRow = (name: RouteName): RouteRow => ROUTES[name];
