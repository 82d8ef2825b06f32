import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { filters, placed, riskList } from './shared.ts';
import { itsRisks, NEPAL_ISO3 } from './states.ts';

const words = () => z.nullish(z.string());

/**
 * What could be done before a hazard strikes. `sectors` is a part of the name of one; an action of several that fit comes several
 * times. The misspelt field is the real one. Source: risk API, `api_v1_early_actions_list`.
 */
export const earlyActionsEndpoint = riskList({
  title: 'the possible early actions',
  path: '/api/v1/early-actions/',
  filters: {
    iso3: filters.iso3,
    region: filters.region,
    hazard_type: filters.hazards,
    sectors: z.optional(z.string()),
  },
  row: z.object({
    ...placed,
    early_actions: words(),
    location: words(),
    intended_purpose: words(),
    organization: words(),
    implementation_date_raw: words(),
    impact_action: words(),
    evidence_of_sucess: words(),
    sectors_details: z.nullish(z.array(z.object({ id: z.int(), name: z.string() }))),
  }),
  promises: { given: [itsRisks], query: { iso3: NEPAL_ISO3 } },
});

/** Source: risk API, `api_v1_early_actions_options_retrieve`. */
export const earlyActionOptionsEndpoint = defineEndpoint({
  title: 'the choices of the possible early actions',
  path: '/api/v1/early-actions/options/',
  api: 'risk',
  freshMs: WHOLE_VISIT_MS,
  answer: z.object({
    hazard_type: z.array(z.object({ key: like(z.string(), 'FL'), value: z.string() })),
    sectors: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  interactions: [{ given: [itsRisks] }],
});
