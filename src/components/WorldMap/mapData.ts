import type { ShapeName } from './shapes.ts';

export interface MapPoint {
  id: string;
  label: string;
  longitude: number;
  latitude: number;
  /** Sizes the bubble, where `radius` does not. Undefined where nobody knows it, which is not none. */
  value: number | undefined;
  /** What its value is, where that is something else than of the other points. */
  measure?: string | undefined;
  /** In px; a size of its own, which tells no value. `@default` by the value */
  radius?: number | undefined;
  /** Key of a category, which colours it. */
  category: string;
  /** Where the heading of its popup leads: the page of the place. */
  to?: string | undefined;
  /** The id of the point from which something comes here: a line leads from there, with an arrow in its middle. */
  from?: string | undefined;
  /** ISO 3166-2 code of the province that it stands for, which is filled where its borders are known. */
  area?: string | undefined;
}

export interface MapCategory {
  key: string;
  label: string;
  color: string;
  /** Its mark on the map and in the legend. `@default` by its place among the categories */
  shape?: ShapeName | undefined;
}

/** A country in a colour of its own. */
export interface PaintedCountry {
  iso3: string;
  color: string;
}

/** A country by its name in the reader's language, and where that stands. As the API tells it. */
export interface NamedCountry {
  iso3?: string | null | undefined;
  name?: string | null | undefined;
  centroid?: { coordinates: readonly number[] } | null | undefined;
}

/** A place in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** What lies over the land: an area, such as what a flood covers, an outline round what is not sure, or a line, such as the way of a storm. */
export interface MapLayer {
  key: string;
  label: string;
  color: string;
  look: 'area' | 'outline' | 'line';
  /** Closed rings, or lines. */
  paths: readonly (readonly Place[])[];
}
