import { defineEndpoint } from '../defineEndpoint.ts';
import { Iso3, listOf, Moment, SeverityLevel } from '../schemas/shared.ts';
import { SpokenMoment } from '../schemas/spokenMoment.ts';
import * as z from '../zod.ts';

/** What every hit has. `score`: relevance, higher is better, comparable between groups. */
const hit = { id: z.int(), name: z.string(), score: z.number() };
/** Hits of surge groups lead to their emergency. */
const surgeHit = { id: z.int(), score: z.number(), event_id: z.int(), event_name: z.string() };
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.nullish(listOf(z.object(shape)));

/**
 * Records whose names resemble a keyword, in nine groups of at most 50, best first; forgiving of typing errors. A group
 * without hits is empty, null or missing. Flash updates stand among the reports, by their `type`. Money comes as text. Errors: `server` 400 for a blank keyword.
 * Source: GO API, `api_v1_search_retrieve`; specification sections 3 and 7.
 */
export const searchEndpoint = defineEndpoint({
  title: 'a search',
  path: '/api/v1/search/',
  touches: ['emergency', 'fieldReport', 'flashUpdate', 'project'],
  query: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1, 'Enter a keyword.'), z.maxLength(200)),
  }),
  answer: z.object({
    regions: group(hit),
    countries: group({ ...hit, iso3: z.nullish(Iso3), society_name: z.nullish(z.string()) }),
    district_province_response: group({
      ...hit,
      country: z.nullish(z.string()),
      country_id: z.nullish(z.int()),
    }),
    emergencies: group({
      ...hit,
      start_date: z.nullish(Moment),
      disaster_type: z.nullish(z.string()),
      funding_requirements: z.nullish(z.string()),
      funding_coverage: z.nullish(z.string()),
      severity_level: SeverityLevel,
      severity_level_display: z.nullish(z.string()),
      countries: z.array(z.object({ id: z.int(), name: z.string() })),
      appeals: z.nullish(z.array(z.object({ id: z.int(), atype: z.nullish(z.string()) }))),
    }),
    projects: group({
      ...hit,
      event_id: z.nullish(z.int()),
      event_name: z.nullish(z.string()),
      national_society: z.nullish(z.string()),
      sector: z.nullish(z.string()),
      start_date: z.nullish(Moment),
      end_date: z.nullish(Moment),
      people_targeted: z.nullish(z.int()),
      regions: z.nullish(z.array(z.string())),
    }),
    surge_alerts: group({
      ...surgeHit,
      name: z.nullish(z.string()),
      country: z.nullish(z.string()),
      country_id: z.nullish(z.int()),
      keywords: z.nullish(z.array(z.string())),
      alert_date: z.nullish(Moment),
      start_date: z.nullish(Moment),
      deadline: z.nullish(SpokenMoment),
      status: z.nullish(z.string()),
    }),
    surge_deployments: group({
      ...surgeHit,
      owner: z.nullish(z.string()),
      type: z.nullish(z.string()),
      deployed_country_name: z.nullish(z.string()),
      deployed_country_id: z.nullish(z.int()),
      personnel_units: z.nullish(z.int()),
      equipment_units: z.nullish(z.int()),
    }),
    /** `type`: "Field Report" or "Flash Update", whose ids may be the same. */
    reports: group({ ...hit, type: z.nullish(z.string()), created_at: z.nullish(Moment) }),
    rapid_response_deployments: group({
      ...surgeHit,
      name: z.nullish(z.string()),
      position: z.nullish(z.string()),
      type: z.nullish(z.string()),
      start_date: z.nullish(Moment),
      end_date: z.nullish(Moment),
      deploying_country_id: z.nullish(z.int()),
      deploying_country_name: z.nullish(z.string()),
      deployed_to_country_name: z.nullish(z.string()),
      deployed_to_country_id: z.nullish(z.int()),
    }),
  }),
  interactions: [
    {
      given: [
        ['a country exists', { id: 123, name: 'Nepal', iso3: 'NPL' }],
        ['an emergency exists', { id: 7001, name: 'Nepal: Floods', country: 123 }],
      ],
      query: { keyword: 'nepal' },
    },
    { title: 'without a keyword', query: { keyword: ' ' }, status: 400, extension: 'strictness' },
  ],
});
