import { defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, type State } from '../pact/states.ts';
import { sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { WrittenDref, WrittenDrefReport, WrittenDrefUpdate } from './answers.ts';
import {
  aDref,
  aDrefInTranslation,
  aFinalizedDref,
  aFinalizedReport,
  aFinalizedUpdate,
  aFrenchDref,
  anApprovedDref,
  anApprover,
  anUpdate,
  aReport,
  idOf,
} from './states.ts';

/*
 * What becomes of a stage once it is written; the body says nothing. Who may: `drefRules` of `rules/dref.ts`. Errors of all:
 * `server` 400 where its status does not allow it, 401, 403, 404 for whoever does not see it.
 */

type Exists = State & readonly [string, { readonly id: number }];
const step = { method: 'POST', token: 'required', changes: ['dref'], body: z.object({}) } as const;
const by = (who: State, exists: Exists) => ({
  given: [exists, who],
  isSignedIn: true,
  path: idOf(exists),
  body: {},
});

const missingFor = (record: string, who: State): Interaction => {
  const missing = missingRecord(record);
  return { ...missing, given: [who, ...(missing.given ?? [])], isSignedIn: true, body: {} };
};

/** The record where it was written in English, else (202) the word that it is being translated: ask for it again. */
const Finalized = z.object({ status: sometimes(z.int()), detail: sometimes(z.string()) });

const promisesOfFinalizing = (record: string, exists: Exists, ...more: Interaction[]): Interaction[] => [
  { ...by(aMember, exists) },
  ...more,
  { ...withoutToken, given: [exists], path: idOf(exists), body: {} },
  missingFor(record, aMember),
];
const promisesOfApproval = (record: string, exists: Exists, draft: Exists): Interaction[] => [
  { ...by(anApprover, exists) },
  { ...by(anApprover, draft), title: 'that is not finalized', status: 400 },
  { ...by(aMember, exists), title: 'by its author', status: 403 },
  { ...withoutToken, given: [exists], path: idOf(exists), body: {} },
  missingFor(record, anApprover),
];

/** Ends the writing of an application. Source: GO API, `api_v2_dref_finalize_create`. */
export const finalizeDrefEndpoint = defineEndpoint({
  ...step,
  title: 'the end of writing a DREF application',
  path: '/api/v2/dref/{id}/finalize/',
  answer: Finalized,
  interactions: promisesOfFinalizing(
    'DREF application',
    aDref,
    { ...by(aMember, aFrenchDref), title: 'that is then translated', status: 202 },
    { ...by(aMember, aDrefInTranslation), title: 'whose translation takes too long', status: 202 },
    { ...by(aMember, anApprovedDref), title: 'that is approved', status: 400 },
  ),
});
/** Of an operational update. Source: GO API, `api_v2_dref_op_update_finalize_create`. */
export const finalizeDrefUpdateEndpoint = defineEndpoint({
  ...step,
  title: 'the end of writing a DREF operational update',
  path: '/api/v2/dref-op-update/{id}/finalize/',
  answer: Finalized,
  interactions: promisesOfFinalizing('DREF operational update', anUpdate),
});
/** Of a final report. Source: GO API, `api_v2_dref_final_report_finalize_create`. */
export const finalizeDrefReportEndpoint = defineEndpoint({
  ...step,
  title: 'the end of writing a DREF final report',
  path: '/api/v2/dref-final-report/{id}/finalize/',
  answer: Finalized,
  interactions: promisesOfFinalizing('DREF final report', aReport),
});

/** Approves an application: nobody changes it any more. Source: GO API, `api_v2_dref_approve_create`. */
export const approveDrefEndpoint = defineEndpoint({
  ...step,
  title: 'the approval of a DREF application',
  path: '/api/v2/dref/{id}/approve/',
  answer: WrittenDref,
  interactions: promisesOfApproval('DREF application', aFinalizedDref, aDref),
});
/** An operational update. Source: GO API, `api_v2_dref_op_update_approve_create`. */
export const approveDrefUpdateEndpoint = defineEndpoint({
  ...step,
  title: 'the approval of a DREF operational update',
  path: '/api/v2/dref-op-update/{id}/approve/',
  answer: WrittenDrefUpdate,
  interactions: promisesOfApproval('DREF operational update', aFinalizedUpdate, anUpdate),
});
/** A final report: its application is completed then. Source: GO API, `api_v2_dref_final_report_approve_create`. */
export const approveDrefReportEndpoint = defineEndpoint({
  ...step,
  title: 'the approval of a DREF final report',
  path: '/api/v2/dref-final-report/{id}/approve/',
  answer: WrittenDrefReport,
  interactions: promisesOfApproval('DREF final report', aFinalizedReport, aReport),
});
