import { type RouteObject, replace } from 'react-router-dom';
import { addressOf } from '#src/core/links.ts';
import type { RouteName } from './index.ts';

/** An old address and where it leads. Its parameters are handed on under their names. */
interface Redirect {
  from: string;
  to: RouteName;
}

/** Records of the country list that stand for a whole region, with its id. */
const REGION_RECORDS: Readonly<Record<string, number>> = { 285: 0, 282: 1, 283: 2, 286: 3, 287: 4 };

/** The page of the region, for any page of a country that is none; undefined for all others. */
export function regionInstead({ countryId = '' }: LoaderInput['params']): string | undefined {
  const regionId = REGION_RECORDS[countryId];
  return regionId === undefined ? undefined : addressOf('region', { regionId });
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

/** The routes of all old addresses; each takes the place of its entry in the history. */
export function redirectRoutes(): RouteObject[] {
  return [
    ...REDIRECTS.map(({ from, to }) => ({
      path: from,
      loader: ({ params, request }: LoaderInput) =>
        replace(regionInstead(params) ?? addressOf(to, params) + new URL(request.url).search),
    })),
    {
      path: CATALOGUE,
      loader: async ({ params }: LoaderInput) => {
        // A long table that hardly anyone needs: fetched with the first old address.
        const { catalogueAddress } = await import('./catalogueRedirects.ts');
        return replace(catalogueAddress(params.catalogueId ?? '', params.subCatalogueId ?? ''));
      },
    },
  ];
}

interface LoaderInput {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}
