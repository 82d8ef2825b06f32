import type { Endpoint } from '../defineEndpoint.ts';
import { currentUserEndpoint, signInEndpoint } from './account.ts';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  districtsEndpoint,
  globalEnumsEndpoint,
  perComponentsEndpoint,
  regionsEndpoint,
  secondarySectorsEndpoint,
} from './domain.ts';
import { emergenciesEndpoint, emergencyEndpoint, emergencyNamesEndpoint } from './emergency.ts';
import { languageEndpoint, updateStringsEndpoint } from './language.ts';
import {
  appealsEndpoint,
  appealTotalsEndpoint,
  fieldReportsEndpoint,
  surgeAlertsEndpoint,
} from './response.ts';
import { searchEndpoint } from './search.ts';

/** Every call of the product. The pact is made from this list; an endpoint that is not in it does not exist. */
export const ENDPOINTS: readonly Endpoint[] = [
  searchEndpoint,
  languageEndpoint,
  updateStringsEndpoint,
  globalEnumsEndpoint,
  countriesEndpoint,
  regionsEndpoint,
  districtsEndpoint,
  disasterTypesEndpoint,
  secondarySectorsEndpoint,
  perComponentsEndpoint,
  currentUserEndpoint,
  signInEndpoint,
  emergenciesEndpoint,
  emergencyNamesEndpoint,
  emergencyEndpoint,
  appealsEndpoint,
  appealTotalsEndpoint,
  fieldReportsEndpoint,
  surgeAlertsEndpoint,
];
