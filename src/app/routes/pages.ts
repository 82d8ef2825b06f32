import { anyone, type RouteRow } from './row.ts';

/** Home, search, and pages about the product itself. */
export const PAGE_ROUTES = {
  home: {
    path: '/',
    title: 'Home',
    ...anyone,
    strings: ['home', 'homeMore', 'worldMap', 'emergencyTable', 'recordList', 'chart', 'follow'],
    screen: async () => (await import('#src/screens/home/HomeScreen/index.tsx')).HomeScreen,
    prefetch: async (requests) =>
      (await import('#src/screens/home/HomeScreen/requests.ts')).prefetchHome(requests),
  },
  search: {
    path: '/search',
    title: 'Search',
    ...anyone,
    strings: ['search', 'recordList'],
    screen: async () => (await import('#src/screens/search/SearchScreen/index.tsx')).SearchScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/search/SearchScreen/requests.ts')).prefetchSearch(requests, address),
  },
  resources: {
    path: '/resources',
    title: 'Resources',
    ...anyone,
    strings: ['resources'],
    screen: async () => (await import('#src/screens/pages/ResourcesScreen/index.tsx')).ResourcesScreen,
    prefetch: async (requests) =>
      (await import('#src/screens/pages/ResourcesScreen/requests.ts')).prefetchResources(requests),
  },
  cookiePolicy: {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    ...anyone,
    strings: ['cookiePolicy', 'policy'],
    screen: async () => (await import('#src/screens/pages/CookiePolicyScreen/index.tsx')).CookiePolicyScreen,
  },
  termsAndConditions: {
    path: '/terms-and-conditions',
    title: 'Terms and Conditions',
    ...anyone,
    strings: ['terms', 'policy'],
    screen: async () => (await import('#src/screens/pages/TermsScreen/index.tsx')).TermsScreen,
  },
} as const satisfies Record<string, RouteRow>;
