import 'maplibre-gl/dist/maplibre-gl.css';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { Map as MapLibreMap, Marker, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { cutAtAntimeridian } from './cutAtAntimeridian.ts';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** A drawn map. */
export interface DrawnMap {
  /** Puts an element at a place; it stays there when the map moves. */
  place(element: HTMLElement, longitude: number, latitude: number): void;
  zoomIn(): void;
  zoomOut(): void;
  remove(): void;
}

export type DrawMap = typeof drawMap;

/** Draws the world into an element, from geometry that the app itself brings; or in the style of `styleUrl`. */
export function drawMap(container: HTMLElement, styleUrl: string | undefined): DrawnMap {
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? ownStyle(getComputedStyle(container)),
    center: [12, 18],
    zoom: 0.6,
    minZoom: 0,
    maxZoom: 7,
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: false,
    scrollZoom: false,
  });
  map.touchZoomRotate.disableRotation();
  // The canvas shows nothing that the buttons on it and the table do not say.
  map.getCanvas().setAttribute('aria-hidden', 'true');
  map.getCanvas().tabIndex = -1;
  map.fitBounds(WORLD, { animate: false });
  return {
    place: (element, longitude, latitude) => {
      new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    },
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    remove: () => map.remove(),
  };
}

/** Throws where the browser has no WebGL. */
export function requireWebGL(): void {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('This browser has no WebGL.');
}

/** From the southern tip of the Americas to the northern coasts: nobody lives on the rest. */
const WORLD: [number, number, number, number] = [-165, -52, 175, 74];

function ownStyle(colors: CSSStyleDeclaration): StyleSpecification {
  const color = (name: string, fallback: string) => colors.getPropertyValue(name).trim() || fallback;
  return {
    version: 8,
    sources: { land: { type: 'geojson', data: land() } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': color('--color-surface', '#ffffff') } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': color('--color-border', '#dfdbd5') },
      },
      { id: 'borders', type: 'line', source: 'land', paint: { 'line-color': '#ffffff', 'line-width': 0.8 } },
    ],
  };
}

/** The countries, cut where they would smear over the map. */
function land(): FeatureCollection<MultiPolygon> {
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.countries);
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: ringsOf(geometry as Polygon | MultiPolygon) },
    })),
  };
}

/** At this scale lakes and enclaves are too small to be seen: outer rings are enough. */
function ringsOf(geometry: Polygon | MultiPolygon) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer = []]) => cutAtAntimeridian(outer).map((ring) => [ring]));
}
