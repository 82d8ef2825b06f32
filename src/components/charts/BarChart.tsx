import { lazyPart } from '../lazyPart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { AXIS_REM, BAR_ROW_REM, LEGEND_REM } from './sizes.ts';
import type { ChartProps } from './types.ts';

const drawing = lazyPart(async () => (await import('./BarDrawing.tsx')).default);

/** Values of a few things beside each other, as horizontal bars in the order of the rows. One series. */
export function BarChart(props: ChartProps) {
  const heightRem = props.data.rows.length * BAR_ROW_REM + AXIS_REM;
  return <ChartFrame {...props} drawing={drawing} heightRem={heightRem} />;
}

/** The same, each bar parted by series. */
export function StackedBarChart(props: ChartProps) {
  const heightRem = props.data.rows.length * BAR_ROW_REM + AXIS_REM + LEGEND_REM;
  return <ChartFrame {...props} drawing={drawing} heightRem={heightRem} />;
}
