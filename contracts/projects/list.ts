import { listEndpoint } from '../listEndpoint.ts';
import { commaList, flag, integer, repeated } from '../query.ts';
import { askedDay } from '../schemas/calendarDay.ts';
import * as z from '../zod.ts';
import { WrittenProject } from './answers.ts';
import { aProject } from './states.ts';

const several = () => z.optional(commaList(integer()));

export const PROJECT_SORT_KEYS = [
  'id',
  'name',
  'project_country',
  'reporting_ns',
  'primary_sector',
  'programme_type',
  'operation_type',
  'status',
  'dtype',
  'start_date',
  'end_date',
  'budget_amount',
  'target_total',
  'reached_total',
  'modified_at',
] as const;
/** Those that the real API knows as well; any other is the extension `ordering`. */
export const REAL_PROJECT_SORT_KEYS = [
  'name',
] as const satisfies readonly (typeof PROJECT_SORT_KEYS)[number][];

const aDay = () => z.optional(askedDay());

/** What narrows lists of projects, and figures of them. `exclude_within` leaves out what National Societies do in their own countries. */
export const projectFilters = {
  country: several(),
  country_iso3: z.optional(commaList(z.string())),
  region: several(),
  reporting_ns: several(),
  project_districts: z.optional(repeated(integer())),
  operation_type: several(),
  programme_type: several(),
  status: several(),
  primary_sector: several(),
  secondary_sectors: several(),
  start_date: aDay(),
  end_date: aDay(),
  budget_amount: z.optional(integer()),
  exclude_within: z.optional(flag()),
  user: z.optional(integer()),
};

/**
 * 3W projects: which National Society does what where. Newest first, for those who may see them. Source: GO API,
 * `api_v2_project_list`.
 */
export const projectsEndpoint = listEndpoint({
  title: 'the list of projects',
  path: '/api/v2/project/',
  touches: ['project'],
  filters: {
    ...projectFilters,
    // The extension `dateRanges`.
    start_date__gte: aDay(),
    start_date__lte: aDay(),
    end_date__gte: aDay(),
    end_date__lte: aDay(),
  },
  order: PROJECT_SORT_KEYS,
  row: WrittenProject,
  promises: {
    record: 'project',
    given: [aProject],
    query: { limit: 15 },
    also: [
      {
        title: 'that begin and end from and until some days',
        query: {
          start_date__gte: '2020-01-01',
          start_date__lte: '2040-12-31',
          end_date__gte: '2020-01-01',
          end_date__lte: '2060-12-31',
          limit: 15,
        },
        extension: 'dateRanges',
      },
      { title: 'by their budget', query: { ordering: ['-budget_amount'], limit: 15 }, extension: 'ordering' },
    ],
  },
});
