import { WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { flag, integer } from '../query.ts';
import { like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { Answer, FormComponent, MiniComponent } from './schemas.ts';

/* What assessments ask: the same for everybody, and changed with a release rather than in a day. Each is asked for whole. */

const whole = { isWhole: true, freshMs: WHOLE_VISIT_MS } as const;
const words = () => z.nullish(z.string());

/** Components of all areas, also those without questions. Source: GO API, `api_v2_per_formcomponent_list`. */
export const perComponentsEndpoint = listEndpoint({
  ...whole,
  title: 'the list of PER components',
  path: '/api/v2/per-formcomponent/',
  filters: {
    area_id: z.optional(integer()),
    /** Leaves out the parts of a component that has some, and keeps their heading. */
    exclude_subcomponents: z.optional(flag()),
  },
  order: ['id', 'component_num', 'area'],
  row: FormComponent,
  promises: {
    record: 'PER component',
    given: [['a PER component exists', { id: 4, title: 'Hazard, context and risk analysis' }]],
    query: { area_id: 1 },
    searchedBy: 'search',
  },
});

/** Questions ("benchmarks") with the answers to choose from. `question_num` counts from 1 within a component. Source: GO API, `api_v2_per_formquestion_list`. */
export const perQuestionsEndpoint = listEndpoint({
  ...whole,
  title: 'the list of PER questions',
  path: '/api/v2/per-formquestion/',
  filters: { component: z.optional(integer()), area_id: z.optional(integer()) },
  row: z.object({
    id: z.int(),
    question: words(),
    question_num: z.nullish(z.int()),
    description: words(),
    question_group: z.nullish(z.int()),
    answers: z.array(Answer),
    component: z.extend(MiniComponent, {
      is_parent: z.nullish(z.boolean()),
      area: z.object({ id: z.int(), area_num: z.optional(like(z.int(), 1)), title: words() }),
    }),
  }),
  promises: {
    record: 'PER question',
    given: [['a PER component has questions', { component: 1 }]],
    query: { component: 1 },
    searchedBy: 'search',
  },
});

/** Headings that the questions of some components stand under. Source: GO API, `api_v2_per_formquestion_group_list`. */
export const perQuestionGroupsEndpoint = listEndpoint({
  ...whole,
  title: 'the list of groups of PER questions',
  path: '/api/v2/per-formquestion-group/',
  row: z.object({ id: z.int(), component: z.int(), title: z.string(), description: words() }),
  promises: {
    record: 'group of PER questions',
    given: [['a group of PER questions exists', {}]],
    searchedBy: 'search',
  },
});

/** Every answer that some question offers. Source: GO API, `api_v2_per_formanswer_list`. */
export const perAnswersEndpoint = listEndpoint({
  ...whole,
  title: 'the list of PER answers',
  path: '/api/v2/per-formanswer/',
  row: Answer,
  promises: {
    record: 'PER answer',
    given: [['a PER answer exists', {}]],
    searchedBy: 'search',
  },
});
