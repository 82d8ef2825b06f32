import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape';

/** What drawings with points share. */

const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar];
const SHAPE_AREA = 48;

/** The shape of the `index`th series or group, so that nobody has to tell colours apart. */
export function shapeOf(index: number): string {
  return symbol(SHAPES[index % SHAPES.length], SHAPE_AREA)() ?? '';
}

/** How dates below an axis are written. */
export const TICKS = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
