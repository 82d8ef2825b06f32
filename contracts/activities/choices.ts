import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { anEmergency } from '../emergencies/states.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { Email, MiniCountry, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/* What the form of activities offers. */

/**
 * Emergencies that activities can be entered for: those that people opened, by hand or by a field report, newest first. Source:
 * GO API, `api_v2_event_response_activity_retrieve`.
 */
export const responseEmergenciesEndpoint = listEndpoint({
  title: 'the emergencies that are responded to',
  path: '/api/v2/event/response-activity/',
  touches: ['emergency'],
  order: ['id', 'disaster_start_date', 'name'],
  row: z.object({
    id: z.int(),
    name: z.nullish(z.string()),
    emergency_response_contact_email: z.nullish(Email),
    countries: z.array(MiniCountry),
  }),
  promises: { record: 'emergency', given: [anEmergency], query: { search: 'Nepal', limit: 20 } },
});

/** The sectors of activities in emergencies, and what can be done in each. Source: GO API, `api_v2_emergency_project_options_retrieve`. */
export const emergencyProjectOptionsEndpoint = defineEndpoint({
  title: 'the sectors and actions of activities',
  path: '/api/v2/emergency-project/options/',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    sectors: z.array(z.object({ id: z.int(), title: z.string(), order: z.optional(z.int()) })),
    actions: z.array(
      z.object({
        id: z.int(),
        sector: z.int(),
        title: z.string(),
        description: z.optional(z.string()),
        is_cash_type: z.optional(z.boolean()),
        has_location: z.optional(z.boolean()),
        supplies_details: sometimes(z.array(z.object({ id: z.int(), title: z.string() }))),
      }),
    ),
  }),
  interactions: [{}],
});
