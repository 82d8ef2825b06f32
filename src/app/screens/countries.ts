import { from, type LaterPrefetch, type ScreenRow } from './row.ts';

const prefetch = from(() => import('./smallPrefetch.ts'));
const cycleAhead = from(() => import('#src/screens/countries/CountryPerScreen/pages.ts'));

/** Asks ahead for what a tab shows first. */
const first =
  (name: 'emergencies' | 'context' | 'overview'): LaterPrefetch =>
  async (...given) =>
    (await import('./smallPrefetch.ts')).prefetchCountry.tabs[name](...given);

/** Countries with their tabs: whoever opens one shall not wait for the maps and charts of the others. */
export const COUNTRY_SCREENS = {
  country: {
    screen: async () => (await import('#src/screens/countries/CountryScreen/index.tsx')).CountryScreen,
    prefetch: prefetch('prefetchCountry'),
  },
  countryOngoingEmergencies: {
    screen: async () =>
      (await import('#src/screens/countries/CountryEmergenciesScreen/index.tsx')).CountryEmergenciesScreen,
    prefetch: first('emergencies'),
  },
  countryOngoingProjects: {
    screen: async () =>
      (await import('#src/screens/countries/CountryProjectsScreen/index.tsx')).CountryProjectsScreen,
    prefetch: from(() => import('#src/screens/countries/CountryProjectsScreen/index.tsx'))(
      'prefetchProjects',
    ),
  },
  countryOngoingActivities: {
    screen: async () =>
      (await import('#src/screens/countries/CountryActivitiesScreen/index.tsx')).CountryActivitiesScreen,
    prefetch: from(() => import('#src/screens/countries/CountryActivitiesScreen/index.tsx'))(
      'prefetchActivities',
    ),
  },
  countrySocietyActivities: {
    screen: async () =>
      (await import('#src/screens/countries/SocietyActivitiesScreen/index.tsx')).SocietyActivitiesScreen,
    prefetch: from(() => import('#src/screens/countries/SocietyActivitiesScreen/index.tsx'))(
      'prefetchSociety',
    ),
  },
  countryContext: {
    screen: async () =>
      (await import('#src/screens/countries/CountryContextScreen/index.tsx')).CountryContextScreen,
    prefetch: first('context'),
  },
  countryStrategicPriorities: {
    screen: async () =>
      (await import('#src/screens/countries/CountryPrioritiesScreen/index.tsx')).CountryPrioritiesScreen,
    prefetch: from(() => import('#src/screens/countries/CountryPrioritiesScreen/index.tsx'))(
      'prefetchPriorities',
    ),
  },
  countryCapacity: {
    screen: async () =>
      (await import('#src/screens/countries/CountryCapacityScreen/index.tsx')).CountryCapacityScreen,
    prefetch: from(() => import('#src/screens/countries/CountryCapacityScreen/index.tsx'))(
      'prefetchCapacity',
    ),
  },
  countryPartners: {
    screen: async () =>
      (await import('#src/screens/countries/CountryPartnersScreen/index.tsx')).CountryPartnersScreen,
    prefetch: from(() => import('#src/screens/countries/CountryPartnersScreen/index.tsx'))(
      'prefetchPartners',
    ),
  },
  countryProfileOverview: {
    screen: async () =>
      (await import('#src/screens/countries/CountryOverviewScreen/index.tsx')).CountryOverviewScreen,
    prefetch: first('overview'),
  },
  countryPreviousEvents: {
    screen: async () =>
      (await import('#src/screens/countries/PreviousEventsScreen/index.tsx')).PreviousEventsScreen,
    prefetch: from(() => import('#src/screens/countries/PreviousEventsScreen/index.tsx'))('prefetchEvents'),
  },
  countryRiskWatch: {
    screen: async () =>
      (await import('#src/screens/countries/CountryRiskScreen/index.tsx')).CountryRiskScreen,
  },
  countryAdditionalInfo: {
    screen: async () =>
      (await import('#src/screens/countries/CountryMoreScreen/index.tsx')).CountryMoreScreen,
    beside: () => import('#src/components/RichText/RichContent.tsx'),
  },
  countryPer: {
    screen: async () => (await import('#src/screens/countries/CountryPerScreen/pages.ts')).CountryPerScreen,
    prefetch: cycleAhead('prefetchCycle'),
  },
  countryPerExport: {
    screen: async () =>
      (await import('#src/screens/countries/CountryPerScreen/pages.ts')).CountryPerExportScreen,
    prefetch: cycleAhead('prefetchCyclePaper'),
  },
} as const satisfies Record<string, ScreenRow>;
