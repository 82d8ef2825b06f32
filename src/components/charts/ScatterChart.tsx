import { lazyPart } from '../lazyPart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { AXIS_REM, LEGEND_REM, LINE_PLOT_REM } from './sizes.ts';
import type { ChartProps } from './types.ts';

const drawing = lazyPart(async () => (await import('./ScatterDrawing.tsx')).default);

/**
 * A point a row: `date` says where it stands along the axis, the value of the first series how high, each line of the ground ten
 * times the one below; `group` gives its colour and shape. Where `isAnyYear`, all years lie over one another. Further series and
 * `facts` stand in the tooltip, the table and the CSV.
 */
export function ScatterChart(props: ChartProps) {
  const heightRem = LINE_PLOT_REM + AXIS_REM + (props.data.groups?.length ? LEGEND_REM : 0);
  return <ChartFrame {...props} drawing={drawing} heightRem={heightRem} />;
}
