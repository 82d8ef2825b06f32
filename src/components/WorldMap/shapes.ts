/** A shape of its own for each category, in a box of 12 by 12: colour alone tells some readers nothing. */
const SHAPES = [
  'M6 0a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z',
  'M6-.5 12.5 6 6 12.5-.5 6Z',
  'M.7.7h10.6v10.6H.7Z',
  'M6 0 12.4 11.2H-.4Z',
  'M4 0h4v4h4v4H8v4H4V8H0V4h4Z',
  'M6 12-.4.8h12.8Z',
] as const;

export const BOX = 12;

/** The path of the shape of a category, by its place among all. */
export const shapeOf = (index: number): string => SHAPES[Math.max(0, index) % SHAPES.length] ?? SHAPES[0];
