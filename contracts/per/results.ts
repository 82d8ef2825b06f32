import { defineEndpoint, SAME_PAGE_MS } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { Email, LanguageCode, like, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { Component, Day, MiniComponent, Rating, saved } from './schemas.ts';
import { aCycle, ofAssessment, ofPrioritization, ofWorkPlan } from './states.ts';

/*
 * What a cycle has found and decided, for those who look after its country. How they are written: `steps.ts`. Errors of all: `server` 401, 403 for all others, 404.
 */

const aPerAdmin = signedInAs('per-admin');
const words = () => z.nullish(z.string());

const promisesOf = (record: string, id: typeof ofAssessment) => {
  const missing = missingRecord(record);
  return [
    { given: [aCycle, aPerAdmin], isSignedIn: true, path: { id } },
    { title: 'for a member', given: [aCycle, aMember], isSignedIn: true, path: { id }, status: 403 },
    { ...withoutToken, given: [aCycle], path: { id } },
    { ...missing, given: [aPerAdmin, ...(missing.given ?? [])], isSignedIn: true },
  ];
};

/** What each of them begins with: whose it is, and whether it is finished. */
const step = { id: z.int(), is_draft: z.optional(z.boolean()), overview: z.nullish(z.int()) };
/** The language of the texts, in which alone they are changed. */
const inOneLanguage = { translation_module_original_language: z.optional(LanguageCode) };
const read = { token: 'required', touches: ['per'], freshMs: SAME_PAGE_MS } as const;

/** `rating` is the id of a rating, not its value. */
const ComponentResponse = z.object({
  id: z.int(),
  component: z.int(),
  component_details: Component,
  rating: z.nullish(z.int()),
  rating_details: z.nullish(Rating),
  notes: words(),
  epi_considerations: words(),
  urban_considerations: words(),
  climate_environmental_considerations: words(),
  migration_considerations: words(),
  question_responses: z.optional(
    z.array(
      z.object({ id: z.int(), question: z.nullish(z.int()), answer: z.nullish(z.int()), notes: words() }),
    ),
  ),
});

/** How the components of an assessment were rated, by areas. `modified_at` of an area: see `steps.ts`. The real API makes it an English one, whatever its overview is written in. Source: GO API, `api_v2_per_assessment_retrieve`. */
export const perAssessmentEndpoint = defineEndpoint({
  title: 'a PER assessment',
  path: '/api/v2/per-assessment/{id}/',
  ...read,
  answer: z.object({
    ...step,
    ...inOneLanguage,
    area_responses: z.optional(
      z.array(
        z.object({
          id: z.int(),
          area: z.int(),
          ...saved,
          component_responses: z.optional(z.array(ComponentResponse)),
        }),
      ),
    ),
  }),
  interactions: promisesOf('PER assessment', ofAssessment),
});

/** What is to be strengthened first, and why: its rows tell their language, itself has none. Source: GO API, `api_v2_per_prioritization_retrieve`. */
export const perPrioritizationEndpoint = defineEndpoint({
  title: 'a PER prioritization',
  path: '/api/v2/per-prioritization/{id}/',
  ...read,
  answer: z.object({
    ...step,
    ...saved,
    prioritized_action_responses: z.optional(
      z.array(
        z.object({
          id: z.int(),
          component: z.int(),
          component_details: MiniComponent,
          justification_text: words(),
          ...inOneLanguage,
        }),
      ),
    ),
  }),
  interactions: promisesOf('PER prioritization', ofPrioritization),
});

/** What is done until when: `status` is a key of `per_workplanstatus`. */
const action = {
  id: z.int(),
  actions: words(),
  due_date: z.nullish(Day),
  status: z.optional(like(z.int(), 1)),
  supported_by: z.nullish(z.int()),
  supported_by_organization_type: z.nullish(like(z.int(), 3)),
  supported_by_organization_type_details: words(),
  ...inOneLanguage,
};

/** The work plan of a cycle: what is done for prioritized components, and beside them. Source: GO API, `api_v2_per_work_plan_retrieve`. */
export const perWorkPlanEndpoint = defineEndpoint({
  title: 'a PER work plan',
  path: '/api/v2/per-work-plan/{id}/',
  ...read,
  answer: z.object({
    ...step,
    ...saved,
    /** Whom the plan reminds, and since when there is one. */
    overview_details: z.optional(
      z.object({
        id: z.int(),
        workplan_development_date: z.nullish(Day),
        ns_focal_point_name: words(),
        ns_focal_point_email: z.nullish(Email),
      }),
    ),
    prioritized_action_responses: z.optional(
      z.array(
        z.object({
          ...action,
          component: z.int(),
          component_details: Component,
          status_display: words(),
          supported_by_details: sometimes(z.nullable(z.object({ id: z.int(), society_name: words() }))),
        }),
      ),
    ),
    additional_action_responses: z.optional(z.array(z.object(action))),
  }),
  interactions: promisesOf('PER work plan', ofWorkPlan),
});
