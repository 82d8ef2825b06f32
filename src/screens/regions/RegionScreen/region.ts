import { useOutletContext } from 'react-router-dom';
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

/** The region that the frame loaded, for the tab inside it. */
export const useRegion = () => useOutletContext<RegionContext>().region;
/** The figures that the frame asked for, so that a tab need not ask again. */
export const useRegionKeyFigures = () => useOutletContext<RegionContext>().keyFigures;

/** West, south, east, north in degrees; undefined where nobody drew it. */
export function boundsOf({ bbox }: Region): readonly [number, number, number, number] | undefined {
  const corners = bbox?.coordinates[0] ?? [];
  const [longitudes, latitudes] = [0, 1].map((axis) => corners.flatMap((corner) => corner[axis] ?? []));
  if (!longitudes?.length || !latitudes?.length) return undefined;
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
