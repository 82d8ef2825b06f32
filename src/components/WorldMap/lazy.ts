import { lazyComponent } from '../lazyPart.tsx';

/** The map, whose code comes when one is first shown. */
export const WorldMap = lazyComponent(async () => (await import('./index.tsx')).WorldMap);
