import { ACCOUNT_ROUTES } from './account.ts';
import { EMERGENCY_ROUTES } from './emergencies.ts';
import { OPERATION_ROUTES } from './operations.ts';
import { PAGE_ROUTES } from './pages.ts';
import { PLACE_ROUTES } from './places.ts';
import type { RouteRow } from './row.ts';

export type { Address, Visibility } from './row.ts';

/**
 * Every route of the product, one row each: links, guards, the router, redirects and the tests read this table.
 * Source: product specification, section 2.
 */
export const ROUTES = {
  ...PAGE_ROUTES,
  ...EMERGENCY_ROUTES,
  ...OPERATION_ROUTES,
  ...PLACE_ROUTES,
  ...ACCOUNT_ROUTES,
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTES;

/** The rows by name, with their optional columns. */
export const routeRow = (name: RouteName): RouteRow => ROUTES[name];
