import type { ComponentType } from 'react';
import type { UserProfile } from '#src/domain/permissions.ts';
import { prefetchEmergencies } from '#src/screens/emergencies/EmergencyListScreen/requests.ts';
import { prefetchEmergency } from '#src/screens/emergencies/EmergencyScreen/requests.ts';
import { prefetchHome } from '#src/screens/home/HomeScreen/requests.ts';
import { prefetchSearch } from '#src/screens/search/SearchScreen/requests.ts';
import type { Requests } from './requests.ts';

/** Who may open a route. Source: product specification, section 2. */
export type Visibility = 'anything' | 'is-authenticated' | 'is-not-authenticated';

/** What a prefetch may look at: path parameters and the query of the address. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

interface RouteRow {
  /** Absolute without a parent, else joined to the parent's path. Parameters start with a colon. */
  readonly path: string;
  readonly parent?: string;
  /** Opening this route leads on to that one: a page of tabs to its first tab. */
  readonly forward?: string;
  readonly visibility: Visibility;
  readonly permission?: (user: UserProfile | undefined) => boolean;
  /** Loaded when the route is opened; a forwarding route without a frame of its own has none. */
  readonly screen: () => Promise<ComponentType>;
  /** Starts the calls of the screen, so that they run while its code loads. */
  readonly prefetch?: (requests: Requests, address: Address) => void;
}

/** Every route of the product: links, guards, the router and the tests read this table. */
export const ROUTES = {
  home: {
    path: '/',
    visibility: 'anything',
    screen: async () => (await import('#src/screens/home/HomeScreen/index.tsx')).HomeScreen,
    prefetch: prefetchHome,
  },
  emergencies: {
    path: '/emergencies/all',
    visibility: 'anything',
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyListScreen/index.tsx')).EmergencyListScreen,
    prefetch: prefetchEmergencies,
  },
  emergency: {
    path: '/emergencies/:emergencyId',
    forward: 'emergencyDetails',
    visibility: 'anything',
    screen: async () => (await import('#src/screens/emergencies/EmergencyScreen/index.tsx')).EmergencyScreen,
    prefetch: prefetchEmergency,
  },
  emergencyDetails: {
    path: 'details',
    parent: 'emergency',
    visibility: 'anything',
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyDetailsScreen/index.tsx')).EmergencyDetailsScreen,
  },
  search: {
    path: '/search',
    visibility: 'anything',
    screen: async () => (await import('#src/screens/search/SearchScreen/index.tsx')).SearchScreen,
    prefetch: prefetchSearch,
  },
  login: {
    path: '/login',
    visibility: 'is-not-authenticated',
    screen: async () => (await import('#src/screens/account/LoginScreen/index.tsx')).LoginScreen,
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTES;

/** The rows by name, with their optional columns. */
export const routeRow = (name: RouteName): RouteRow => ROUTES[name];
