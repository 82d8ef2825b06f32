import { lazyComponent } from '#src/components/lazyPart.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';

/** The map of a list, whose code comes when it is first shown. Its rows take several calls: what draws it is there by the time they are. */
export const lazyListMap: typeof lazyComponent = (load) =>
  lazyComponent(() => {
    WorldMap.preload();
    return load();
  });
