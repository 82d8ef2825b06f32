import type {
  Arc,
  ArcIndexes,
  GeometryCollection,
  MultiPolygon,
  Polygon,
  Positions,
  Topology,
  Transform,
} from 'topojson-specification';
import { cutAtAntimeridian, isAcross } from '#src/components/WorldMap/cutAtAntimeridian.ts';
import { NEAR } from '#src/components/WorldMap/geometry.ts';
import { type Bounds, boundsOf, extentOf, landOf } from '#src/components/WorldMap/land.ts';
import { NEAREST, PADDING, placeAt, viewOf } from '#src/components/WorldMap/projection.ts';
import { boundsOfProvinces, type Province } from '#src/components/WorldMap/provinces.ts';

export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }> & { transform: Transform };

/** The frames that a map stands in, in px: on the smallest phone, on a wide page, on paper. */
const FRAMES = [
  { width: 272, height: 240 },
  { width: 1_232, height: 480 },
  { width: 680, height: 340 },
];
/** In degrees, longer than an edge of the atlas: what is cut may bend there. */
const MARGIN = 1;
/** Of a map of this width, in px, nobody sees corners that are no further than 1 from the last one. */
const FINEST = 3_000;
const WORLD = 360;

/**
 * Cuts the land that a map of a country shows out of the fine atlas, as TopoJSON: all of it within `bbox`, flattened onto its sides
 * beyond. `first` is what such a map shows first where it has no provinces. Undefined where no map of it is looked at from near.
 */
export function landCutter(fine: Atlas, coarse: unknown) {
  const [fineLand, coarseLand] = [landOf(fine), landOf(coarse)];
  const world = flatWorldOf(fine);
  return (iso3: string, provinces: readonly Province[]) => {
    const first = boundsOf(coarseLand, [iso3]) ?? boundsOf(fineLand, [iso3]);
    if (!first) return undefined;
    const shown = [first, boundsOfProvinces(provinces) ?? first];
    if (shown.some(([west, , east]) => east - west > NEAR)) return undefined;
    const bbox = rounded(seenAround(shown));
    return { ...cut(world, bbox), bbox, first: rounded(first) };
  };
}

/** An atlas with its corners as places on its grid rather than as steps, and no ring across the antimeridian. */
interface FlatWorld {
  transform: Transform;
  arcs: readonly Arc[];
  /** Outer rings alone: at these scales lakes and enclaves are too small to be seen. */
  countries: readonly { country: object; rings: readonly ArcIndexes[] }[];
}

function flatWorldOf({ transform, objects, arcs: steps }: Atlas): FlatWorld {
  const {
    scale: [scaleX, scaleY],
    translate: [originX, originY],
  } = transform;
  const arcs = steps.map(cornersOf);
  const ringsOf = (geometry: Polygon | MultiPolygon): ArcIndexes[] =>
    (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs).flatMap(([outer = []]) => {
      const ring = outer
        .flatMap((index) => (index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? [])))
        .map(([x = 0, y = 0]) => [x * scaleX + originX, y * scaleY + originY]);
      if (!isAcross(ring)) return [outer];
      const parts = cutAtAntimeridian(ring).map((part) =>
        part.map(([x = 0, y = 0]) => [
          Math.round((x - originX) / scaleX),
          Math.round((y - originY) / scaleY),
        ]),
      );
      return parts.map((part) => [arcs.push(part) - 1]);
    });
  const countries = objects.countries.geometries.map((geometry) => ({
    country: geometry.id === undefined ? { properties: geometry.properties } : { id: geometry.id },
    rings: ringsOf(geometry as Polygon | MultiPolygon),
  }));
  return { transform, arcs, countries };
}

/** What maps show that show one of these boxes whole, whatever their frame. */
function seenAround(boxes: readonly Bounds[]): Bounds {
  const corners = boxes.flatMap((box) =>
    FRAMES.flatMap((frame) => {
      const view = viewOf(box, frame, { padding: PADDING, widest: NEAREST });
      return [placeAt(view, 0, 0), placeAt(view, frame.width, frame.height)];
    }),
  );
  const [west, south, east, north] = extentOf(corners);
  return [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];
}

const rounded = (bounds: Bounds) => bounds.map((degrees) => Math.round(degrees * 100) / 100);

/** The corners of an arc, from the steps that lead from one to the next. */
function cornersOf(steps: Arc): Arc {
  let [x, y] = [0, 0];
  return steps.map(([stepX = 0, stepY = 0]) => {
    x += stepX;
    y += stepY;
    return [x, y];
  });
}

const stepsOf = (corners: Arc): Arc =>
  corners.map(([x = 0, y = 0], index) => [
    x - (corners[index - 1]?.[0] ?? 0),
    y - (corners[index - 1]?.[1] ?? 0),
  ]);

/** What lies in a box, which may reach beyond the antimeridian: arcs keep being shared, so that neighbours meet. */
function cut({ transform, arcs: whole, countries }: FlatWorld, bbox: readonly number[]) {
  const {
    scale: [scaleX, scaleY],
    translate: [originX, originY],
  } = transform;
  const [west = 0, south = 0, east = 0, north = 0] = bbox;
  const finest = (east - west) / FINEST / scaleX;
  const box = {
    left: Math.round((west - originX) / scaleX),
    bottom: Math.round((south - originY) / scaleY),
    right: Math.round((east - originX) / scaleX),
    top: Math.round((north - originY) / scaleY),
  };
  const arcs: Arc[] = [];
  const geometries = [-WORLD, 0, WORLD].flatMap((turn) => {
    if (turn - WORLD / 2 >= east || turn + WORLD / 2 <= west) return [];
    const shift = Math.round(turn / scaleX);
    const cutArcs = whole.map((arc) => flattened(arc, shift, box, finest));
    const numbers = new Map<number, number>();
    const numberOf = (index: number): number => {
      const number = numbers.get(index) ?? arcs.push(stepsOf(cutArcs[index] ?? [])) - 1;
      numbers.set(index, number);
      return number;
    };
    const isInside = (ring: ArcIndexes) =>
      !isOnSide(
        ring.flatMap((index) => cutArcs[index < 0 ? ~index : index] ?? []),
        box,
      );
    return countries.flatMap(({ country, rings }) => {
      const inside = rings.filter(isInside);
      if (inside.length === 0) return [];
      const polygons = inside.map((ring) => [
        ring.map((index) => (index < 0 ? ~numberOf(~index) : numberOf(index))),
      ]);
      return { type: 'MultiPolygon', ...country, arcs: polygons };
    });
  });
  return {
    type: 'Topology',
    transform,
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs,
  };
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * An arc in a box: what lies outside is moved onto its sides. Its ends stay; left out are corners that nobody sees, and those between
 * others of one side.
 */
function flattened(arc: Arc, shift: number, box: Box, finest: number): Arc {
  const kept: Arc = [];
  for (const [index, [x = 0, y = 0]] of arc.entries()) {
    const corner = [within(x + shift, box.left, box.right), within(y, box.bottom, box.top)];
    const last = kept.at(-1);
    if (last && index < arc.length - 1 && isNear(corner, last, finest)) continue;
    if (kept.length > 1 && isOnSide([...kept.slice(-2), corner], box)) kept.pop();
    kept.push(corner);
  }
  return kept;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const isNear = ([x = 0, y = 0]: Positions, [otherX = 0, otherY = 0]: Positions, distance: number) =>
  Math.abs(x - otherX) < distance && Math.abs(y - otherY) < distance;

const isOnSide = (corners: Arc, { left, right, bottom, top }: Box) =>
  corners.every(([x]) => x === left) ||
  corners.every(([x]) => x === right) ||
  corners.every(([, y]) => y === bottom) ||
  corners.every(([, y]) => y === top);
