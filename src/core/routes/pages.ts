import { anyone, type RouteRow } from './row.ts';

/** Home, search, and pages about the product itself. */
export const PAGE_ROUTES = {
  home: {
    path: '/',
    title: 'Home',
    ...anyone,
  },
  search: {
    path: '/search',
    title: 'Search',
    ...anyone,
  },
  resources: {
    path: '/resources',
    title: 'Resources',
    ...anyone,
  },
  cookiePolicy: {
    path: '/cookie-policy',
    title: 'Cookie policy',
    ...anyone,
  },
  termsAndConditions: {
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    ...anyone,
  },
} as const satisfies Record<string, RouteRow>;
