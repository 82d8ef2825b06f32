import { type ReactNode, useMemo, useState } from 'react';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import type { Bounds } from '#src/components/WorldMap/land.ts';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import type { MapCategory, NamedCountry } from '#src/components/WorldMap/mapData.ts';
import type { ShapeName } from '#src/components/WorldMap/shapes.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import styles from './BubbleMap.module.css';

/** What bubbles may be coloured by: the colour of each category, in the order of the legend. */
interface Coloring<Key extends string> {
  key: Key;
  label: string;
  categories: readonly MapCategory[];
}

/** What bubbles may be sized by. */
interface Scale<Key extends string> {
  key: Key;
  label: string;
  /** What the values are; `@default` the label */
  valueLabel?: string;
  /** In px; the same between renderings. `@default` as for numbers of people */
  radiusOf?: (value: number) => number;
}

/** A country with its figures: a category of each colouring, a value of each scale. */
export type BubblePlace<ColoringKey extends string, ScaleKey extends string> = {
  id: number;
  name: string;
  longitude: number;
  latitude: number;
} & Readonly<Record<ColoringKey, string>> &
  Readonly<Record<ScaleKey, number | undefined>>;

interface BubbleMapProps<Place, ColoringKey extends string, ScaleKey extends string> {
  title: string;
  period?: string | undefined;
  source: string;
  places: readonly Place[];
  names: readonly NamedCountry[] | undefined;
  /** West, south, east, north in degrees: what it shows first. `@default` the inhabited world */
  bounds?: Bounds | undefined;
  colorBy: string;
  /** The first is shown first. */
  colorings: readonly Coloring<ColoringKey>[];
  scaleBy: string;
  scales: readonly Scale<ScaleKey>[];
  renderPopup: (place: Place) => ReactNode;
  /** Stands in the room of the map while its code is on the way. */
  pending: ReactNode;
  /** Below the map, and beside it, by what is chosen. */
  below?: (coloring: ColoringKey) => ReactNode;
  beside?: (scale: ScaleKey) => ReactNode;
}

/** A bubble a country on a map of the world; what it is coloured and sized by, the reader chooses. */
export function BubbleMap<
  Place extends BubblePlace<ColoringKey, ScaleKey>,
  ColoringKey extends string,
  ScaleKey extends string,
>(props: BubbleMapProps<Place, ColoringKey, ScaleKey>) {
  const { places, names, colorBy, colorings, scaleBy, scales, renderPopup, below, beside, ...map } = props;
  const language = useLanguage();
  const { config } = useApp();
  const [coloringKey, setColoring] = useState(colorings[0]?.key);
  const [scaleKey, setScale] = useState(scales[0]?.key);
  const coloring = colorings.find(({ key }) => key === coloringKey);
  const scale = scales.find(({ key }) => key === scaleKey);
  const points = useMemo(
    () =>
      places.map((place) => ({
        id: String(place.id),
        label: place.name,
        longitude: place.longitude,
        latitude: place.latitude,
        value: scaleKey && place[scaleKey],
        category: coloringKey ? place[coloringKey] : '',
        to: countryLink(place.id),
      })),
    [places, coloringKey, scaleKey],
  );
  if (!coloring || !scale) return null;
  return (
    <>
      <div className={styles.choices}>
        <SegmentInput
          name="coloring"
          label={colorBy}
          value={coloring.key}
          onChange={setColoring}
          options={colorings.map(({ key, label }) => ({ value: key, label }))}
        />
        <SegmentInput
          name="scale"
          label={scaleBy}
          value={scale.key}
          onChange={setScale}
          options={scales.map(({ key, label }) => ({ value: key, label }))}
        />
      </div>
      <div className={beside && styles.pair}>
        <div>
          <WorldMap
            {...map}
            names={names}
            valueLabel={scale.valueLabel ?? scale.label}
            formatValue={(value) => formatNumber(value, language)}
            radiusOf={scale.radiusOf}
            styleUrl={config.mapStyleUrl || undefined}
            categoriesTitle={coloring.label}
            categories={coloring.categories}
            points={points}
            renderPopup={(id) => {
              const place = places.find((one) => String(one.id) === id);
              return place && renderPopup(place);
            }}
          />
          {below?.(coloring.key)}
        </div>
        {beside?.(scale.key)}
      </div>
    </>
  );
}

/** The marks of severities are those of their badges. */
const SHAPES: Readonly<Record<string, ShapeName>> = {
  red: 'triangle',
  orange: 'diamond',
  yellow: 'circle',
  unknownSeverity: 'square',
};

/** A table of colours as categories, by the words of their keys. */
export const categoriesOf = (
  colors: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
) =>
  Object.entries(colors).map(([key, color]) => ({
    key,
    color,
    label: words[key] ?? key,
    shape: SHAPES[key],
  }));
