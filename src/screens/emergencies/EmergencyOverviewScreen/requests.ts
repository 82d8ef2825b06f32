import { aggregateEndpoint } from '#contracts/endpoints/aggregate.ts';
import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { dayOf, endOfDay, offsetOf, orderingOf, wholeNumber } from '#src/domain/listAddress.ts';
import { monthsUntil } from '#src/domain/overTime.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const ALL = 9999;
export const MONTHS = 13;
export const PAGE_SIZE = 5;

/** The day 30 days ago. */
export const windowStart = (now: Date) => new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);

/** All emergencies of the last 30 days: figures, map, types and table are made of the one answer. */
export const recentInput = (now: Date) => ({
  query: {
    limit: ALL,
    disaster_start_date__gte: windowStart(now),
    ordering: ['-disaster_start_date' as const],
  },
});

const EMERGENCY_KEYS = [
  'disaster_start_date',
  'name',
  'ifrc_severity_level',
  'dtype',
  'glide',
  'num_affected',
] as const;

/** The table of emergencies has names of its own in the address, beside those of the field reports. */
export const ordersEmergencies = (query: URLSearchParams) =>
  orderingOf(
    new URLSearchParams({ sort: query.get('emergencies_sort') ?? '' }),
    EMERGENCY_KEYS,
    '-disaster_start_date',
  );

export const emergenciesOffset = (query: URLSearchParams) =>
  offsetOf(new URLSearchParams({ page: query.get('emergencies_page') ?? '' }), PAGE_SIZE);

const NARROWS_EMERGENCIES = ['start_after', 'start_before', 'dtype', 'emergencies_sort'];

/** One page of the emergencies that the reader has asked for; undefined for the usual ones, which the page has already. */
export const chosenEmergenciesInput = (query: URLSearchParams, now: Date) =>
  NARROWS_EMERGENCIES.some((name) => query.has(name))
    ? {
        query: {
          limit: PAGE_SIZE,
          offset: emergenciesOffset(query),
          ordering: [ordersEmergencies(query)],
          dtype: wholeNumber(query.get('dtype')),
          disaster_start_date__gte: dayOf(query.get('start_after')) ?? windowStart(now),
          disaster_start_date__lte: endOfDay(dayOf(query.get('start_before'))),
        },
      }
    : undefined;

const REPORT_KEYS = ['created_at', 'summary', 'dtype'] as const;

export const reportOrdering = (query: URLSearchParams) => orderingOf(query, REPORT_KEYS, '-created_at');

/** One page of the field reports of the last 30 days, or of the days that the reader has asked for. */
export const recentReportsInput = (query: URLSearchParams, now: Date) => ({
  query: {
    limit: PAGE_SIZE,
    offset: offsetOf(query, PAGE_SIZE),
    ordering: [reportOrdering(query)],
    created_at__gte: dayOf(query.get('created_after')) ?? windowStart(now),
    created_at__lte: endOfDay(dayOf(query.get('created_before'))),
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
