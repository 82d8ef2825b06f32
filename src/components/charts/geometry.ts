import { nice, ticks } from 'd3-array';
import { arc, line, pie } from 'd3-shape';
import { utcTicks } from 'd3-time';
import type { Slice } from '#src/domain/chartRules.ts';
import type { ChartRow } from './types.ts';

/**
 * Where everything of a chart stands. Along the page in percent of the drawing, down the page in the unit that each
 * function names; always from left to right, as drawings are mirrored as a whole.
 */

/** Steps of an axis, about. */
const STEPS = 5;

export interface Scale {
  /** 0 to 100. */
  at: (value: number) => number;
  ticks: number[];
}

/** A scale from zero to above the highest value, in round steps; whole ones where all values are whole. */
export function valueScale(values: readonly (number | null | undefined)[], steps = STEPS): Scale {
  const known = values.filter((value) => value !== null && value !== undefined);
  const [, most] = nice(0, Math.max(0, ...known) || 1, steps);
  const isWhole = known.every(Number.isInteger);
  return {
    at: (value) => Math.max(0, (value / most) * 100),
    ticks: ticks(0, most, steps).filter((tick) => !isWhole || Number.isInteger(tick)),
  };
}

/** A scale whose steps are each ten times the one before, from below the least value to above the highest. All are above zero. */
export function magnitudeScale(values: readonly number[]): Scale {
  const powers = values.filter((value) => value > 0).map(Math.log10);
  const least = powers.length > 0 ? Math.floor(Math.min(...powers)) : 0;
  const most = Math.max(least + 1, Math.ceil(Math.max(...powers, least)));
  return {
    at: (value) => ((Math.log10(value) - least) / (most - least)) * 100,
    ticks: Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index)),
  };
}

export interface Segment {
  /** Index of its series. */
  series: number;
  start: number;
  length: number;
}

/** The segments of a bar one behind the other; what is missing or not above zero has none. */
export function segmentsOf({ values }: ChartRow, { at }: Scale): Segment[] {
  let start = 0;
  return values.flatMap((value, series) => {
    if (!value || value < 0) return [];
    const segment = { series, start, length: at(value) };
    start += segment.length;
    return [segment];
  });
}

/** Undefined where every value is missing, which is not none. */
export function totalOf({ values }: ChartRow): number | undefined {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + Math.max(0, value), 0);
}

export interface TimeScale {
  /** 0 to 100. */
  at: (date: string) => number;
  ticks: { date: Date; at: number }[];
  /** The longest unit that its ticks differ in. */
  unit: 'year' | 'month' | 'day';
}

const DAY_MS = 86_400_000;

/** A scale over time. `dates`: ISO, oldest first. One alone stands in the middle. */
export function timeScale(dates: readonly string[], steps = STEPS): TimeScale {
  const first = new Date(dates[0] ?? 0);
  const last = new Date(dates.at(-1) ?? 0);
  const span = last.getTime() - first.getTime();
  const days = span / DAY_MS;
  if (days === 0) return { at: () => 50, ticks: [{ date: first, at: 50 }], unit: 'day' };
  const at = (date: Date) => ((date.getTime() - first.getTime()) / span) * 100;
  return {
    at: (date) => at(new Date(date)),
    ticks: utcTicks(first, last, steps).map((date) => ({ date, at: at(date) })),
    unit: days > 3 * 365 ? 'year' : days > 60 ? 'month' : 'day',
  };
}

/** Where an ISO date stands within its year, 0 to 100; each month is as wide as the others. */
export function monthScale(date: string): number {
  const when = new Date(date);
  return ((when.getUTCMonth() + (when.getUTCDate() - 1) / 31) / 12) * 100;
}

/** The path of a line through points in percent; undefined ones part it. */
export function linePath(points: readonly ({ x: number; y: number } | undefined)[]): string {
  const draw = line<{ x: number; y: number } | undefined>()
    .defined((point) => point !== undefined)
    .x((point) => point?.x ?? 0)
    .y((point) => point?.y ?? 0);
  return draw(points) ?? '';
}

/** What belongs to each point when the pointer is anywhere between them: from half way to half way. */
export function strips(positions: readonly number[]): { start: number; length: number }[] {
  return positions.map((position, index) => {
    const start = index === 0 ? 0 : (position + (positions[index - 1] ?? 0)) / 2;
    const end = index === positions.length - 1 ? 100 : (position + (positions[index + 1] ?? 100)) / 2;
    return { start, length: end - start };
  });
}

export interface Sector {
  path: string;
  /** Its middle, in percent of the drawing. */
  x: number;
  y: number;
}

const RADIUS = 50;
const HOLE = 28;

/** The sectors of a ring in a box of 100 by 100 round the origin, clockwise from the top. */
export function sectors(slices: readonly Slice[]): Sector[] {
  const shape = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(HOLE)
    .outerRadius(RADIUS)
    .cornerRadius(1);
  return pie<Slice>()
    .sort(null)
    .value(({ value }) => value)(slices as Slice[])
    .map(({ startAngle, endAngle }) => {
      const [x, y] = shape.centroid({ startAngle, endAngle });
      return { path: shape({ startAngle, endAngle }) ?? '', x: x + RADIUS, y: y + RADIUS };
    });
}
