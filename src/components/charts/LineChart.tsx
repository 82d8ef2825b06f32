import { lazyPart } from '../lazyPart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { AXIS_REM, LEGEND_REM, LINE_PLOT_REM } from './sizes.ts';
import type { ChartProps } from './types.ts';

const drawing = lazyPart(async () => (await import('./LineDrawing.tsx')).default);

/** Values over time, a line a series. The key of a row is its ISO date, the oldest first; its label is the date in words. */
export function LineChart(props: ChartProps) {
  const heightRem = LINE_PLOT_REM + AXIS_REM + (props.data.series.length > 1 ? LEGEND_REM : 0);
  return <ChartFrame {...props} drawing={drawing} heightRem={heightRem} />;
}
