import { lazyPart } from '../lazyPart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { LEGEND_REM, treemapRoom } from './sizes.ts';
import type { ChartProps } from './types.ts';

const drawing = lazyPart(async () => (await import('./TreemapDrawing.tsx')).default);

/** Parts of groups, as tiles that are as large as their values. One series; rows name their `group`. */
export function TreemapChart(props: ChartProps) {
  return <ChartFrame {...props} drawing={drawing} heightRem={treemapRoom().rem + LEGEND_REM} />;
}
