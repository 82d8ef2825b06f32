import { from, type ScreenRow } from './row.ts';

const prefetch = from(() => import('./smallPrefetch.ts'));

/** Search, and pages about the product itself. */
export const PAGE_SCREENS = {
  search: {
    screen: async () => (await import('#src/screens/search/SearchScreen/index.tsx')).SearchScreen,
    prefetch: prefetch('prefetchSearch'),
  },
  resources: {
    screen: async () => (await import('#src/screens/pages/ResourcesScreen/index.tsx')).ResourcesScreen,
    prefetch: prefetch('prefetchResources'),
  },
  cookiePolicy: {
    screen: async () => (await import('#src/screens/pages/CookiePolicyScreen/index.tsx')).CookiePolicyScreen,
  },
  termsAndConditions: {
    screen: async () => (await import('#src/screens/pages/TermsScreen/index.tsx')).TermsScreen,
  },
  chido: {
    screen: async () => (await import('#src/screens/pages/ChidoScreen/index.tsx')).ChidoScreen,
  },
} as const satisfies Record<string, ScreenRow>;
