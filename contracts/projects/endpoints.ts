import * as z from 'zod/mini';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { changedAsSeen, emptyPage, missingRecord, withoutToken, writtenOnce } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, flag, integer, listQuery, orderingBy, repeated } from '../query.ts';
import { day } from '../schemas/formFields.ts';
import { like, pageOf } from '../schemas/shared.ts';
import { Project, ProjectChange, WrittenProject } from './schemas.ts';

const aWriter = ['a user is signed in', { username: 'member' }] as const;
const aProject = ['a project exists', { id: 9_200_001 }] as const;
const itsPath = { id: fromState('id', 9_200_001) };

const wells = {
  reporting_ns: 123,
  project_country: 123,
  project_districts: [],
  operation_type: 0,
  programme_type: 2,
  name: 'Wells for Bagmati',
  primary_sector: 0,
  secondary_sectors: [4],
  start_date: '2026-05-01',
  end_date: '2027-04-30',
  status: 1,
  target_total: 1_200,
  annual_splits: [],
  visibility: 'public',
} as const;

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

const aDay = () => z.optional(day('Enter a date as YYYY-MM-DD.'));

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
export const projectsEndpoint = defineEndpoint({
  title: 'the list of projects',
  method: 'GET',
  path: '/api/v2/project/',
  touches: ['project'],
  query: z.object({
    ...listQuery,
    ...projectFilters,
    // The extension `dateRanges`.
    start_date__gte: aDay(),
    start_date__lte: aDay(),
    end_date__gte: aDay(),
    end_date__lte: aDay(),
    ordering: z.optional(orderingBy(...PROJECT_SORT_KEYS)),
  }),
  answer: pageOf(WrittenProject),
  interactions: [
    { given: [aProject], query: { limit: 15 } },
    {
      title: 'that begin and end from and until some days',
      given: [aProject],
      query: {
        start_date__gte: '2020-01-01',
        start_date__lte: '2040-12-31',
        end_date__gte: '2020-01-01',
        end_date__lte: '2060-12-31',
        limit: 15,
      },
      extension: 'dateRanges',
    },
    {
      title: 'by their budget',
      given: [aProject],
      query: { ordering: ['-budget_amount'], limit: 15 },
      extension: 'ordering',
    },
    emptyPage('project'),
  ],
});

/** One project, whole. Errors: `server` 404 when it is missing or hidden from the caller. Source: GO API, `api_v2_project_retrieve`. */
export const projectEndpoint = defineEndpoint({
  title: 'a project',
  method: 'GET',
  path: '/api/v2/project/{id}/',
  touches: ['project'],
  answer: WrittenProject,
  interactions: [{ given: [aProject], path: itsPath }, missingRecord('project')],
});

/**
 * Writes a project. The header `Idempotency-Key` (our own addition, the real API ignores it) makes a repeated call answer with
 * the project that the first one wrote. Send it in the language that it was written in. Errors: `server` 400 by field, 401, 403
 * for guests, 422 when the key belongs to another record. Source: GO API, `api_v2_project_create`.
 */
export const createProjectEndpoint = defineEndpoint({
  title: 'a new project',
  method: 'POST',
  path: '/api/v2/project/',
  changes: ['project'],
  token: 'required',
  language: 'current',
  body: Project,
  answer: WrittenProject,
  interactions: [
    { given: [aWriter], isSignedIn: true, body: wells, status: 201 },
    {
      title: 'that ends before it begins',
      given: [aWriter],
      isSignedIn: true,
      body: { ...wells, end_date: '2026-04-30' },
      status: 400,
      extension: 'strictness',
    },
    { ...withoutToken, body: wells },
    ...writtenOnce({ given: [aWriter], body: wells }),
  ],
});

const missingForWriter = (body: unknown) =>
  ({
    title: 'that does not exist',
    given: [['no project exists', { id: 9_999_999 }], aWriter],
    isSignedIn: true,
    path: { id: fromState('id', 9_999_999) },
    body,
    status: 404,
  }) as const;

/** Writes a project anew, every field of it. As the change below. Source: GO API, `api_v2_project_update`. */
export const replaceProjectEndpoint = defineEndpoint({
  title: 'a project written anew',
  method: 'PUT',
  path: '/api/v2/project/{id}/',
  changes: ['project'],
  token: 'required',
  language: 'current',
  body: Project,
  answer: WrittenProject,
  interactions: [
    { given: [aProject, aWriter], isSignedIn: true, path: itsPath, body: wells },
    {
      title: 'that ends before it begins',
      given: [aProject, aWriter],
      isSignedIn: true,
      path: itsPath,
      body: { ...wells, end_date: '2026-04-30' },
      status: 400,
      extension: 'strictness',
    },
    { ...withoutToken, given: [aProject], path: itsPath, body: wells },
    missingForWriter(wells),
    ...changedAsSeen('a project', 9_200_001, { given: [aProject, aWriter], path: itsPath, body: wells }),
  ],
});

/**
 * Changes a project: the fields that are sent; its years are replaced as a list, by their ids. The header `If-Match` with the
 * `modified_at` that the change was made on (our own addition) refuses to overwrite another's change. Errors: `server` 400 by
 * field, 401, 403 for guests, 404, 412 when the project changed meanwhile. Source: GO API, `api_v2_project_partial_update`.
 */
export const updateProjectEndpoint = defineEndpoint({
  title: 'a change of a project',
  method: 'PATCH',
  path: '/api/v2/project/{id}/',
  changes: ['project'],
  token: 'required',
  language: 'current',
  body: ProjectChange,
  answer: WrittenProject,
  interactions: [
    { given: [aProject, aWriter], isSignedIn: true, path: itsPath, body: wells },
    {
      title: 'by one figure',
      given: [aProject, aWriter],
      isSignedIn: true,
      path: itsPath,
      body: { reached_total: 300 },
      extension: 'partialChanges',
    },
    {
      title: 'with half a person',
      given: [aProject, aWriter],
      isSignedIn: true,
      path: itsPath,
      body: { reached_total: 0.5 },
      status: 400,
    },
    { ...withoutToken, given: [aProject], path: itsPath, body: { reached_total: 300 } },
    missingForWriter({ reached_total: 300 }),
    ...changedAsSeen('a project', 9_200_001, {
      given: [aProject, aWriter],
      path: itsPath,
      body: { reached_total: 300 },
    }),
  ],
});

/** Deletes a project. Errors: `server` 401, 403 for guests, 404. Source: GO API, `api_v2_project_destroy`. */
export const deleteProjectEndpoint = defineEndpoint({
  title: 'the end of a project',
  method: 'DELETE',
  path: '/api/v2/project/{id}/',
  changes: ['project'],
  token: 'required',
  answer: z.undefined(),
  interactions: [
    { given: [aProject, aWriter], isSignedIn: true, path: itsPath, status: 204 },
    { ...withoutToken, given: [aProject], path: itsPath },
    {
      title: 'that does not exist',
      given: [['no project exists', { id: 9_999_999 }], aWriter],
      isSignedIn: true,
      path: { id: fromState('id', 9_999_999) },
      status: 404,
    },
  ],
});

/** The document does not list what narrows figures; where a service ignores it, they are those of all. */
const figuresQuery = z.object(projectFilters);

const perSector = z.array(
  z.object({ primary_sector: z.int(), primary_sector_display: z.string(), count: z.int() }),
);

/**
 * How many projects are under way, for whom, and in which sectors: in the world, or with `country` in one country. Source:
 * GO API, `api_v2_global_project_overview_retrieve`.
 */
export const projectOverviewEndpoint = defineEndpoint({
  title: 'the overview of projects',
  method: 'GET',
  path: '/api/v2/global-project/overview/',
  touches: ['project'],
  query: figuresQuery,
  answer: z.object({
    total_ongoing_projects: z.nullish(z.int()),
    ns_with_ongoing_activities: z.nullish(z.int()),
    target_total: z.nullish(z.int()),
    projects_per_sector: perSector,
    projects_per_programme_type: z.array(
      z.object({ programme_type: like(z.int(), 2), programme_type_display: z.string(), count: z.int() }),
    ),
    projects_per_secondary_sectors: z.array(
      z.object({ secondary_sectors: z.int(), secondary_sectors_display: z.string(), count: z.int() }),
    ),
  }),
  interactions: [
    { given: [aProject] },
    { title: 'of one country', given: [aProject], query: { country: [123] } },
  ],
});

/**
 * National Societies with projects under way; `id` is that of their country. Source: GO API,
 * `api_v2_global_project_ns_ongoing_projects_stats_list`.
 */
export const ongoingSocietiesEndpoint = defineEndpoint({
  title: 'the National Societies with projects',
  method: 'GET',
  path: '/api/v2/global-project/ns-ongoing-projects-stats/',
  touches: ['project'],
  query: figuresQuery,
  answer: z.array(
    z.object({
      id: z.int(),
      iso3: z.nullish(like(z.string(), 'NPL')),
      name: z.nullish(z.string()),
      society_name: z.nullish(z.string()),
      ongoing_projects: z.nullish(z.int()),
      target_total: z.nullish(z.int()),
      budget_amount_total: z.nullish(z.int()),
      operation_types: z.nullish(z.array(like(z.int(), 0))),
      operation_types_display: z.nullish(z.array(z.string())),
      projects_per_sector: perSector,
    }),
  ),
  interactions: [
    { given: [aProject], query: { reporting_ns: [123] } },
    {
      title: 'of a country without one',
      query: { reporting_ns: [9_999_999] },
      isEmpty: true,
      extension: 'strictness',
    },
  ],
});

/** What projects mainly work on. A plain array, without pages. Source: GO API, `api_v2_primarysector_list` (no slash at the end). */
export const primarySectorsEndpoint = defineEndpoint({
  title: 'the list of primary sectors',
  method: 'GET',
  path: '/api/v2/primarysector',
  freshMs: WHOLE_VISIT_MS,
  answer: z.array(
    z.object({ key: z.int(), label: z.string(), color: z.nullish(z.string()), is_deprecated: z.boolean() }),
  ),
  interactions: [
    { given: [['a primary sector exists', { key: 3, label: 'Migration' }]] },
    { title: 'when there is none', given: [['no primary sector exists']], isEmpty: true },
  ],
});
