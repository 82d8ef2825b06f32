const DAYS = 30;
const DAY_MS = 86_400_000;

/** The day 30 days ago. */
export const windowStart = (now: Date) => new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);
