import type { ReactNode } from 'react';
import type { CsvValue } from '#src/domain/csv.ts';

/** What a row has a value of: "Emergency appeals", "Population". */
export interface ChartSeries {
  key: string;
  label: string;
  /** Any CSS colour. `@default` the next one of the palette */
  color?: string | undefined;
}

/** One bar, slice or point in time. */
export interface ChartRow {
  /** Tells rows apart; in a `LineChart` the ISO date. */
  key: string;
  label: string;
  /** The same for a spreadsheet, such as a time in no language. `@default` label */
  plainLabel?: string | undefined;
  /** One for each series, in their order. Missing ones leave a gap. */
  values: readonly (number | null | undefined)[];
  /** For a slice or a single bar whose colour has a meaning. `@default` the colour of its series or of its rank */
  color?: string | undefined;
  /** In a `ScatterChart`: the ISO date of the point. `@default` its key */
  date?: string | undefined;
  /** In a `ScatterChart` or `TreemapChart`: the key of the group that it is of. */
  group?: string | undefined;
  /** In words, one for each of `facts` of the chart. */
  facts?: readonly string[] | undefined;
  /** The same for a spreadsheet, where a number is none with the signs of a language. `@default` facts */
  plainFacts?: readonly CsvValue[] | undefined;
}

/** The figures of any chart: what it draws, and what its table and its CSV hold. */
export interface ChartData {
  /** What a row is: "Disaster type", "Month". Heads the first column. */
  categoryLabel: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** The highest value that there can be, where the axis of a bar or line chart ends. `@default` above the highest that there is */
  most?: number | undefined;
  /** What is told of each row in words, beside its values: further columns. */
  facts?: readonly string[] | undefined;
  /** The groups that rows of a `ScatterChart` or `TreemapChart` are of. */
  groups?: readonly ChartSeries[] | undefined;
  /** Its dates are those of no year in particular: charts name the months without one. `@default` false */
  isAnyYear?: boolean | undefined;
}

export interface ChartProps {
  title: string;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where a heading above says it already. `@default` false */
  isTitleHidden?: boolean | undefined;
  /** Of what time it tells, for its picture. `@default` the day on which that is made */
  period?: string | undefined;
  /** What the figures mean or leave out. */
  description?: string | undefined;
  data: ChartData;
  /** Writes a value. `@default` a number in full, in the reader's language */
  format?: ((value: number) => string) | undefined;
  /** Makes rows buttons, and is told the key of the picked one. */
  onPick?: ((key: string) => void) | undefined;
  /** Picking leads to another page: rows are links. `@default` false */
  leadsAway?: boolean | undefined;
  /** The key of the row that is picked. */
  picked?: string | undefined;
  source?: ReactNode;
  /** Where the source is to be read. */
  sourceTo?: string | undefined;
}

/** What a drawing gets of its frame. */
export interface DrawingProps extends Pick<ChartProps, 'data' | 'onPick' | 'leadsAway' | 'picked'> {
  format: (value: number) => string;
  /** Ids of the texts that name and explain the drawing. */
  titleId: string;
  summaryId: string;
}
