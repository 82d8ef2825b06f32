import { lazyPart } from '../lazyPart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { isParted, LEGEND_REM, PIE_REM } from './sizes.ts';
import type { ChartProps } from './types.ts';

const drawing = lazyPart(async () => (await import('./PieDrawing.tsx')).default);

/**
 * Shares of a whole. Draws the first series; of more than four rows the top three and the others together, while the table
 * and the CSV keep them all.
 */
export function PieChart(props: ChartProps) {
  return (
    <ChartFrame
      {...props}
      drawing={drawing}
      heightRem={isParted(props) ? PIE_REM : LEGEND_REM * props.data.rows.length}
    />
  );
}
