import { matchRoutes } from 'react-router';
import { addressOf } from '#src/core/links.ts';
import type { RouteName } from './index.ts';
import { regionInstead } from './regionRecords.ts';

/** An old address and where it leads. Its parameters are handed on under their names. */
interface Redirect {
  from: string;
  to: RouteName;
}

const REDIRECTS: readonly Redirect[] = [
  { from: '/countries/:countryId/operations', to: 'countryOngoingEmergencies' },
  { from: '/countries/:countryId/three-w', to: 'countryOngoingProjects' },
  { from: '/countries/:countryId/three-w/projects', to: 'countryOngoingProjects' },
  { from: '/countries/:countryId/three-w/ns-projects', to: 'countrySocietyActivities' },
  { from: '/countries/:countryId/risk-watch', to: 'countryRiskWatch' },
  { from: '/countries/:countryId/preparedness', to: 'countryCapacity' },
  { from: '/countries/:countryId/plan', to: 'countryStrategicPriorities' },
  { from: '/deployments', to: 'surgeOverview' },
  { from: '/deployments/operational-toolbox/*', to: 'operationalToolbox' },
  { from: '/deployments/personnel/*', to: 'deployedPersonnel' },
  { from: '/deployments/erus/*', to: 'deployedErus' },
  { from: '/deployments/:surgeId/*', to: 'surgeOverview' },
  { from: '/deployments/catalogue', to: 'surgeCatalogue' },
];

const CATALOGUE = '/deployments/catalogue/:catalogueId/:subCatalogueId?';

/** All old addresses, as paths of the router. */
export const REDIRECTED: readonly string[] = [...REDIRECTS.map(({ from }) => from), CATALOGUE];

const ROUTES = [...REDIRECTS.map(({ from, to }) => ({ path: from, handle: to })), { path: CATALOGUE }];

/** Where an old address leads; undefined where it is none. */
export async function redirectOf({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): Promise<string | undefined> {
  const { route, params = {} } = matchRoutes(ROUTES, pathname)?.at(-1) ?? {};
  if (!route) return undefined;
  if ('handle' in route) return regionInstead(params) ?? addressOf(route.handle, params) + search;
  // A long table that hardly anyone needs: fetched with the first old address.
  const { catalogueAddress } = await import('./catalogueRedirects.ts');
  return catalogueAddress(params.catalogueId ?? '', params.subCatalogueId ?? '');
}
