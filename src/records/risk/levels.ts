import type { Level } from './scores.ts';

/** From very low to very high. */
export const LEVEL_COLORS: Readonly<Record<Level, string>> = {
  1: '#c7d3e0',
  2: '#e3c9c4',
  3: '#eda49a',
  4: '#f07167',
  5: '#d7263d',
};
