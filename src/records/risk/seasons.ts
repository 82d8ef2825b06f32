import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type {
  countrySeasonalEndpoint,
  riskScoresEndpoint,
  seasonalEndpoint,
} from '#contracts/risk/seasonal.ts';
import { HAZARDS, type Hazard, MONTHS } from '#contracts/risk/shared.ts';
import { compareTimes } from '#src/domain/compareTimes.ts';

/*
 * What hazards mean to countries by month, in one shape whatever source told it. Source: facts of the risk API, "Seasonal".
 */

export type SeasonsAnswer = AnswerOf<typeof seasonalEndpoint>[number];
export type CountrySeasons = AnswerOf<typeof countrySeasonalEndpoint>[number];
type Score = AnswerOf<typeof riskScoresEndpoint>['results'][number];
type Hunger = NonNullable<SeasonsAnswer['ipc_displacement_data']>[number];
type Fire = NonNullable<CountrySeasons['gwis']>[number];

/** What hazards are compared by. */
export const METRICS = ['exposure', 'displacement', 'riskScore'] as const;
export type Metric = (typeof METRICS)[number];

/** The hazards of which each is known, in the order in which they are shown. */
export const HAZARDS_OF: Readonly<Record<Metric, readonly Hazard[]>> = {
  exposure: ['TC', 'FL', 'FI'],
  displacement: ['TC', 'FL', 'SS'],
  riskScore: ['DR', 'TC', 'FL', 'WF'],
};

export interface Season {
  hazard: Hazard;
  /** In capitals, as the GO API has it. */
  iso3: string;
  name: string;
  /** Twelve, January first; null where nobody knows. */
  months: readonly (number | null)[];
  year: number | null;
}

type Row = Partial<Record<(typeof MONTHS)[number], number | null | undefined>> & {
  hazard_type?: string | null | undefined;
  country_details?: Hunger['country_details'];
  annual_average?: number | null | undefined;
};

export const isHazard = (code: string | null | undefined): code is Hazard =>
  HAZARDS.some((hazard) => hazard === code);

/** A row without a hazard, a country or a figure other than 0 tells nothing. */
function seasonOf(row: Row): Season[] {
  const { hazard_type, country_details } = row;
  const months = MONTHS.map((month) => row[month] ?? null);
  const year = row.annual_average ?? null;
  if (!isHazard(hazard_type) || !country_details?.iso3 || !country_details.name) return [];
  if (!months.some(Boolean) && !year) return [];
  return [
    {
      hazard: hazard_type,
      iso3: country_details.iso3.toUpperCase(),
      name: country_details.name,
      months,
      year,
    },
  ];
}

/** The seasons of a metric. A country and hazard counts once: the first row does. */
export function seasonsOf(
  metric: Metric,
  answer: SeasonsAnswer & Partial<Pick<CountrySeasons, 'inform_seasonal'>>,
  scores: readonly Score[] = [],
): Season[] {
  const rows = {
    exposure: () => [...(answer.raster_displacement_data ?? []).flatMap(seasonOf), ...hungerSeasons(answer)],
    displacement: () => (answer.idmc ?? []).flatMap(seasonOf),
    riskScore: () => [
      ...(answer.inform_seasonal ?? scores).flatMap(seasonOf),
      ...(answer.gwis_seasonal ?? []).flatMap(seasonOf),
    ],
  }[metric]();
  const first = new Map<string, Season>();
  for (const season of rows) {
    const key = `${season.iso3} ${season.hazard}`;
    if (HAZARDS_OF[metric].includes(season.hazard) && !first.has(key)) first.set(key, season);
  }
  return [...first.values()];
}

const RANK: readonly (string | null | undefined)[] = ['current', 'first_projection', 'second_projection'];

/** One row a year and month: what is known before what was foreseen, of the same the newest analysis. */
export function hungerByMonth(rows: readonly Hunger[]): Hunger[] {
  const kept = new Map<string, Hunger>();
  const ranked = rows
    .filter(({ analysis_date, total_displacement, estimation_type }) =>
      Boolean(analysis_date && total_displacement !== null && RANK.includes(estimation_type)),
    )
    .sort(
      (one, other) =>
        RANK.indexOf(one.estimation_type) - RANK.indexOf(other.estimation_type) ||
        compareTimes(String(other.analysis_date), String(one.analysis_date)),
    );
  for (const row of ranked) {
    const key = `${row.country_details?.iso3} ${row.year} ${row.month}`;
    if (!kept.has(key)) kept.set(key, row);
  }
  return [...kept.values()].sort((one, other) => one.year - other.year || one.month - other.month);
}

/** Months are means over the years; the year is its highest month, since the same people are hungry for months. */
function hungerSeasons({ ipc_displacement_data }: SeasonsAnswer): Season[] {
  const byCountry = groupedBy(hungerByMonth(ipc_displacement_data ?? []), (row) => row.country_details?.iso3);
  return [...byCountry.values()].flatMap((rows) => {
    const months = MONTHS.map((_, index) =>
      meanOf(rows.filter(({ month }) => month === index + 1).map((row) => row.total_displacement)),
    );
    const known = months.filter((value) => value !== null);
    const season = seasonOf({
      hazard_type: 'FI',
      country_details: rows[0]?.country_details,
      annual_average: Math.max(0, ...known),
    });
    return season.map((one) => ({ ...one, months }));
  });
}

/** The months that a reader chose, from 0; the year as its source counts it. */
export type Span = readonly number[] | 'year';

/** People of several months are added, of hunger the most; of scores the highest counts. Null where no month is known. */
export function valueOver({ hazard, months, year }: Season, span: Span, metric: Metric): number | null {
  const asked = span === 'year' ? months.map((_, month) => month) : span;
  const known = asked.flatMap((month) => months[month] ?? []);
  const isHighest = metric === 'riskScore' || hazard === 'FI';
  if (span === 'year' && year !== null && metric !== 'riskScore') return year;
  if (known.length === 0) return null;
  return isHighest ? Math.max(...known) : known.reduce((sum, value) => sum + value, 0);
}

/** From a month to a month, both from 0, over the end of the year where the first is the later. */
export function monthsBetween(from: number, to: number): number[] {
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, step) => (from + step) % 12);
}

export interface YearsOf {
  years: number[];
  /** Twelve each, January first. */
  average: readonly (number | null)[];
  lowest?: readonly (number | null)[];
  highest?: readonly (number | null)[];
  inYear: (year: number) => readonly (number | null)[];
}

/** Fire weather of all years, month by month. */
export function fireYears(rows: readonly Fire[]): YearsOf {
  const monthly = rows.filter(({ dsr_type }) => dsr_type === 'monthly');
  const of = (
    read: (row: Fire) => number | null | undefined,
    fold: (values: (number | null | undefined)[]) => number | null,
  ) => MONTHS.map((_, index) => fold(monthly.filter(({ month }) => Number(month) === index + 1).map(read)));
  return {
    years: yearsOf(monthly),
    average: of(({ dsr_avg }) => dsr_avg, meanOf),
    lowest: of(
      ({ dsr_min }) => dsr_min,
      (values) => extremeOf(values, Math.min),
    ),
    highest: of(
      ({ dsr_max }) => dsr_max,
      (values) => extremeOf(values, Math.max),
    ),
    inYear: (year) =>
      MONTHS.map(
        (_, index) =>
          monthly.find((row) => row.year === year && Number(row.month) === index + 1)?.dsr_avg ?? null,
      ),
  };
}

/** Hungry people of all years, month by month. */
export function hungerYears(answer: SeasonsAnswer): YearsOf {
  const rows = hungerByMonth(answer.ipc_displacement_data ?? []);
  return {
    years: yearsOf(rows),
    average: hungerSeasons(answer)[0]?.months ?? [],
    inYear: (year) =>
      MONTHS.map(
        (_, index) =>
          rows.find((row) => row.year === year && row.month === index + 1)?.total_displacement ?? null,
      ),
  };
}

/** Rows by the value of a key, each group in the order of the rows. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const yearsOf = (rows: readonly { year: number }[]) =>
  [...new Set(rows.map(({ year }) => year))].sort((one, other) => other - one);

function meanOf(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function extremeOf(values: readonly (number | null | undefined)[], of: (...values: number[]) => number) {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? null : of(...known);
}
