import { defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember, type State } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { id } from '../schemas/formFields.ts';
import * as z from '../zod.ts';
import { WrittenDrefReport, WrittenDrefUpdate } from './answers.ts';
import { aDref, aDrefLoan, anApprovedDref } from './states.ts';

/*
 * How the next stage of a process begins: as a copy of what stood before, in the language of the call, which is one that the
 * application was written in. When: `rules/dref.ts`. Errors of both: `server` 400, 401, 403 for guests.
 */

const body = z.object({
  dref: id(FORM_ERRORS.required),
  starting_language: z.enum(LANGUAGES, FORM_ERRORS.required),
});
const begun = { method: 'POST', token: 'required', language: 'current', body, changes: ['dref'] } as const;

const of = (exists: State & readonly [string, { readonly id: number }]) => ({
  given: [exists, aMember],
  body: { dref: fromState('id', exists[1].id), starting_language: 'en' },
  isSignedIn: true,
});
const shared = (): Interaction[] => [
  { ...of(anApprovedDref), status: 201 },
  { ...of(aDref), title: 'of one that is not approved', status: 400 },
  { given: [aMember], isSignedIn: true, title: 'of nothing', body: {}, status: 400 },
  { ...withoutToken, given: [anApprovedDref], body: of(anApprovedDref).body },
];

/** The next operational update. Source: GO API, `api_v2_dref_op_update_create`. */
export const createDrefUpdateEndpoint = defineEndpoint({
  ...begun,
  title: 'a new DREF operational update',
  path: '/api/v2/dref-op-update/',
  answer: WrittenDrefUpdate,
  interactions: shared(),
});

/** The final report. Source: GO API, `api_v2_dref_final_report_create`. */
export const createDrefReportEndpoint = defineEndpoint({
  ...begun,
  title: 'a new DREF final report',
  path: '/api/v2/dref-final-report/',
  answer: WrittenDrefReport,
  interactions: [...shared(), { ...of(aDrefLoan), title: 'of a loan', status: 400 }],
});
