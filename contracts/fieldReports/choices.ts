import { WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { WHOLE_LIST } from '../query.ts';
import { like } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/* What the form of field reports offers. */

const query = { limit: WHOLE_LIST };

/** What can be ticked as done, by report type and organization. Source: GO API, `api_v2_action_list`. */
export const actionsEndpoint = listEndpoint({
  title: 'the list of actions',
  path: '/api/v2/action/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  row: z.object({
    id: z.int(),
    name: z.nullish(z.string()),
    category: z.optional(like(z.string(), 'General')),
    organizations: z.optional(z.array(like(z.string(), 'NTLS'))),
    field_report_types: z.optional(z.array(like(z.string(), 'EVT'))),
    tooltip_text: z.nullish(z.string()),
  }),
  promises: { record: 'action', given: [['an action exists']], query, searchedBy: 'search' },
});

const named = z.object({ id: z.int(), name: z.nullish(z.string()) });

/** Partners outside the Movement, for COVID-19 reports. Source: GO API, `api_v2_external_partner_list`. */
export const externalPartnersEndpoint = listEndpoint({
  title: 'the list of external partners',
  path: '/api/v2/external_partner/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  row: named,
  promises: {
    record: 'external partner',
    given: [['an external partner exists']],
    query,
    searchedBy: 'search',
  },
});

/** What partners support, for COVID-19 reports. Source: GO API, `api_v2_supported_activity_list`. */
export const supportedActivitiesEndpoint = listEndpoint({
  title: 'the list of supported activities',
  path: '/api/v2/supported_activity/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  row: named,
  promises: {
    record: 'supported activity',
    given: [['a supported activity exists']],
    query,
    searchedBy: 'search',
  },
});

/** Countries whose reports are reviewed before others may see them. Source: GO API, `api_v2_review_country_list`. */
export const reviewCountriesEndpoint = listEndpoint({
  title: 'the list of countries under review',
  path: '/api/v2/review-country/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  row: z.object({ country: z.int() }),
  promises: {
    record: 'country under review',
    given: [['a country is under review', { country: 123 }]],
    query,
    empty: { title: 'when there is none', given: [['no country is under review']], query, isEmpty: true },
  },
});
