import { everything } from '#contracts/query.ts';
import { windowStart } from '#src/domain/window.ts';

/** The emergencies that began in the last 30 days, the newest first. */
export const recentInput = (country: number, now: Date) => ({
  query: {
    countries__in: [country],
    disaster_start_date__gte: windowStart(now),
    ordering: ['-disaster_start_date' as const],
  },
});

const MONTHS = 24;

/** The field reports of the last two years, as long as most operations run: they say which provinces an emergency is in. */
export const reportsInput = (country: number, now: Date) =>
  everything({ countries__in: [country], created_at__gte: monthsBefore(now, MONTHS) });

function monthsBefore(now: Date, months: number) {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString().slice(0, 10);
}
