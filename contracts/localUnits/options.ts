import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { each } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { Choice } from './answers.ts';
import { HEALTH_CHOICES, HEALTH_SERVICES } from './codes.ts';

const choices = () => z.array(Choice);

/** What local units choose from: types, levels and what health facilities are and offer. Source: GO API, `api_v2_local_units_options_retrieve`. */
export const localUnitOptionsEndpoint = defineEndpoint({
  title: 'what local units choose from',
  path: '/api/v2/local-units-options/',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    type: choices(),
    level: z.array(z.object({ id: z.int(), name: z.string(), level: z.int() })),
    ...each(HEALTH_CHOICES, choices),
    ...each(HEALTH_SERVICES, choices),
  }),
  interactions: [{}],
});
