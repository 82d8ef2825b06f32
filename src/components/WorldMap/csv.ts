import { type CsvValue, toCsv } from '#src/domain/csv.ts';
import { extentOf } from './land.ts';
import type { MapCategory, MapLayer, MapPoint } from './mapData.ts';
import type { worldMapStrings } from './strings.ts';

interface Shown {
  points: readonly MapPoint[];
  categories: readonly MapCategory[];
  layers?: readonly MapLayer[] | undefined;
  /** What the values are. */
  valueLabel: string;
  isOrdered?: boolean | undefined;
  plainValue?: ((value: number) => CsvValue) | undefined;
}

type Words = Readonly<Record<keyof typeof worldMapStrings.english, string>>;

/** The places as its table has them: as they come where they are in order, else the highest value first. */
export const listed = (points: readonly MapPoint[], isOrdered = false): readonly MapPoint[] =>
  isOrdered ? points : [...points].sort((one, other) => (other.value ?? -1) - (one.value ?? -1));

/**
 * What a map shows, for a spreadsheet: a row a place, in the order of its table, then one for each area or line with the box it
 * lies in. Numbers as they are, in no language, with a word where one is of something else; places in degrees.
 */
export function csvOf(
  { points, categories, layers = [], valueLabel, plainValue, isOrdered }: Shown,
  words: Words,
): string {
  const nameOf = (category: string) => categories.find(({ key }) => key === category)?.label;
  const plain = (value: number | undefined) =>
    value === undefined || !plainValue ? value : plainValue(value);
  return toCsv([
    [words.place, words.category, valueLabel, words.west, words.south, words.east, words.north],
    ...listed(points, isOrdered).map(
      ({ label, category, value, measure, longitude, latitude }): CsvValue[] => [
        label,
        nameOf(category),
        measure && value !== undefined ? `${plain(value)} (${measure})` : plain(value),
        longitude,
        latitude,
        longitude,
        latitude,
      ],
    ),
    ...layers.map(({ label, paths }): CsvValue[] => [
      label,
      words.layer,
      undefined,
      ...extentOf(paths.flat()),
    ]),
  ]);
}
