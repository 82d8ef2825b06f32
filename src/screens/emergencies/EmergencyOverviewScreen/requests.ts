import { everything } from '#contracts/query.ts';
import { monthsUntil } from '#src/domain/overTime.ts';
import { windowStart } from '#src/domain/window.ts';

export const MONTHS = 13;

/** All emergencies of the last 30 days: figures, map, types and table are made of the one answer. */
export const recentInput = (now: Date) =>
  everything({
    disaster_start_date__gte: windowStart(now),
    ordering: ['-disaster_start_date' as const],
  });

const since = (now: Date) => `${monthsUntil(now, MONTHS)[0]}-01`;

/** Emergencies by month, of one type or of all. */
export const emergenciesByMonthInput = (now: Date, dtype?: number) => ({
  query: {
    model_type: 'event' as const,
    unit: 'month' as const,
    start_date: since(now),
    filter_dtype: dtype,
  },
});

export const appealsByMonthInput = (now: Date, atype: number) => ({
  query: {
    model_type: 'appeal' as const,
    unit: 'month' as const,
    start_date: since(now),
    filter_atype: atype,
  },
});
