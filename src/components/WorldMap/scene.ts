import type { Geometry } from './geometry.ts';
import { apart, below, countryLabels, type Label } from './labels.ts';
import { numberOf } from './land.ts';
import type { MapCategory, MapLayer, MapPoint, NamedCountry, PaintedCountry, Place } from './mapData.ts';
import { pathOf } from './paths.ts';
import { projectionOf, type View } from './projection.ts';
import { type Ring, ringOf } from './rings.ts';
import { shapeOf } from './shapes.ts';
import { radiusOf } from './sizes.ts';
import { spread } from './spread.ts';
import { copiesOf, placeIn } from './worldCopies.ts';

/** What a map shows, wherever it is looked at from. */
export interface MapContent {
  points: readonly MapPoint[];
  categories: readonly MapCategory[];
  countries: readonly PaintedCountry[];
  names: readonly NamedCountry[];
  /** The undermost first. */
  layers: readonly MapLayer[];
  /** The radius of a bubble by its value, in px. */
  byValue: (value: number) => number;
  /** How large bubbles are drawn, of that size. */
  scale: number;
}

/** A point where it is drawn. */
export interface ShownPoint {
  point: MapPoint;
  category: MapCategory | undefined;
  /** The path of its mark. */
  shape: string;
  color: string | undefined;
  x: number;
  y: number;
  radius: number;
  /** The borders of the province that it fills. */
  area?: string | undefined;
  /** There is room for its name. @default false */
  isNamed?: boolean | undefined;
  /** Where it is. */
  place: Place;
}

/** What lies under the points, as paths in px. */
export interface Ground {
  land: string;
  painted: readonly { iso3: string; color: string; path: string }[];
  provinces: string;
}

/** What stands on it, in px. */
export interface Figures {
  /** From west to east. */
  points: readonly ShownPoint[];
  /** Names of countries. */
  labels: readonly Label[];
  /** The lines between points, as one path. */
  ways: string;
  /** The undermost first. */
  layers: readonly { key: string; look: MapLayer['look']; color: string; path: string }[];
}

/** Of a map whose size nobody knows yet. */
export const NO_GROUND: Ground = { land: '', painted: [], provinces: '' };
export const NO_FIGURES: Figures = { points: [], labels: [], ways: '', layers: [] };

/** The ground of a view. */
export function groundOf(
  { land, provinces }: Geometry,
  view: View,
  countries: readonly PaintedCountry[],
): Ground {
  const copies = copiesOf(view);
  const drawn = (rings: readonly Ring[]) => copies.map((copy) => pathOf(rings, copy)).join('');
  return {
    land: land.map(({ rings }) => drawn(rings)).join(''),
    painted: countries.map(({ iso3, color }) => {
      const number = numberOf(iso3);
      const own = land.filter((country) => country.number === number);
      return { iso3, color, path: own.map(({ rings }) => drawn(rings)).join('') };
    }),
    provinces: provinces.map(({ rings }) => drawn(rings)).join(''),
  };
}

/** The points and names of a view. */
export function figuresOf(
  { land, provinces }: Geometry,
  view: View,
  { points, categories, names, layers, byValue, scale }: MapContent,
): Figures {
  const project = projectionOf(view);
  const shown = points.map((point): ShownPoint => {
    const province = point.area ? provinces.find(({ code }) => code === point.area) : undefined;
    const place: Place = province?.middle ?? [point.longitude, point.latitude];
    const [x, y] = project(placeIn(view, place));
    const category = categories.find(({ key }) => key === point.category);
    return {
      point,
      category,
      shape: shapeOf(categories, point.category),
      color: category?.color,
      x,
      y,
      radius: radiusOf(point, { byValue, scale }),
      area: province && pathOf(province.rings, view),
      place,
    };
  });
  const discs = spread(shown.filter(({ area }) => area === undefined));
  const areas = shown.filter(({ area }) => area !== undefined);
  const named = apart(areas.map(({ x, y, point }) => ({ text: point.label, x, y, id: point.id })));
  const namedIds = new Set(named.map(({ id }) => id));
  const all = [...discs, ...areas.map((one) => ({ ...one, isNamed: namedIds.has(one.point.id) }))];
  return {
    points: all.sort((one, other) => one.x - other.x),
    // A province that nobody drew is a disc with its name.
    labels: apart([
      ...discs.filter(({ point }) => point.area).map((disc) => below(disc, disc.point.label)),
      ...countryLabels(names, land, view, all),
    ]),
    ways: waysOf(all),
    layers: layers.map(({ key, look, color, paths }) => ({
      key,
      look,
      color,
      path: copiesOf(view)
        .map((copy) => pathOf(paths.map(ringOf), copy, look === 'line' ? '' : 'Z'))
        .join(''),
    })),
  };
}

/** Of the arrow in the middle of a line, in px. */
const ARROW = 5;

/** What comes from a point to another, by where they are drawn. The table tells it as a row of the country that it comes to. */
function waysOf(shown: readonly ShownPoint[]): string {
  const byId = new Map(shown.map((one) => [one.point.id, one]));
  return shown
    .map((to) => {
      const from = to.point.from === undefined ? undefined : byId.get(to.point.from);
      if (!from || from === to) return '';
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      const wing = (turn: number) =>
        `${px(x - ARROW * Math.cos(angle + turn))} ${px(y - ARROW * Math.sin(angle + turn))}`;
      return `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}M${wing(0.5)}L${px(x)} ${px(y)}L${wing(-0.5)}`;
    })
    .join('');
}

const px = (value: number) => Math.round(value * 10) / 10;
