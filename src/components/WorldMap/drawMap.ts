import 'maplibre-gl/dist/maplibre-gl.css';
import {
  type ExpressionSpecification,
  type GeoJSONSource,
  Map as MapLibreMap,
  Marker,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import atlas from 'world-atlas/countries-110m.json';
import { boundsOf, extentOf, type Land, landOf, NUMBER, numberOf } from './land.ts';
import { type Caption, pictureOf } from './picture.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** A country in a colour of its own. */
export interface PaintedCountry {
  iso3: string;
  color: string;
}

interface MapOptions {
  /** Another base map; without one the app draws its own, without any network. */
  styleUrl?: string | undefined;
  /** Countries to show first, by their codes of three letters; where none of them is drawn, `places`. `@default` the inhabited world */
  focus?: readonly string[] | undefined;
  /** Longitude before latitude, in degrees. */
  places?: readonly (readonly [number, number])[] | undefined;
  countries?: readonly PaintedCountry[] | undefined;
}

/** A drawn map. */
export interface DrawnMap {
  /** Puts an element at a place; it stays there when the map moves. What is returned takes it away. */
  place(element: HTMLElement, longitude: number, latitude: number): () => void;
  /** Tells where the map is pressed. What is returned ends that. */
  onPress(tell: (longitude: number, latitude: number) => void): () => void;
  zoomIn(): void;
  zoomOut(): void;
  /** What is seen now, as a PNG with its title, legend and source. */
  picture(caption: Caption): Promise<Blob>;
  remove(): void;
}

export type DrawMap = typeof drawMap;

/** Where the coarse geometry begins to show its corners. */
const FINE_FROM_ZOOM = 2.5;
const MAX_ZOOM = 7;
/** Room round what the map is fitted to, in px. */
const PADDING = 32;
const SOURCE = 'land';

/** Draws the world into an element, from geometry that the app itself brings; or in the style of `styleUrl`. */
export function drawMap(
  container: HTMLElement,
  { styleUrl, focus = [], places: around = [], countries = [] }: MapOptions = {},
): DrawnMap {
  const land = landOf(atlas);
  const bounds =
    focus.length > 0
      ? (boundsOf(land, focus) ?? (around.length > 0 ? extentOf(around) : undefined))
      : undefined;
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? ownStyle(getComputedStyle(container), land, countries),
    center: [12, 18],
    zoom: 0.6,
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: false,
    scrollZoom: false,
    // A picture is read from the canvas after it was drawn.
    canvasContextAttributes: { preserveDrawingBuffer: true },
  });
  map.touchZoomRotate.disableRotation();
  // The canvas shows nothing that the buttons on it and the table do not say.
  map.getCanvas().setAttribute('aria-hidden', 'true');
  map.getCanvas().tabIndex = -1;
  if (bounds) map.fitBounds([...bounds], { animate: false, padding: PADDING, maxZoom: MAX_ZOOM - 2 });
  else map.fitBounds(WORLD, { animate: false });
  if (!styleUrl) refineWhenNear(map);
  const places = new Map<HTMLElement, [longitude: number, latitude: number]>();
  return {
    place: (element, longitude, latitude) => {
      places.set(element, [longitude, latitude]);
      const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      return () => {
        places.delete(element);
        marker.remove();
      };
    },
    onPress: (tell) => {
      const { unsubscribe } = map.on('click', ({ lngLat: { lng, lat } }) => tell(lng, lat));
      return unsubscribe;
    },
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    picture: (caption) =>
      pictureOf(
        map.getCanvas(),
        [...places].map(([element, at]) => ({ element, ...map.project(at) })),
        caption,
      ),
    remove: () => map.remove(),
  };
}

/** Throws where the browser has no WebGL. */
export function requireWebGL(): void {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('This browser has no WebGL.');
}

/** From the southern tip of the Americas to the northern coasts: nobody lives on the rest. */
const WORLD: [number, number, number, number] = [-165, -52, 175, 74];

/** Fetches the finer geometry once the coarse one would be seen to be coarse; without a connection the coarse one stays. */
function refineWhenNear(map: MapLibreMap) {
  const refine = async () => {
    if (map.getZoom() < FINE_FROM_ZOOM) return;
    map.off('zoomend', refine);
    map.off('load', refine);
    const fine = await import('world-atlas/countries-50m.json').catch(() => undefined);
    const source = map.style && map.getSource<GeoJSONSource>(SOURCE);
    if (fine && source) await source.setData(landOf(fine.default));
  };
  map.on('load', refine);
  map.on('zoomend', refine);
}

function ownStyle(
  colors: CSSStyleDeclaration,
  data: Land,
  countries: readonly PaintedCountry[],
): StyleSpecification {
  const color = (name: string, fallback: string) => colors.getPropertyValue(name).trim() || fallback;
  const land = color('--color-border', '#dfdbd5');
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'geojson', data } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': color('--color-surface', '#ffffff') } },
      { id: 'land', type: 'fill', source: SOURCE, paint: { 'fill-color': fillOf(countries, land) } },
      { id: 'borders', type: 'line', source: SOURCE, paint: { 'line-color': '#ffffff', 'line-width': 0.8 } },
    ],
  };
}

function fillOf(countries: readonly PaintedCountry[], otherwise: string): string | ExpressionSpecification {
  const pairs = countries.flatMap(({ iso3, color }) => {
    const number = numberOf(iso3);
    return number ? [number, color] : [];
  });
  return pairs.length === 0
    ? otherwise
    : (['match', ['get', NUMBER], ...pairs, otherwise] as unknown as ExpressionSpecification);
}
