import { from, type ScreenRow } from './row.ts';

const prefetch = from(() => import('./smallPrefetch.ts'));

type Tab = keyof typeof import('#src/screens/countries/index.ts')['COUNTRY_TABS'];
/** Not awaited, so that the words of all tabs are listed once: in the row of their frame. */
const tab = (name: Tab) => ({
  screen: () => import('#src/screens/countries/index.ts').then(({ COUNTRY_TABS }) => COUNTRY_TABS[name]),
  prefetch: async (...given: Parameters<NonNullable<ScreenRow['prefetch']>>) =>
    (await import('./smallPrefetch.ts')).prefetchCountry.tabs[name]?.(...given),
});

/** Countries with their tabs, all in one file: each row and each file costs the first load of the app. */
export const COUNTRY_SCREENS = {
  country: {
    screen: async () => (await import('#src/screens/countries/index.ts')).CountryScreen,
    prefetch: prefetch('prefetchCountry'),
  },
  countryOngoingEmergencies: tab('emergencies'),
  countryOngoingProjects: tab('projects'),
  countryOngoingActivities: tab('activities'),
  countrySocietyActivities: tab('society'),
  countryContext: tab('context'),
  countryStrategicPriorities: tab('priorities'),
  countryCapacity: tab('capacity'),
  countryPartners: tab('partners'),
  countryProfileOverview: tab('overview'),
  countryPreviousEvents: tab('events'),
  countryRiskWatch: tab('risk'),
  countryAdditionalInfo: tab('more'),
  countryPer: {
    screen: async () => (await import('#src/screens/countries/CountryPerScreen/pages.ts')).CountryPerScreen,
  },
  countryPerExport: {
    screen: async () =>
      (await import('#src/screens/countries/CountryPerScreen/pages.ts')).CountryPerExportScreen,
  },
} as const satisfies Record<string, ScreenRow>;
