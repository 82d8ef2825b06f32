import { isOnPhone } from '../isOnPhone.ts';
import type { ChartProps } from './types.ts';

/** Heights in rem, known before a drawing is there, so that nothing moves when it comes. */
export const BAR_ROW_REM = 2.75;
export const AXIS_REM = 1.75;
export const LINE_PLOT_REM = 15;
export const PIE_REM = 12;

/** The height of a treemap, and how often as wide it is about: upright on a phone, where its names need room too. */
export const treemapRoom = () => (isOnPhone() ? { rem: 44, aspect: 0.47 } : { rem: 24, aspect: 2.6 });

/** Room of a row of the legend; long legends take several and scroll the page by that. */
export const LEGEND_REM = 2;

/** Whether there is a whole of parts: a ring of one part says no more than its name. Where one is picked it stays, to be let go. */
export const isParted = ({ data: { rows }, onPick }: Pick<ChartProps, 'data' | 'onPick'>) =>
  onPick !== undefined || rows.filter(({ values: [value] }) => value).length > 1;
