/** A shape of its own for each category, in a box of 12 by 12: colour alone tells some readers nothing. */
const SHAPES = {
  circle: 'M6 0a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z',
  diamond: 'M6-.5 12.5 6 6 12.5-.5 6Z',
  square: 'M.7.7h10.6v10.6H.7Z',
  triangle: 'M6 0 12.4 11.2H-.4Z',
  cross: 'M4 0h4v4h4v4H8v4H4V8H0V4h4Z',
  wedge: 'M6 12-.4.8h12.8Z',
} as const;

export type ShapeName = keyof typeof SHAPES;

export const BOX = 12;

const ORDER = Object.keys(SHAPES) as ShapeName[];

/** The path of the shape of a category: its own, or by its place among all. */
export function shapeOf(
  categories: readonly { key: string; shape?: ShapeName | undefined }[],
  key: string,
): string {
  const index = categories.findIndex((category) => category.key === key);
  const name = categories[index]?.shape ?? ORDER[Math.max(0, index) % ORDER.length] ?? 'circle';
  return SHAPES[name];
}

export const SQUARE = SHAPES.square;
/** Of a line, in a legend. */
export const DASH = 'M0 4.5h12v3H0Z';
