import type { RouteRow } from './row.ts';

/** Home, search, and pages about the product itself. */
export const PAGE_ROUTES = {
  home: {
    path: '/',
    title: 'Home',
  },
  search: {
    path: '/search',
    title: 'Search',
  },
  resources: {
    path: '/resources',
    title: 'Resources',
  },
  cookiePolicy: {
    path: '/cookie-policy',
    title: 'Cookie policy',
  },
  termsAndConditions: {
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
  },
  chido: { path: '/chido-25', title: 'Chido-25' },
} as const satisfies Record<string, RouteRow>;
