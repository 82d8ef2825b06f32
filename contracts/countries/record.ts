import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { Email, Iso, Iso3, like, Moment, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aCountry, NEPAL } from './states.ts';

const text = () => z.nullish(z.string());

/** OCAC (0) asks a whole National Society, BOCA (1) one of its branches. */
const CapacityAssessment = z.object({
  id: z.int(),
  assessment_type: like(z.int(), 0),
  assessment_type_display: z.string(),
  submission_date: Moment,
  branch_name: text(),
  year: z.string(),
});

/** Money of a fund for the development of a National Society. `funding_period` in months, `allocation` in Swiss francs. */
const Initiative = z.object({
  id: z.int(),
  title: text(),
  fund_type: z.string(),
  funding_period: z.int(),
  year: z.string(),
  allocation: z.int(),
  // The document says a text, the service sends a list.
  categories: z.union([z.array(z.string()), z.string()]),
});

/** An office of the IFRC in the country, and who leads it. */
const Delegation = z.object({
  dotype_name: z.string(),
  hod_first_name: text(),
  hod_last_name: text(),
  city: text(),
  address: text(),
});

/** GeoJSON, WGS 84, longitude before latitude: a rectangle round the country. */
const Polygon = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(z.array(z.number()))),
});

/**
 * A country with its National Society: what all its pages begin with. A record that stands for a region is one too, of
 * `record_type` 3. Errors: `server` 404 for no such country. Source: GO API, `api_v2_country_retrieve`.
 */
export const countryEndpoint = defineEndpoint({
  title: 'a country',
  path: '/api/v2/country/{id}/',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    id: z.int(),
    name: text(),
    iso: z.nullish(Iso),
    iso3: z.nullish(Iso3),
    independent: z.nullish(z.boolean()),
    region: z.nullish(z.int()),
    regions_details: z.nullish(z.object({ id: z.int(), region_name: z.string() })),
    bbox: z.nullish(Polygon),
    society_name: text(),
    society_url: z.optional(WebAddress),
    url_ifrc: z.optional(WebAddress),
    fdrs: text(),
    disaster_law_url: text(),
    address_1: text(),
    address_2: text(),
    emails: z.nullish(z.array(z.nullable(Email))),
    additional_tab_name: text(),
    has_country_plan: z.boolean(),
    contacts: z.array(
      z.object({
        id: z.int(),
        ctype: z.optional(z.string()),
        name: z.string(),
        title: z.string(),
        email: Email,
      }),
    ),
    links: z.array(z.object({ id: z.int(), title: z.string(), url: WebAddress })),
    directory: z.array(z.object({ id: z.int(), first_name: text(), last_name: text(), position: text() })),
    initiatives: z.array(Initiative),
    capacity: z.array(CapacityAssessment),
    country_delegation: z.array(Delegation),
    icrc_presence: z.nullish(
      z.object({
        icrc_presence: z.nullish(z.boolean()),
        url: text(),
        key_operation: z.nullish(z.boolean()),
        description: text(),
      }),
    ),
  }),
  interactions: [{ given: [aCountry], path: { id: fromState('id', NEPAL) } }, missingRecord('country')],
});
