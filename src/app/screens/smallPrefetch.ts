// One file, since each that is loaded by itself costs the first load a line.
export { prefetchRegister } from '#src/screens/account/RegisterScreen/requests.ts';
export { prefetchCountry } from '#src/screens/countries/CountryScreen/requests.ts';
export { prefetchResources } from '#src/screens/pages/ResourcesScreen/requests.ts';
export { prefetchRegion } from '#src/screens/regions/requests.ts';
export { prefetchSearch } from '#src/screens/search/SearchScreen/requests.ts';
