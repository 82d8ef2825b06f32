import type { Random } from '../random.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

const YEARS = 10;
/** This many began within the last month besides the highlighted ones, so that "recent" is never empty. */
const RECENT = 10;
const RECENT_DAYS = 28;

/** When emergencies began, oldest first: ten even years of them up to `now`. */
export function beginnings(random: Random, now: Date, count: number, scale: number): Date[] {
  const recent = Math.min(count, RECENT * scale);
  const ages = Array.from({ length: count }, (_, index) =>
    index < recent
      ? 0.5 + (RECENT_DAYS * (index + random.next())) / recent
      : RECENT_DAYS + 1 + (YEARS * 365 - RECENT_DAYS - 1) * random.next(),
  );
  return ages.sort((one, other) => other - one).map((days) => before(now, days));
}

/** So many days before a moment, at a full hour. */
export const before = (moment: Date, days: number): Date =>
  new Date(Math.round((moment.getTime() - days * DAY_MS) / HOUR_MS) * HOUR_MS);

/** So many days after a moment; it may lie ahead. */
export const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** The day of a moment, in UTC: 2026-05-31. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whole days from one moment to another. */
export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY_MS;

/** The later of two moments. */
export const later = (one: Date, other: Date): Date => new Date(Math.max(one.getTime(), other.getTime()));

/** Some moment within so many days after another; of what is younger than that, at some time of its life so far. */
export function within(random: Random, moment: Date, days: number, now: Date): Date {
  const room = Math.min(days * DAY_MS, Math.max(0, now.getTime() - moment.getTime()));
  return new Date(moment.getTime() + Math.round(room * random.next()));
}
