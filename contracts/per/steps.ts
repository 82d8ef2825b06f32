import { SUPPORTED_BY_SOCIETY } from '#rules/perSteps.ts';
import { defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { changedAsSeen, missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import type { StateValue } from '../pact/stateValue.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { day, id, isBlank, listOf, text, wholeCheck } from '../schemas/formFields.ts';
import * as z from '../zod.ts';
import { perAssessmentEndpoint, perPrioritizationEndpoint, perWorkPlanEndpoint } from './results.ts';
import { anAssessment, aPrioritization, aWorkPlan, idsOf } from './states.ts';

/*
 * How the assessment, the prioritization and the work plan of a cycle are written; the server makes each of them when the one
 * before it is finished. All name their `overview`. `is_draft: false` finishes a step and opens the next one: `phaseAfter` of
 * `rules/per.ts`. What may be written when: `obstacleToStep`.
 *
 * Errors of all: `server` 400 by field and where the phase does not allow it, 401, 403, 404.
 * Lists are replaced as they are sent, and rows known by their ids; a list that is left out stays. Texts are people's own, and are
 * sent in the language that they are written in, which `results.ts` tells: `server` 400 for another one.
 */

/** Why a step is not saved, beyond what can be in any form; translated as `perErrors`. */
export const OWN_STEP_ERRORS = {
  notYet: 'What comes before this is not finished yet.',
  submitted: 'An assessment cannot be changed any more once it was submitted.',
  otherOverview: 'This belongs to another process.',
  nothingChosen: 'Choose one component at least.',
  notChosen: 'This component is not prioritized.',
  areaIsOld: 'Someone else saved this area meanwhile.',
  draftAgain: 'This was finished already: it does not become a draft again.',
} as const;
const E = FORM_ERRORS;

const step = {
  overview: id(E.required),
  is_draft: z.optional(z.boolean(E.invalidChoice)),
};
const row = { id: z.optional(z.int()) };
const change = { method: 'PATCH', token: 'required', language: 'current', changes: ['per'] } as const;

const Answer = z.object({
  ...row,
  question: id(E.required),
  answer: z.nullish(id()),
  notes: text(),
});

/** What a row leaves out stays as it is. `rating`: the id of a rating, not its value. */
const RatedComponent = z.object({
  ...row,
  component: id(E.required),
  rating: z.nullish(id()),
  notes: text(),
  epi_considerations: text(),
  urban_considerations: text(),
  climate_environmental_considerations: text(),
  migration_considerations: text(),
  question_responses: z.optional(listOf(Answer)),
});

const AssessedArea = z.object({
  ...row,
  /** The id of an area. */
  area: id(E.required),
  /**
   * Its version as the caller has seen it; null for an area that nobody had written in. Only our own API looks at it: without
   * one it asks nothing.
   */
  modified_at: z.nullish(z.string()),
  component_responses: z.optional(listOf(RatedComponent)),
});

/** A change of an assessment. See `updatePerAssessmentEndpoint`. */
export const PerAssessmentChange = z.object({ ...step, area_responses: z.optional(listOf(AssessedArea)) });
export type PerAssessmentChangeBody = z.infer<typeof PerAssessmentChange>;

/** What is to be strengthened first: it is finished with one component at least. */
export const PerPrioritizationChange = z.object({
  ...step,
  prioritized_action_responses: z.optional(
    listOf(z.object({ ...row, component: id(E.required), justification_text: text() })),
  ),
});
export type PerPrioritizationChangeBody = z.infer<typeof PerPrioritizationChange>;

const action = {
  ...row,
  actions: text(900),
  due_date: z.nullish(day()),
  status: z.literal([0, 1, 2, 3, 4], E.required),
  supported_by_organization_type: z.nullish(z.literal([0, 1, 2, SUPPORTED_BY_SOCIETY], E.invalidChoice)),
  /** The id of a country; kept where a National Society supports it. */
  supported_by: z.nullish(id()),
};

/** What is done about the prioritized components, and beside them. */
export const PerWorkPlanChange = z
  .object({
    ...step,
    prioritized_action_responses: z.optional(listOf(z.object({ ...action, component: id(E.required) }))),
    additional_action_responses: z.optional(listOf(z.object(action))),
  })
  .check(
    wholeCheck(({ additional_action_responses: rows }, refuse) => {
      if (!Array.isArray(rows)) return;
      rows.forEach((its, index) => {
        if (isBlank(its?.actions)) refuse(E.required, 'additional_action_responses', index, 'actions');
      });
    }),
  );
export type PerWorkPlanChangeBody = z.infer<typeof PerWorkPlanChange>;

const aPerAdmin = signedInAs('per-admin');

/** What each of them promises: it is saved by a PER admin, and by nobody else. */
function promisesOf(
  record: string,
  exists: typeof anAssessment | typeof aPrioritization | typeof aWorkPlan,
  one: StateValue,
  body: object,
): Interaction[] {
  const call = { path: { id: one }, body, isSignedIn: true } as const;
  const missing = missingRecord(record);
  return [
    { ...call, given: [exists, aPerAdmin] },
    { ...call, given: [exists, aMember], title: 'for a member', status: 403 },
    {
      ...call,
      given: [exists, aPerAdmin],
      title: 'that does not say of which process',
      body: {},
      status: 400,
      // The real API asks for it when an assessment is submitted.
      ...(exists === anAssessment && { extension: 'strictness' }),
    },
    { ...withoutToken, given: [exists], path: call.path, body },
    { ...missing, given: [aPerAdmin, ...(missing.given ?? [])], isSignedIn: true, body: { overview: 1 } },
  ];
}

const assessed = idsOf(anAssessment);
const rated = {
  overview: assessed.overview,
  is_draft: true,
  area_responses: [
    {
      area: 1,
      component_responses: [
        { component: 1, rating: 3, notes: 'Half.', question_responses: [{ question: 11, answer: 1 }] },
      ],
    },
  ],
};
const old = '2020-05-01T08:30:00.000Z';

/**
 * Saves areas of an assessment, or submits it. Those that are not sent stay as they are (an extension: the real API removes what
 * is not named, but leaves an area alone that is sent as `{ id, area }`), so that several people assess at once. An area that
 * somebody else has saved since its `modified_at` is not overwritten (an extension): 412, which names each by its id in
 * `errors.area_responses`, and nothing is saved. Read the assessment then, merge those areas, and send them with their new version.
 * Source: GO API, `api_v2_per_assessment_partial_update`.
 */
export const updatePerAssessmentEndpoint = defineEndpoint({
  ...change,
  title: 'a change of a PER assessment',
  path: '/api/v2/per-assessment/{id}/',
  body: PerAssessmentChange,
  answer: perAssessmentEndpoint.answer,
  interactions: [
    ...promisesOf('PER assessment', anAssessment, assessed.assessment, rated),
    {
      title: 'that submits it',
      given: [anAssessment, aPerAdmin],
      path: { id: assessed.assessment },
      isSignedIn: true,
      body: { ...rated, is_draft: false },
    },
    {
      title: 'that was submitted',
      given: [aPrioritization, aPerAdmin],
      path: { id: idsOf(aPrioritization).assessment },
      isSignedIn: true,
      body: { ...rated, overview: idsOf(aPrioritization).overview },
      status: 400,
    },
    {
      title: 'whose area somebody else saved meanwhile',
      given: [anAssessment, aPerAdmin],
      path: { id: assessed.assessment },
      isSignedIn: true,
      body: { ...rated, area_responses: [{ area: 1, modified_at: old, component_responses: [] }] },
      status: 412,
      extension: 'perAreas',
    },
  ],
});

const prioritized = idsOf(aPrioritization);
const chosen = {
  overview: prioritized.overview,
  is_draft: true,
  prioritized_action_responses: [{ component: 4, justification_text: 'Much depends on it.' }],
};

/**
 * Saves what is prioritized, or decides it. Changed later, the actions of components that are left out go with them. Takes
 * `If-Match` (an extension, `modified_at`): 412. Source: GO API, `api_v2_per_prioritization_partial_update`.
 */
export const updatePerPrioritizationEndpoint = defineEndpoint({
  ...change,
  title: 'a change of a PER prioritization',
  path: '/api/v2/per-prioritization/{id}/',
  body: PerPrioritizationChange,
  answer: perPrioritizationEndpoint.answer,
  interactions: [
    ...promisesOf('PER prioritization', aPrioritization, prioritized.prioritization, chosen),
    {
      title: 'that decides it',
      given: [aPrioritization, aPerAdmin],
      path: { id: prioritized.prioritization },
      isSignedIn: true,
      body: { ...chosen, is_draft: false },
    },
    ...changedAsSeen('a PER prioritization', 10 * aPrioritization[1].id + 3, {
      given: [aPrioritization, aPerAdmin],
      path: { id: prioritized.prioritization },
      body: chosen,
    }),
  ],
});

const planned = idsOf(aWorkPlan);
const plan = {
  overview: planned.overview,
  is_draft: true,
  prioritized_action_responses: [
    { component: 4, actions: 'Train volunteers', due_date: '2026-12-01', status: 1 },
  ],
  additional_action_responses: [{ actions: 'Tell donors about it', status: 0 }],
};

/** Saves the plan, or finishes it; its progress is saved later in the same way. Takes `If-Match` as above. Source: GO API, `api_v2_per_work_plan_partial_update`. */
export const updatePerWorkPlanEndpoint = defineEndpoint({
  ...change,
  title: 'a change of a PER work plan',
  path: '/api/v2/per-work-plan/{id}/',
  body: PerWorkPlanChange,
  answer: perWorkPlanEndpoint.answer,
  interactions: [
    ...promisesOf('PER work plan', aWorkPlan, planned.workplan, plan),
    {
      title: 'that finishes it',
      given: [aWorkPlan, aPerAdmin],
      path: { id: planned.workplan },
      isSignedIn: true,
      body: { ...plan, is_draft: false },
    },
    ...changedAsSeen('a PER work plan', 10 * aWorkPlan[1].id + 4, {
      given: [aWorkPlan, aPerAdmin],
      path: { id: planned.workplan },
      body: plan,
    }),
  ],
});
