/** Phases from light to dark: the further, the darker. A map is drawn on a canvas, which knows no custom properties. */
export const PHASE_COLOURS = ['#7fa3cf', '#009cdd', '#3f7fc4', '#236192', '#1b365d'] as const;

/** By their numbers. */
export const PHASES = [1, 2, 3, 4, 5] as const;

/** How good a rating is: the best the darkest. */
export const LEVELS = [
  { from: 4, word: 'level_4', color: '#011e41' },
  { from: 3, word: 'level_3', color: '#4d617a' },
  { from: 2, word: 'level_2', color: '#7d8b9d' },
  { from: 0, word: 'level_1', color: '#99a5b3' },
] as const;

export const levelColour = (rating: number): string =>
  LEVELS.find(({ from }) => rating >= from)?.color ?? LEVELS[3].color;
