import type { Random } from '../random.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

const YEARS = 10;
/** This many began within the last month, so that "recent" is never empty. */
const RECENT = 24;
const RECENT_DAYS = 28;
/** More reports come in from year to year: above 1, later dates are the likelier ones. */
const GROWTH = 1.4;

/** When emergencies began, oldest first: ten years of them up to `now`, the last ones within a month. */
export function beginnings(random: Random, now: Date, count: number, scale: number): Date[] {
  const recent = Math.min(count, RECENT * scale);
  const ages = Array.from({ length: count }, (_, index) =>
    index < recent
      ? 0.5 + RECENT_DAYS * random.next()
      : RECENT_DAYS + 1 + (YEARS * 365 - RECENT_DAYS - 1) * random.next() ** GROWTH,
  );
  return ages
    .sort((one, other) => other - one)
    .map((days) => new Date(Math.round((now.getTime() - days * DAY_MS) / HOUR_MS) * HOUR_MS));
}

/** So many days after a moment, but never after now. */
export function daysAfter(moment: Date, days: number, now: Date): Date {
  return new Date(Math.min(now.getTime(), moment.getTime() + days * DAY_MS));
}
