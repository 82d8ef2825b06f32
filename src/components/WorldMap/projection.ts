import type { Bounds } from './land.ts';
import type { Place } from './mapData.ts';

/** In px. */
export interface Size {
  width: number;
  height: number;
}

/** What of the world is seen: its middle, and how wide the whole world would be, in px. Web Mercator, as base maps are. */
export interface View extends Size {
  center: Place;
  worldWidth: number;
}

/** From the southern tip of the Americas to the northern coasts: nobody lives on the rest. */
export const INHABITED: Bounds = [-170, -55, 180, 74];

/** Room round countries that are shown, in px, and the nearest that a map goes for them: how wide the whole world would be. */
export const PADDING = 24;
export const NEAREST = 512 * 2 ** 5.5;

/** Where the Mercator map of the world is a square. In degrees. */
export const LAST_LATITUDE = 85.05;

/** Where a place stands on a map of the world of width 1, from its top left. */
const worldX = (longitude: number) => longitude / 360 + 0.5;

function worldY(latitude: number) {
  const kept = Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, latitude));
  const angle = Math.PI / 4 + (kept * Math.PI) / 360;
  return 0.5 - Math.log(Math.tan(angle)) / (2 * Math.PI);
}

const onWorld = ([longitude, latitude]: Place): readonly [x: number, y: number] => [
  worldX(longitude),
  worldY(latitude),
];

function fromWorld(x: number, y: number): Place {
  return [(x - 0.5) * 360, (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90];
}

/** How degrees become px from the left and from the top of what is seen. */
export function axesOf({ center, worldWidth, width, height }: View) {
  const [centerX, centerY] = onWorld(center);
  return {
    x: (longitude: number) => (worldX(longitude) - centerX) * worldWidth + width / 2,
    y: (latitude: number) => (worldY(latitude) - centerY) * worldWidth + height / 2,
  };
}

/** The same of places. */
export function projectionOf(view: View) {
  const { x, y } = axesOf(view);
  return ([longitude, latitude]: Place): readonly [x: number, y: number] => [x(longitude), y(latitude)];
}

/** The place at a pixel of a view. */
export function placeAt({ center, worldWidth, width, height }: View, x: number, y: number): Place {
  const [centerX, centerY] = onWorld(center);
  return fromWorld(centerX + (x - width / 2) / worldWidth, centerY + (y - height / 2) / worldWidth);
}

/**
 * The view in which some bounds are seen whole, in its middle, with a padding in px, and no nearer than `widest`.
 */
export function viewOf(
  [west, south, east, north]: Bounds,
  { width, height }: Size,
  { padding = 0, widest = Number.POSITIVE_INFINITY } = {},
): View {
  const [left, bottom] = onWorld([west, south]);
  const [right, top] = onWorld([east, north]);
  const worldWidth = Math.min(
    widest,
    Math.max(1, width - 2 * padding) / Math.max(right - left, 1e-6),
    Math.max(1, height - 2 * padding) / Math.max(bottom - top, 1e-6),
  );
  return { center: fromWorld((left + right) / 2, (top + bottom) / 2), worldWidth, width, height };
}
