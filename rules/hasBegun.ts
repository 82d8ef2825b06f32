import { dayOf, isLikelyDay } from './dates.ts';

/** Midnight reaches the first of all time zones 14 hours before it reaches UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;
/** Whether a day has begun somewhere: the provider does not know where its callers are. What is no likely day is refused as such. */
export const hasBegun = (day: string) =>
  !isLikelyDay(day) || day <= dayOf(new Date(Date.now() + EARLIEST_ZONE_MS), 'UTC');
