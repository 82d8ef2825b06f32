import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { integer, LARGEST_PAGE, repeated } from '../query.ts';
import { askedDay } from '../schemas/calendarDay.ts';
import { Email, LanguageCode, like, sometimes, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aCountryWith, NEPAL } from './states.ts';

/* What National Societies publish, plan and live on. */

const aDay = () => z.optional(askedDay());
/** A calendar day, `YYYY-MM-DD`. */
const Day = like(z.string(), '2024-01-01');
const itsCountry = fromState('country', NEPAL);

/** What a National Society took from which source in which year, in Swiss francs. Source: GO API, `api_v2_country_income_list`. */
export const incomesEndpoint = listEndpoint({
  title: 'the incomes of National Societies',
  path: '/api/v2/country-income/',
  freshMs: WHOLE_VISIT_MS,
  filters: { country: z.optional(integer()), date__gte: aDay(), date__lte: aDay() },
  order: ['id', 'date', 'value'],
  row: z.object({
    id: z.int(),
    date: Day,
    value: z.nullish(z.number()),
    indicator: z.int(),
    indicator_details: z.object({ id: z.int(), title: z.string(), description: z.nullish(z.string()) }),
  }),
  promises: {
    record: 'income',
    given: [aCountryWith('incomes')],
    query: { country: itsCountry, limit: LARGEST_PAGE },
    searchedBy: 'search',
  },
});

/** Plans, statutes and reports of National Societies. `year_text`: which years a plan is for. Source: GO API, `api_v2_country_document_list`. */
export const countryDocumentsEndpoint = listEndpoint({
  title: 'the documents of National Societies',
  path: '/api/v2/country-document/',
  freshMs: WHOLE_VISIT_MS,
  filters: {
    country: z.optional(integer()),
    document_type: z.optional(z.string()),
    year__gte: aDay(),
    year__lte: aDay(),
  },
  order: ['year', 'end_year'],
  row: z.object({
    id: z.int(),
    name: z.string(),
    document_type: z.string(),
    year: Day,
    year_text: z.nullish(z.string()),
    end_year: z.nullish(Day),
    url: WebAddress,
  }),
  promises: {
    record: 'document of a country',
    given: [aCountryWith('a document')],
    query: { country: itsCountry, limit: LARGEST_PAGE },
    also: [
      {
        title: 'between two days',
        query: { country: itsCountry, year__gte: '2000-01-01', year__lte: '2099-12-31' },
      },
    ],
  },
});

/** Whom to ask at partners that support a National Society. `supporting_type` 0 IFRC, 1 international partners. Source: GO API, `api_v2_country_supporting_partner_list`. */
export const supportingPartnersEndpoint = listEndpoint({
  title: 'the partners that support National Societies',
  path: '/api/v2/country-supporting-partner/',
  freshMs: WHOLE_VISIT_MS,
  filters: { country: z.optional(repeated(integer())) },
  row: z.object({
    id: z.int(),
    first_name: z.nullish(z.string()),
    last_name: z.nullish(z.string()),
    position: z.nullish(z.string()),
    email: z.nullish(Email),
    supporting_type: z.nullish(like(z.int(), 0)),
    supporting_type_display: z.nullish(z.string()),
  }),
  promises: {
    record: 'partner',
    given: [aCountryWith('a partner')],
    query: { country: [itsCountry], limit: LARGEST_PAGE },
    searchedBy: 'search',
  },
});

/** Rich text (HTML, to be sanitised) that editors put on the page of a country. Source: GO API, `api_v2_country_snippet_list`. */
export const countrySnippetsEndpoint = listEndpoint({
  title: 'the texts about countries',
  path: '/api/v2/country_snippet/',
  freshMs: WHOLE_VISIT_MS,
  filters: { country: z.optional(integer()) },
  row: z.object({
    id: z.int(),
    snippet: z.nullish(z.string()),
    image: z.nullish(WebAddress),
    translation_module_original_language: LanguageCode,
  }),
  promises: {
    record: 'text about a country',
    given: [aCountryWith('a text')],
    query: { country: itsCountry },
    searchedBy: 'search',
  },
});

/** Keys of what a plan wants money for. */
export const PRIORITY_TYPES = [
  'ongoing_emergency_operations',
  'climate_and_environment',
  'disasters_and_crisis',
  'health_and_wellbeing',
  'migration_and_displacement',
  'value_power_and_inclusion',
] as const;

/**
 * What is planned together with a National Society; money in Swiss francs. Visitors are not told of the internal plan. Partners
 * are told in each sector, those with an id in which they take part. Errors: `server` 404 without a published plan. Source: GO
 * API, `api_v2_country_plan_retrieve`.
 */
export const countryPlanEndpoint = defineEndpoint({
  title: 'the plan of a country',
  path: '/api/v2/country-plan/{country}/',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    country: z.int(),
    requested_amount: z.nullish(z.number()),
    people_targeted: z.nullish(z.int()),
    public_plan_file: z.nullish(WebAddress),
    internal_plan_file: z.nullish(WebAddress),
    strategic_priorities: z.array(
      z.object({
        id: z.int(),
        type: like(z.string(), 'climate_and_environment'),
        type_display: z.string(),
        funding_requirement: z.nullish(z.number()),
        people_targeted: z.nullish(z.int()),
      }),
    ),
    membership_coordinations: z.array(
      z.object({
        id: z.nullish(z.int()),
        national_society: z.int(),
        // Only of those that take part.
        national_society_name: sometimes(z.nullable(z.string())),
        sector: like(z.string(), 'climate'),
        sector_display: z.string(),
      }),
    ),
  }),
  interactions: [
    { given: [aCountryWith('a plan')], path: { country: itsCountry } },
    {
      title: 'that has none',
      given: [['no country exists', { id: 9_999_999 }]],
      path: { country: fromState('id', 9_999_999) },
      status: 404,
    },
  ],
});
