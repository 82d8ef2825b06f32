import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, flag, integer, WHOLE_LIST } from '../query.ts';
import {
  DisasterType,
  Email,
  entry,
  Iso,
  Iso3,
  like,
  MiniCountry,
  Point,
  sometimes,
} from '../schemas/shared.ts';
import * as z from '../zod.ts';

/** Source: GO API, `api_v2_country_list`. A country can be chosen when it has id, name, iso, iso3 and is independent and not deprecated. */
export const countriesEndpoint = listEndpoint({
  title: 'the list of countries',
  path: '/api/v2/country/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  filters: {
    id: z.optional(integer()),
    id__in: z.optional(commaList(integer())),
    region: z.optional(integer()),
    region__in: z.optional(commaList(integer())),
    record_type: z.optional(integer()),
    is_independent: z.optional(flag()),
    is_deprecated: z.optional(flag()),
    is_nationalsociety: z.optional(flag()),
  },
  order: ['id', 'name', 'iso', 'iso3', 'region'],
  row: z.extend(MiniCountry, {
    iso: z.nullish(Iso),
    society_name: z.nullish(z.string()),
    independent: z.nullish(z.boolean()),
    is_deprecated: z.optional(z.boolean()),
    centroid: z.nullish(Point),
  }),
  promises: {
    record: 'country',
    given: [['a country exists', { id: 123, name: 'Nepal', iso3: 'NPL' }]],
    query: { limit: WHOLE_LIST },
  },
});

/** The five regions, ids 0 to 4. Source: GO API, `api_v2_region_list`. */
export const regionsEndpoint = listEndpoint({
  title: 'the list of regions',
  path: '/api/v2/region/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  order: ['id', 'name'],
  row: z.object({ id: z.int(), name: z.optional(z.int()), region_name: z.string() }),
  promises: {
    record: 'region',
    given: [['the regions exist']],
    query: { limit: WHOLE_LIST },
    searchedBy: 'search',
  },
});

/** First-level administrative divisions. Source: GO API, `api_v2_district_list`. */
export const districtsEndpoint = listEndpoint({
  title: 'the list of districts',
  path: '/api/v2/district/',
  freshMs: WHOLE_VISIT_MS,
  filters: {
    id: z.optional(integer()),
    id__in: z.optional(commaList(integer())),
    country: z.optional(integer()),
    country__in: z.optional(commaList(integer())),
    country__iso3: z.optional(z.string()),
    name: z.optional(z.string()),
  },
  order: ['id', 'name', 'code'],
  row: z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    country_iso3: z.nullish(Iso3),
    centroid: sometimes(z.nullable(Point)),
  }),
  promises: {
    record: 'district',
    title: 'of a country',
    given: [['a district exists', { id: 1201, name: 'Bagmati', country: 123 }]],
    query: { country: fromState('country', 123), limit: 20 },
  },
});

/** Source: GO API, `api_v2_disaster_type_list`. */
export const disasterTypesEndpoint = listEndpoint({
  title: 'the list of disaster types',
  path: '/api/v2/disaster_type/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  order: ['id', 'name'],
  row: z.extend(DisasterType, { summary: z.nullish(z.string()) }),
  promises: {
    record: 'disaster type',
    given: [['a disaster type exists', { id: 12, name: 'Flood' }]],
    query: { limit: WHOLE_LIST },
  },
});

/** A sector as forms offer it; deprecated ones stand in older records only. */
const Sector = z.object({
  key: z.int(),
  label: z.string(),
  color: z.nullish(z.string()),
  is_deprecated: z.boolean(),
});

/** What projects mainly work on. A plain array, without pages. Source: GO API, `api_v2_primarysector_list` (no slash at the end). */
export const primarySectorsEndpoint = defineEndpoint({
  title: 'the list of primary sectors',
  path: '/api/v2/primarysector',
  freshMs: WHOLE_VISIT_MS,
  answer: z.array(Sector),
  interactions: [
    { given: [['a primary sector exists', { key: 3, label: 'Migration' }]] },
    { title: 'when there is none', given: [['no primary sector exists']], isEmpty: true },
  ],
});

/** A plain array, without pages. Source: GO API, `api_v2_secondarysector_list` (no slash at the end). */
export const secondarySectorsEndpoint = defineEndpoint({
  title: 'the list of secondary sectors',
  path: '/api/v2/secondarysector',
  freshMs: WHOLE_VISIT_MS,
  answer: z.array(Sector),
  interactions: [
    { given: [['a secondary sector exists', { key: 3, label: 'Migration' }]] },
    { title: 'when there is none', given: [['no secondary sector exists']], isEmpty: true },
  ],
});

/** Who answers for what about the platform. `extent`: the region or topic. Source: GO API, `api_v2_main_contact_list`. */
export const mainContactsEndpoint = listEndpoint({
  title: 'the list of contacts',
  path: '/api/v2/main_contact/',
  isWhole: true,
  order: ['id', 'extent', 'name'],
  row: z.object({ id: z.int(), extent: z.nullish(z.string()), name: z.string(), email: Email }),
  promises: { record: 'contact', given: [['a contact exists']], query: { limit: WHOLE_LIST } },
});

/** Every enumeration as a list of key and text. Source: GO API, `api_v2_global_enums_retrieve`. */
export const globalEnumsEndpoint = defineEndpoint({
  title: 'the enumerations',
  path: '/api/v2/global-enums/',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    api_region_name: z.optional(z.array(entry(z.int()))),
    api_appeal_type: z.optional(z.array(entry(z.int()))),
    api_appeal_status: z.optional(z.array(entry(z.int()))),
    notifications_surge_alert_status: z.optional(z.array(entry(z.int()))),
    api_alert_level: z.optional(z.array(entry(z.int()))),
    api_visibility_choices: z.optional(z.array(entry(z.int()))),
    api_request_choices: z.optional(z.array(entry(z.int()))),
    api_field_report_bulletin: z.optional(z.array(entry(z.int()))),
    api_action_category: z.optional(z.array(entry(like(z.string(), 'General')))),
    api_action_org: z.optional(z.array(entry(like(z.string(), 'NTLS')))),
    deployments_eru_type: z.optional(z.array(entry(z.int()))),
    dref_dref_disaster_category: z.optional(z.array(entry(z.int()))),
    dref_dref_dref_type: z.optional(z.array(entry(z.int()))),
    dref_dref_onset_type: z.optional(z.array(entry(z.int()))),
    dref_dref_status: z.optional(z.array(entry(z.int()))),
    dref_identified_need_title: z.optional(z.array(entry(like(z.string(), 'health')))),
    dref_national_society_action_title: z.optional(z.array(entry(like(z.string(), 'health')))),
    dref_planned_intervention_title: z.optional(z.array(entry(like(z.string(), 'health')))),
    dref_proposed_action: z.optional(z.array(entry(z.int()))),
    deployments_personnel_type: z.optional(z.array(entry(like(z.string(), 'rr')))),
    per_workplanstatus: z.optional(z.array(entry(z.int()))),
    api_profile_org_types: z.optional(z.array(entry(like(z.string(), 'NTLS')))),
  }),
  interactions: [{}],
});
