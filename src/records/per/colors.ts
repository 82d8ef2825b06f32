/** By values of ratings: what was not reviewed, what does not exist, and from light to dark what does. */
export const RATING_COLORS = ['#d5dae1', '#8b95a3', '#9cc4e4', '#5a9bd0', '#2f6fb2', '#1d4477'] as const;
/** By numbers of areas, from 1: purple, orange, blue, teal, magenta, all of them under white letters. */
const AREA_COLORS = ['#8748b3', '#b5521f', '#2a63c4', '#00806f', '#a8256f'] as const;
export const areaColor = (area: number): string => AREA_COLORS[area - 1] ?? '#4a5768';
