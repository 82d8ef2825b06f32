import { COMING_BACK_MS, defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { Iso, Iso3, like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { projectFilters } from './list.ts';
import { aProject } from './states.ts';

/*
 * Figures of the projects in a region, whatever their status, narrowed by all that narrows their list. The document does not
 * list those filters; where a service ignores them, the figures are those of all.
 */

const asiaPacific = ['a region exists', { region: 2 }] as const;
const itsPath = { id: fromState('region', 2) };
const worldQuery = z.object(projectFilters);
// Not `z.omit`: only here, it would come with the first load.
const { region: _, ...inRegion } = projectFilters;
const query = z.object(inRegion);

/** How many there are, what they cost (CHF) and whom they are for. Errors: `server` 404 for no such region. Source: GO API, `api_v2_region_project_overview_retrieve`. */
export const regionProjectOverviewEndpoint = defineEndpoint({
  title: 'the overview of projects in a region',
  path: '/api/v2/region-project/{id}/overview/',
  freshMs: COMING_BACK_MS,
  touches: ['project'],
  query,
  answer: z.object({
    total_projects: z.nullable(z.int()),
    ns_with_ongoing_activities: z.nullable(z.int()),
    total_budget: z.nullable(z.int()),
    target_total: z.nullable(z.int()),
    reached_total: z.nullable(z.int()),
    projects_by_status: z.nullable(z.array(z.object({ status: like(z.int(), 1), count: z.int() }))),
  }),
  interactions: [{ given: [aProject, asiaPacific], path: itsPath }, missingRecord('region')],
});

const Named = { id: z.int(), name: z.string() };

/**
 * Which National Society works on what in which country of a region, and how many projects each country holds by status: every
 * country of the region is told, those without a project with zeros. Errors: `server` 404 for no such region. Source: GO API,
 * `api_v2_region_project_movement_activities_retrieve`.
 */
export const regionMovementActivitiesEndpoint = defineEndpoint({
  title: 'the activities of the Movement in a region',
  path: '/api/v2/region-project/{id}/movement-activities/',
  freshMs: COMING_BACK_MS,
  touches: ['project'],
  query,
  answer: z.object({
    total_projects: z.nullable(z.int()),
    countries_count: z.array(
      z.object({
        ...Named,
        iso: z.nullable(Iso),
        iso3: z.nullable(Iso3),
        projects_count: z.int(),
        planned_projects_count: z.int(),
        ongoing_projects_count: z.int(),
        completed_projects_count: z.int(),
      }),
    ),
    country_ns_sector_count: z.array(
      z.object({
        ...Named,
        reporting_national_societies: z.array(
          z.object({
            ...Named,
            sectors: z.array(z.object({ id: z.int(), sector: z.string(), count: z.nullable(z.int()) })),
          }),
        ),
      }),
    ),
    supporting_ns: z.array(z.object({ ...Named, count: z.int() })),
  }),
  interactions: [{ given: [aProject, asiaPacific], path: itsPath }, missingRecord('region')],
});

/** Places of `links` are positions in `nodes`: a society leads to a sector, a sector to the country that receives it. `value` counts projects. */
const Flows = z.object({
  nodes: z.array(
    z.object({
      // Of a project without a country.
      id: z.nullable(z.int()),
      name: z.nullable(z.string()),
      type: like(z.string(), 'supporting_ns'),
    }),
  ),
  links: z.array(z.object({ source: z.int(), target: z.int(), value: z.int() })),
});

/** From which National Society through which sector to which country projects lead, in the world. Source: GO API, `api_v2_region_project_national_society_activities_retrieve`. */
export const societyActivitiesEndpoint = defineEndpoint({
  title: 'the activities of National Societies',
  path: '/api/v2/region-project/national-society-activities/',
  freshMs: COMING_BACK_MS,
  touches: ['project'],
  query: worldQuery,
  answer: Flows,
  interactions: [{ given: [aProject] }],
});

/** The same in a region. Errors: `server` 404 for no such region. Source: GO API, `api_v2_region_project_national_society_activities_retrieve_2`. */
export const regionSocietyActivitiesEndpoint = defineEndpoint({
  title: 'the activities of National Societies in a region',
  path: '/api/v2/region-project/{id}/national-society-activities/',
  freshMs: COMING_BACK_MS,
  touches: ['project'],
  query,
  answer: Flows,
  interactions: [{ given: [aProject, asiaPacific], path: itsPath }, missingRecord('region')],
});
