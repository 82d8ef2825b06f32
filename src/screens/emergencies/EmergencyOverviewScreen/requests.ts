import { aggregateEndpoint } from '#contracts/endpoints/aggregate.ts';
import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { offsetOf, orderingOf } from '#src/domain/listAddress.ts';
import { monthsUntil } from '#src/domain/overTime.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const ALL = 9999;
export const MONTHS = 13;
export const PAGE_SIZE = 5;

/** The day 30 days ago. */
const windowStart = (now: Date) => new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);

/** All emergencies of the last 30 days: figures, map, types and table are made of the one answer. */
export const recentInput = (now: Date) => ({
  query: {
    limit: ALL,
    disaster_start_date__gte: windowStart(now),
    ordering: ['-disaster_start_date' as const],
  },
});

const REPORT_KEYS = ['created_at', 'summary', 'dtype'] as const;

export const reportOrdering = (query: URLSearchParams) => orderingOf(query, REPORT_KEYS, '-created_at');

/** One page of the field reports of the last 30 days. */
export const recentReportsInput = (query: URLSearchParams, now: Date) => ({
  query: {
    limit: PAGE_SIZE,
    offset: offsetOf(query, PAGE_SIZE),
    ordering: [reportOrdering(query)],
    created_at__gte: windowStart(now),
  },
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

export function prefetchOverview(requests: Requests, { query }: Address): void {
  const now = new Date();
  requests.prefetch(emergenciesEndpoint, recentInput(now));
  requests.prefetch(fieldReportsEndpoint, recentReportsInput(query, now));
  requests.prefetch(aggregateEndpoint, emergenciesByMonthInput(now));
}
