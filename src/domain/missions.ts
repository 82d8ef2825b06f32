import { dayOf } from '#rules/dates.ts';
import { endOfDay } from './listAddress.ts';

/** "Soon" is this many days. */
export const SOON_DAYS = 30;

const dayAt = (now: Date, days = 0) => dayOf(now, 'UTC', days);

/*
 * Whose mission is when, as filters of the list of personnel. They ask by days, so that the same call is asked all day.
 */

/** On a mission today. */
export const onMission = (now: Date) => ({
  start_date__lte: endOfDay(dayAt(now)),
  end_date__gt: `${dayAt(now)}T00:00:00Z`,
});

/** Leaving within 30 days. */
export const soonOnMission = (now: Date) => ({
  start_date__gt: endOfDay(dayAt(now)),
  start_date__lte: endOfDay(dayAt(now, SOON_DAYS)),
});

/** Back already. */
export const afterMission = (now: Date) => ({ end_date__lte: `${dayAt(now)}T00:00:00Z` });

/** Whether somebody is away now, or leaves within 30 days; neither for others. */
export function missionAt(
  { start_date, end_date }: { start_date?: string | null | undefined; end_date?: string | null | undefined },
  now: Date,
): 'now' | 'soon' | undefined {
  const [start, end] = [Date.parse(start_date ?? ''), Date.parse(end_date ?? '')];
  if (end <= now.getTime()) return undefined;
  if (start <= now.getTime()) return 'now';
  return start <= Date.parse(endOfDay(dayAt(now, SOON_DAYS)) ?? '') ? 'soon' : undefined;
}
