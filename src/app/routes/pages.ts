import { prefetchHome } from '#src/screens/home/HomeScreen/requests.ts';
import { prefetchSearch } from '#src/screens/search/SearchScreen/requests.ts';
import { anyone, type RouteRow } from './row.ts';

/** Home, search, and pages about the product itself. */
export const PAGE_ROUTES = {
  home: {
    path: '/',
    ...anyone,
    screen: async () => (await import('#src/screens/home/HomeScreen/index.tsx')).HomeScreen,
    prefetch: prefetchHome,
  },
  search: {
    path: '/search',
    ...anyone,
    screen: async () => (await import('#src/screens/search/SearchScreen/index.tsx')).SearchScreen,
    prefetch: prefetchSearch,
  },
  resources: { path: '/resources', ...anyone },
  cookiePolicy: {
    path: '/cookie-policy',
    ...anyone,
    screen: async () => (await import('#src/screens/pages/CookiePolicyScreen/index.tsx')).CookiePolicyScreen,
  },
  termsAndConditions: { path: '/terms-and-conditions', ...anyone },
} as const satisfies Record<string, RouteRow>;
