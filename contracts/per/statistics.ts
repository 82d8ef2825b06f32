import { checkInSteps } from '../checkInSteps.ts';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { Iso3, like, Moment } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { Day } from './schemas.ts';
import { aCycle } from './states.ts';

/*
 * Preparedness for Effective Response over all countries, for everybody. The API's document lists both calls without their
 * answers: these are what the service gives. Names and numbers of components come with each, as it has them.
 */

const words = () => z.nullish(z.string());

/** A component in a cycle. `rating_value` 1 to 5, 0 where nobody reviewed it. */
const Rated = {
  component_id: z.int(),
  component_name: words(),
  component_num: z.nullish(z.int()),
  area_id: z.nullish(z.int()),
  area_name: words(),
  rating_value: z.nullish(like(z.number(), 3)),
};

const considered = () => z.nullish(z.boolean());

/**
 * The latest cycle of each country that has one: where it stands, what comes first, what was looked at besides. `region_id` 0 to 4;
 * no place for a country that has none. Source: GO API, `api_v2_per_map_data_retrieve`.
 */
export const perMapDataEndpoint = defineEndpoint({
  title: 'the latest PER cycle of each country',
  path: '/api/v2/per-map-data',
  freshMs: WHOLE_VISIT_MS,
  read: checkInSteps,
  answer: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        assessment_number: z.nullish(z.int()),
        date_of_assessment: z.nullish(Day),
        country_id: z.nullish(z.int()),
        country_name: words(),
        country_iso3: z.nullish(Iso3),
        region_id: z.nullish(z.int()),
        latitude: z.nullish(z.number()),
        longitude: z.nullish(z.number()),
        phase: z.nullish(like(z.int(), 2)),
        phase_display: words(),
        type_of_assessment: z.nullish(z.int()),
        type_of_assessment_name: words(),
        updated_at: Moment,
        prioritized_components: z.array(
          z.object({ componentId: z.int(), componentTitle: words(), areaTitle: words() }),
        ),
        epi_considerations: considered(),
        climate_environmental_considerations: considered(),
        urban_considerations: considered(),
        migration_considerations: considered(),
      }),
    ),
  }),
  interactions: [{ given: [aCycle] }],
});

/** A cycle whose components were rated; of no country where nobody said of which. */
const Assessed = z.object({
  assessment_id: z.int(),
  assessment_number: z.nullish(z.int()),
  date_of_assessment: z.nullish(Day),
  country_id: z.nullish(z.int()),
  country_name: words(),
  country_iso3: z.nullish(Iso3),
});

/**
 * How every component was rated in every assessment, ours in every finished one alone: `assessments` tells in which, by component; `countryAssessments` the
 * ratings, by the name of the country. They are joined by that name and the number of the cycle.
 * Source: GO API, `api_v2_per_dashboard_data_retrieve`.
 */
export const perDashboardEndpoint = defineEndpoint({
  title: 'the ratings of all PER assessments',
  path: '/api/v2/per-dashboard-data',
  freshMs: WHOLE_VISIT_MS,
  read: checkInSteps,
  answer: z.object({
    assessments: z.array(
      z.object({
        component_id: z.int(),
        component_num: z.nullish(z.int()),
        component_name: words(),
        area_id: z.nullish(z.int()),
        area_name: words(),
        assessments: z.array(Assessed),
      }),
    ),
    countryAssessments: z.record(
      z.string(),
      z.array(
        z.object({
          assessment_number: z.nullish(z.int()),
          date: z.nullish(Day),
          phase: z.nullish(like(z.int(), 2)),
          phase_display: words(),
          components: z.array(z.object(Rated)),
        }),
      ),
    ),
  }),
  interactions: [{ given: [aCycle] }],
});
