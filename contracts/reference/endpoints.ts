import * as z from 'zod/mini';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { emptyPage, emptySearch } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, flag, integer, listQuery, namesQuery, orderingBy, WHOLE_LIST } from '../query.ts';
import {
  DisasterType,
  entry,
  Iso,
  Iso3,
  like,
  MiniCountry,
  Point,
  pageOf,
  sometimes,
} from '../schemas/shared.ts';

const everything = { limit: WHOLE_LIST };

/** Source: GO API, `api_v2_country_list`. A country can be chosen when it has id, name, iso, iso3 and is independent and not deprecated. */
export const countriesEndpoint = defineEndpoint({
  title: 'the list of countries',
  method: 'GET',
  path: '/api/v2/country/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object({
    ...namesQuery,
    id: z.optional(integer()),
    id__in: z.optional(commaList(integer())),
    region: z.optional(integer()),
    region__in: z.optional(commaList(integer())),
    record_type: z.optional(integer()),
    is_independent: z.optional(flag()),
    is_deprecated: z.optional(flag()),
    is_nationalsociety: z.optional(flag()),
    ordering: z.optional(orderingBy('id', 'name', 'iso', 'iso3', 'region')),
  }),
  answer: pageOf(
    z.extend(MiniCountry, {
      iso: z.nullish(Iso),
      society_name: z.nullish(z.string()),
      independent: z.nullish(z.boolean()),
      is_deprecated: z.optional(z.boolean()),
      centroid: z.nullish(Point),
    }),
  ),
  interactions: [
    { given: [['a country exists', { id: 123, name: 'Nepal', iso3: 'NPL' }]], query: everything },
    emptyPage('country'),
  ],
});

/** The five regions, ids 0 to 4. Source: GO API, `api_v2_region_list`. */
export const regionsEndpoint = defineEndpoint({
  title: 'the list of regions',
  method: 'GET',
  path: '/api/v2/region/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object({ ...namesQuery, ordering: z.optional(orderingBy('id', 'name')) }),
  answer: pageOf(z.object({ id: z.int(), name: z.optional(z.int()), region_name: z.string() })),
  interactions: [{ given: [['the regions exist']], query: everything }, emptySearch('region')],
});

/** First-level administrative divisions. Source: GO API, `api_v2_district_list`. */
export const districtsEndpoint = defineEndpoint({
  title: 'the list of districts',
  method: 'GET',
  path: '/api/v2/district/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object({
    ...listQuery,
    id: z.optional(integer()),
    id__in: z.optional(commaList(integer())),
    country: z.optional(integer()),
    country__in: z.optional(commaList(integer())),
    country__iso3: z.optional(z.string()),
    name: z.optional(z.string()),
    ordering: z.optional(orderingBy('id', 'name', 'code')),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      name: z.string(),
      code: z.string(),
      country_iso3: z.nullish(Iso3),
      centroid: sometimes(z.nullable(Point)),
    }),
  ),
  interactions: [
    {
      title: 'of a country',
      given: [['a district exists', { id: 1201, name: 'Bagmati', country: 123 }]],
      query: { country: fromState('country', 123), limit: 20 },
    },
    emptyPage('district'),
  ],
});

/** Source: GO API, `api_v2_disaster_type_list`. */
export const disasterTypesEndpoint = defineEndpoint({
  title: 'the list of disaster types',
  method: 'GET',
  path: '/api/v2/disaster_type/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object({ ...namesQuery, ordering: z.optional(orderingBy('id', 'name')) }),
  answer: pageOf(z.extend(DisasterType, { summary: z.nullish(z.string()) })),
  interactions: [
    { given: [['a disaster type exists', { id: 12, name: 'Flood' }]], query: everything },
    emptyPage('disaster type'),
  ],
});

/** A plain array, without pages. Source: GO API, `api_v2_secondarysector_list` (no slash at the end). */
export const secondarySectorsEndpoint = defineEndpoint({
  title: 'the list of secondary sectors',
  method: 'GET',
  path: '/api/v2/secondarysector',
  freshMs: WHOLE_VISIT_MS,
  answer: z.array(
    z.object({ key: z.int(), label: z.string(), color: z.nullish(z.string()), is_deprecated: z.boolean() }),
  ),
  interactions: [
    { given: [['a secondary sector exists', { key: 3, label: 'Migration' }]] },
    { title: 'when there is none', given: [['no secondary sector exists']], isEmpty: true },
  ],
});

/** Components of Preparedness for Effective Response. Pages of 50: follow `next`. Source: GO API, `api_v2_per_formcomponent_list`. */
export const perComponentsEndpoint = defineEndpoint({
  title: 'the list of PER components',
  method: 'GET',
  path: '/api/v2/per-formcomponent/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object({
    ...listQuery,
    area_id: z.optional(integer()),
    exclude_subcomponents: z.optional(flag()),
    ordering: z.optional(orderingBy('id', 'component_num', 'area')),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      title: z.nullish(z.string()),
      component_num: z.optional(z.int()),
      component_letter: z.nullish(like(z.string(), 'a')),
      is_parent: z.nullish(z.boolean()),
    }),
  ),
  interactions: [
    { given: [['a PER component exists', { id: 4, title: 'Hazard, context and risk analysis' }]] },
    emptySearch('PER component'),
  ],
});

/** Every enumeration as a list of key and text. Source: GO API, `api_v2_global_enums_retrieve`. */
export const globalEnumsEndpoint = defineEndpoint({
  title: 'the enumerations',
  method: 'GET',
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
    api_action_org: z.optional(z.array(entry(like(z.string(), 'NTLS')))),
    deployments_eru_type: z.optional(z.array(entry(z.int()))),
    deployments_personnel_type: z.optional(z.array(entry(like(z.string(), 'rr')))),
    api_profile_org_types: z.optional(z.array(entry(like(z.string(), 'NTLS')))),
  }),
  interactions: [{}],
});
