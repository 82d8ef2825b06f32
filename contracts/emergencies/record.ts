import { COMING_BACK_MS, defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { Email, LanguageCode, like, MiniCountry, Moment, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { affectedCount, EventCore } from './schemas.ts';
import { anEmergency, EVENT } from './states.ts';

const count = () => z.nullish(z.int());

/** Whom to ask about an emergency, or about a report of it. */
const contacts = z.array(
  z.object({
    id: z.int(),
    ctype: z.optional(z.string()),
    name: z.string(),
    title: z.string(),
    email: Email,
    phone: z.nullish(z.string()),
  }),
);

/** A field report as its emergency shows it: figures by the Red Cross and Red Crescent, the government (`gov_`) and others (`other_`). */
const MiniFieldReport = z.object({
  id: z.int(),
  summary: z.nullish(z.string()),
  status: z.optional(like(z.int(), 8)),
  is_covid_report: z.optional(z.boolean()),
  updated_at: Moment,
  created_at: Moment,
  ns_request_assistance: z.nullish(z.boolean()),
  request_assistance: z.nullish(z.boolean()),
  num_affected: affectedCount,
  gov_num_affected: affectedCount,
  other_num_affected: affectedCount,
  num_injured: count(),
  gov_num_injured: count(),
  other_num_injured: count(),
  num_dead: count(),
  gov_num_dead: count(),
  other_num_dead: count(),
  num_missing: count(),
  gov_num_missing: count(),
  other_num_missing: count(),
  num_displaced: count(),
  gov_num_displaced: count(),
  other_num_displaced: count(),
  num_assisted: count(),
  gov_num_assisted: count(),
  other_num_assisted: count(),
  num_localstaff: count(),
  num_volunteers: count(),
  num_expats_delegates: count(),
  num_potentially_affected: affectedCount,
  gov_num_potentially_affected: affectedCount,
  other_num_potentially_affected: affectedCount,
  num_highest_risk: count(),
  gov_num_highest_risk: count(),
  other_num_highest_risk: count(),
  affected_pop_centres: z.nullish(z.string()),
  gov_affected_pop_centres: z.nullish(z.string()),
  other_affected_pop_centres: z.nullish(z.string()),
  epi_cases: count(),
  epi_suspected_cases: count(),
  epi_probable_cases: count(),
  epi_confirmed_cases: count(),
  epi_num_dead: count(),
  epi_figures_source_display: z.nullish(z.string()),
  countries: z.array(MiniCountry),
  contacts,
});

/** One emergency, whole. Errors: `server` 404 when it is missing or hidden from the caller. Source: GO API, `api_v2_event_retrieve`. */
export const emergencyEndpoint = defineEndpoint({
  title: 'an emergency',
  path: '/api/v2/event/{id}/',
  freshMs: COMING_BACK_MS,
  touches: ['emergency', 'fieldReport', 'activity'],
  answer: z.extend(EventCore, {
    dtype: z.nullish(z.int()),
    summary: z.nullish(z.string()),
    visibility: z.optional(z.int()),
    parent_event: z.nullish(z.int()),
    translation_module_original_language: z.nullish(LanguageCode),
    districts: z.array(z.object({ id: z.int(), name: z.string() })),
    contacts,
    key_figures: z.array(
      z.object({ id: z.int(), number: z.string(), deck: z.nullish(z.string()), source: z.string() }),
    ),
    links: z.array(
      z.object({
        id: z.int(),
        title: z.nullish(z.string()),
        description: z.nullish(z.string()),
        url: WebAddress,
      }),
    ),
    field_reports: z.array(MiniFieldReport),
    hide_attached_field_reports: z.optional(z.boolean()),
    hide_field_report_map: z.optional(z.boolean()),
    featured_documents: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        description: z.string(),
        thumbnail: WebAddress,
        file: WebAddress,
      }),
    ),
    tab_one_title: z.optional(z.string()),
    tab_two_title: z.nullish(z.string()),
    tab_three_title: z.nullish(z.string()),
    response_activity_count: z.int(),
    emergency_response_contact_email: z.nullish(Email),
  }),
  interactions: [{ given: [anEmergency], path: { id: fromState('id', EVENT) } }, missingRecord('emergency')],
});

/**
 * The emergency that a short address names, by its id. Errors: `server` 404 when no emergency the caller may see has the
 * slug. Source: GO API, `api_v2_event_retrieve_3` (no slash at the end).
 */
export const emergencyBySlugEndpoint = defineEndpoint({
  title: 'an emergency by its slug',
  path: '/api/v2/event/{slug}',
  freshMs: COMING_BACK_MS,
  answer: z.object({ id: z.int() }),
  interactions: [
    {
      given: [['an emergency has a slug', { slug: 'nepal-floods' }]],
      path: { slug: fromState('slug', 'nepal-floods') },
    },
    { title: 'that no emergency has', path: { slug: 'no-such-emergency-9999999' }, status: 404 },
  ],
});
