import 'maplibre-gl/dist/maplibre-gl.css';
import type { FeatureCollection, MultiPolygon } from 'geojson';
import {
  type ExpressionSpecification,
  type GeoJSONSource,
  LngLat,
  Map as MapLibreMap,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import { loadFineLand } from './geometry.ts';
import { type Land, numberOf } from './land.ts';
import type { PaintedCountry, Place } from './mapData.ts';
import { LAST_LATITUDE, type View } from './projection.ts';
import { pairsOf } from './rings.ts';
import { copiesOf } from './worldCopies.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

interface MapOptions {
  /** Another base map; without one the app draws its own, without any network. */
  styleUrl?: string | undefined;
  land: Land;
  /** The land is that round a country alone: `onWhole` is told of the rest once it is there. */
  isPart: boolean;
  onWhole: (land: Land) => void;
  countries: readonly PaintedCountry[];
  /** What is seen first. */
  view: View;
  /** What the map is called. */
  label: string;
  /** Told of each view while it moves. */
  onMove: (view: View) => void;
  /** Told once all of it is there. */
  onDrawn: () => void;
  /** Told where the map itself is pressed. */
  onPress: (longitude: number, latitude: number) => void;
}

/** A map that can be moved. */
export interface MovingMap {
  zoom(by: number): void;
  show(view: View): void;
  /** Brings a place into sight. */
  reach(place: Place): void;
  /** What is seen now, for a picture of it. */
  canvas(): HTMLCanvasElement;
  remove(): void;
}

export type StartMap = typeof startMap;

/** The world of MapLibre at zoom 0, in px. */
const TILE = 512;
/** Where the coarse geometry begins to show its corners. */
const FINE_FROM_ZOOM = 2.5;
const MAX_ZOOM = 7;
const SOURCE = 'land';
/** The property of a feature that tells which country it is. */
const NUMBER = 'number';

const within = (degrees: number, most: number) => Math.min(most, Math.max(-most, degrees));
const zoomOf = ({ worldWidth }: View) => Math.log2(worldWidth / TILE);
const cameraOf = (view: View) => ({
  center: [view.center[0], view.center[1]] as [number, number],
  zoom: zoomOf(view),
});

/** Draws the world into an element, from geometry that the app itself brings; or in the style of `styleUrl`. */
export function startMap(container: HTMLElement, options: MapOptions): MovingMap {
  const { styleUrl, land, isPart, countries, view, label, onMove, onDrawn, onPress, onWhole } = options;
  const least = Math.min(0, zoomOf(view));
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? ownStyle(getComputedStyle(container), land, countries),
    ...cameraOf(view),
    minZoom: least,
    maxZoom: MAX_ZOOM,
    // The whole world may be seen, with sea round it: by itself the library goes no further than its edges.
    transformConstrain: ({ lng, lat }, zoom) => ({
      center: new LngLat(within(lng, 180), within(lat, LAST_LATITUDE)),
      zoom: Math.min(MAX_ZOOM, Math.max(least, zoom)),
    }),
    // Where it begins beyond the antimeridian there is land on the other side.
    renderWorldCopies: copiesOf(view).length > 1,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: false,
    scrollZoom: false,
    // A picture of a base map is read from the canvas after it was drawn.
    canvasContextAttributes: { preserveDrawingBuffer: styleUrl !== undefined },
  });
  map.touchZoomRotate.disableRotation();
  // The arrow keys move it.
  map.getCanvas().setAttribute('aria-label', label);
  const tell = () => {
    const { lng, lat } = map.getCenter();
    const { clientWidth: width, clientHeight: height } = container;
    onMove({ center: [lng, lat], worldWidth: TILE * 2 ** map.getZoom(), width, height });
  };
  map.once('idle', onDrawn);
  map.on('move', tell);
  map.on('resize', tell);
  map.on('click', ({ lngLat: { lng, lat } }) => onPress(lng, lat));
  if (isPart || !styleUrl)
    refineWhenNear(map, isPart, (fine) => {
      if (isPart) onWhole(fine);
      if (!styleUrl) void map.getSource<GeoJSONSource>(SOURCE)?.setData(featuresOf(fine));
    });
  return {
    zoom: (by) => map.zoomTo(Math.round((map.getZoom() + by) * 10) / 10),
    show: (other) => map.easeTo(cameraOf(other)),
    reach: ([longitude, latitude]) => {
      if (!map.getBounds().contains([longitude, latitude])) map.panTo([longitude, latitude]);
    },
    canvas: () => map.getCanvas(),
    remove: () => map.remove(),
  };
}

/** Throws where the browser has no WebGL. */
export function requireWebGL(): void {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('This browser has no WebGL.');
}

/** Fetches the finer geometry of the world once the coarse one would be seen to be coarse, or at once where there is but a part. */
function refineWhenNear(map: MapLibreMap, isPart: boolean, onFine: (land: Land) => void) {
  const refine = async () => {
    if (map.getZoom() < FINE_FROM_ZOOM && !isPart) return;
    map.off('zoomend', refine);
    map.off('load', refine);
    const fine = await loadFineLand().catch(() => undefined);
    if (fine && map.style) onFine(fine);
  };
  map.on('load', refine);
  map.on('zoomend', refine);
}

function ownStyle(
  colors: CSSStyleDeclaration,
  land: Land,
  countries: readonly PaintedCountry[],
): StyleSpecification {
  const color = (name: string) => colors.getPropertyValue(name).trim();
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'geojson', data: featuresOf(land) } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': color('--map-sea') } },
      {
        id: 'land',
        type: 'fill',
        source: SOURCE,
        paint: { 'fill-color': fillOf(countries, color('--map-land')) },
      },
      {
        id: 'borders',
        type: 'line',
        source: SOURCE,
        paint: { 'line-color': color('--map-border'), 'line-width': 0.8 },
      },
    ],
  };
}

const featuresOf = (land: Land): FeatureCollection<MultiPolygon> => ({
  type: 'FeatureCollection',
  features: land.map(({ number, rings }) => ({
    type: 'Feature',
    properties: { [NUMBER]: number },
    geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [pairsOf(ring)]) },
  })),
});

function fillOf(countries: readonly PaintedCountry[], otherwise: string): string | ExpressionSpecification {
  const pairs = countries.flatMap(({ iso3, color }) => {
    const number = numberOf(iso3);
    return number ? [number, color] : [];
  });
  return pairs.length === 0
    ? otherwise
    : (['match', ['get', NUMBER], ...pairs, otherwise] as unknown as ExpressionSpecification);
}
