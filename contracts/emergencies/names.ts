import { listEndpoint } from '../listEndpoint.ts';
import { DisasterType } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { EMERGENCY_SORT_KEYS, emergencyFilters } from './list.ts';
import { anEmergency } from './states.ts';

// Not beside the list of emergencies, which comes with the first load of the home page.

/** Emergencies with their names only, for pickers. Source: GO API, `api_v2_event_mini_list`. */
export const emergencyNamesEndpoint = listEndpoint({
  title: 'the list of emergency names',
  path: '/api/v2/event/mini/',
  touches: ['emergency'],
  filters: emergencyFilters,
  order: EMERGENCY_SORT_KEYS,
  row: z.object({ id: z.int(), name: z.nullish(z.string()), dtype: z.nullish(DisasterType) }),
  promises: { record: 'emergency', given: [anEmergency], query: { search: 'Nepal', limit: 20 } },
});
