import { COMING_BACK_MS, defineEndpoint } from '../defineEndpoint.ts';
import { like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { projectFilters } from './list.ts';
import { aProject } from './states.ts';

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
  path: '/api/v2/global-project/overview/',
  freshMs: COMING_BACK_MS,
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
  path: '/api/v2/global-project/ns-ongoing-projects-stats/',
  freshMs: COMING_BACK_MS,
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
