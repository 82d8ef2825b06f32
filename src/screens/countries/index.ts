import { CountryActivitiesScreen } from './CountryActivitiesScreen/index.tsx';
import { CountryCapacityScreen } from './CountryCapacityScreen/index.tsx';
import { CountryContextScreen } from './CountryContextScreen/index.tsx';
import { CountryEmergenciesScreen } from './CountryEmergenciesScreen/index.tsx';
import { CountryMoreScreen } from './CountryMoreScreen/index.tsx';
import { CountryOverviewScreen } from './CountryOverviewScreen/index.tsx';
import { CountryPartnersScreen } from './CountryPartnersScreen/index.tsx';
import { CountryPrioritiesScreen } from './CountryPrioritiesScreen/index.tsx';
import { CountryProjectsScreen } from './CountryProjectsScreen/index.tsx';
import { CountryRiskScreen } from './CountryRiskScreen/index.tsx';
import { PreviousEventsScreen } from './PreviousEventsScreen/index.tsx';
import { SocietyActivitiesScreen } from './SocietyActivitiesScreen/index.tsx';

export { CountryScreen } from './CountryScreen/index.tsx';

/** The tabs of a country, by short names: they stand in the first load of the app. */
export const COUNTRY_TABS = {
  emergencies: CountryEmergenciesScreen,
  projects: CountryProjectsScreen,
  activities: CountryActivitiesScreen,
  society: SocietyActivitiesScreen,
  context: CountryContextScreen,
  priorities: CountryPrioritiesScreen,
  capacity: CountryCapacityScreen,
  partners: CountryPartnersScreen,
  overview: CountryOverviewScreen,
  events: PreviousEventsScreen,
  risk: CountryRiskScreen,
  more: CountryMoreScreen,
};
