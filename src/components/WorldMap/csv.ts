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
  plainValue?: ((value: number) => CsvValue) | undefined;
}

type Words = Readonly<Record<keyof typeof worldMapStrings.english, string>>;

/**
 * What a map shows, for a spreadsheet: a row a place, the highest value first, then one for each area or line with the box it
 * lies in. Numbers as they are, in no language; places in degrees.
 */
export function csvOf(
  { points, categories, layers = [], valueLabel, plainValue }: Shown,
  words: Words,
): string {
  const nameOf = (category: string) => categories.find(({ key }) => key === category)?.label;
  const ranked = [...points].sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const plain = (value: number | undefined) =>
    value === undefined || !plainValue ? value : plainValue(value);
  return toCsv([
    [words.place, words.category, valueLabel, words.west, words.south, words.east, words.north],
    ...ranked.map(({ label, category, value, longitude, latitude }): CsvValue[] => [
      label,
      nameOf(category),
      plain(value),
      longitude,
      latitude,
      longitude,
      latitude,
    ]),
    ...layers.map(({ label, paths }): CsvValue[] => [
      label,
      words.layer,
      undefined,
      ...extentOf(paths.flat()),
    ]),
  ]);
}
