/** Days are texts as `2026-05-01`: they compare as they are. */

const DAY_MS = 86_400_000;

/**
 * The day that a moment falls on, `days` later: the local one of whoever looks unless it is that of UTC. A form asks for the day of
 * its writer; the provider, which does not know where its callers are, for `UTC`.
 */
export function dayOf(moment: Date, timeZone?: 'UTC', days = 0): string {
  const then = new Date(moment.getTime() + days * DAY_MS);
  // Not by Intl: forms ask at every key, and its first formatter takes a phone 60 ms.
  if (!timeZone) then.setMinutes(then.getMinutes() - then.getTimezoneOffset());
  return then.toISOString().slice(0, 10);
}

/** A day that the calendar has. */
export const DAY =
  /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;
/** Whether a text is a day that the calendar has. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

/** The days between which records lie. Another was mistyped: a browser makes the year 0026 of two digits. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2100-12-31';
/** Whether a text is a day that a record can lie on. */
export const isLikelyDay = (value: unknown): value is string =>
  isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

/** Midnight reaches the first of all time zones 14 hours before it reaches UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;
/** Whether a day has begun somewhere: the provider does not know where its callers are. What is no likely day is refused as such. */
export const hasBegun = (day: string) =>
  !isLikelyDay(day) || day <= dayOf(new Date(Date.now() + EARLIEST_ZONE_MS), 'UTC');

/** Where something stands on a day, by its beginning and end; undefined before it has a beginning. Source: 3W facts. */
export function phaseOn(
  day: string,
  { start, end }: { start?: string | null | undefined; end?: string | null | undefined },
): 'planned' | 'ongoing' | 'completed' | undefined {
  if (!start) return undefined;
  if (start > day) return 'planned';
  return end && end < day ? 'completed' : 'ongoing';
}
