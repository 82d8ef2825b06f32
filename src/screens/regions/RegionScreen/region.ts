import { createContext, use } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { regionKeyFiguresEndpoint } from '#contracts/regions/list.ts';
import type { regionEndpoint } from '#contracts/regions/record.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';

export type Region = AnswerOf<typeof regionEndpoint>;
export type KeyFigures = RequestView<AnswerOf<typeof regionKeyFiguresEndpoint>>;

export interface RegionContext {
  region: Region;
  keyFigures: KeyFigures;
}

/** No context of an `Outlet`: that of the kinds of risks would stand between. */
export const RegionShown = createContext<RegionContext | undefined>(undefined);

function useShown(): RegionContext {
  const shown = use(RegionShown);
  if (!shown) throw new Error('A tab of a region works inside the frame of a region only.');
  return shown;
}

/** The region that the frame loaded, for the tab inside it. */
export const useRegion = () => useShown().region;
/** The figures that the frame asked for, so that a tab need not ask again. */
export const useRegionKeyFigures = () => useShown().keyFigures;

/** West, south, east, north in degrees; undefined where nobody drew it. */
export function boundsOf({ bbox }: Region): readonly [number, number, number, number] | undefined {
  const corners = bbox?.coordinates[0] ?? [];
  const [longitudes, latitudes] = [0, 1].map((axis) => corners.flatMap((corner) => corner[axis] ?? []));
  if (!longitudes?.length || !latitudes?.length) return undefined;
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
