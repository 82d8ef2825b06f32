import { fetchToolbox } from '#src/content/operationalToolbox/areas.ts';
import { readLanguage } from '#src/core/storage.ts';
import { from, type ScreenRow } from './row.ts';

const surgeAhead = from(() => import('#src/screens/surge/prefetch.ts'));

/** Each page of the catalogue of surge services opens in the same way. */
const cataloguePage = {
  screen: async () => (await import('#src/screens/surge/CatalogueScreen/index.tsx')).CatalogueScreen,
  prefetch: surgeAhead('prefetchCataloguePage'),
} as const satisfies ScreenRow;

/** Surge: overview, toolbox, catalogue, deployments. */
export const SURGE_SCREENS = {
  surge: {
    screen: async () => (await import('#src/screens/surge/SurgeScreen/index.tsx')).SurgeScreen,
  },
  surgeOverview: {
    screen: async () =>
      (await import('#src/screens/surge/SurgeOverviewScreen/index.tsx')).SurgeOverviewScreen,
    prefetch: surgeAhead('prefetchOverview'),
  },
  operationalToolbox: {
    screen: async () => (await import('#src/screens/surge/ToolboxScreen/index.tsx')).ToolboxScreen,
    beside: () => fetchToolbox(readLanguage()),
  },
  deployedPersonnel: {
    screen: async () =>
      (await import('#src/screens/surge/DeployedPersonnelScreen/index.tsx')).DeployedPersonnelScreen,
    prefetch: surgeAhead('prefetchPersonnel'),
  },
  deployedErus: {
    screen: async () => (await import('#src/screens/surge/DeployedErusScreen/index.tsx')).DeployedErusScreen,
    prefetch: surgeAhead('prefetchErus'),
  },
  surgeCatalogueOverview: cataloguePage,
  surgeService: cataloguePage,
  surgeServicePage: cataloguePage,
} as const satisfies Record<string, ScreenRow>;
