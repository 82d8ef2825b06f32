/** By values of ratings: what was not reviewed, what does not exist, and from light to dark what does. */
export const RATING_COLORS = ['#d5dae1', '#8b95a3', '#9cc4e4', '#5a9bd0', '#2f6fb2', '#1d4477'] as const;
/** By numbers of areas, from 1: purple, orange, blue, teal, red. */
const AREA_COLORS = ['#7a4fa3', '#c2621b', '#2f6fb2', '#1c7f78', '#c22a26'] as const;
export const areaColor = (area: number): string => AREA_COLORS[area - 1] ?? '#67788d';
