import { recordEndpoints } from '../recordEndpoints.ts';
import { WrittenDref, WrittenDrefReport, WrittenDrefUpdate } from './answers.ts';
import { Dref, DrefChange, DrefReport, DrefReportChange, DrefUpdate, DrefUpdateChange } from './schemas.ts';
import { aDref, anUpdate, aReport, floodsInBagmati } from './states.ts';

/*
 * The three stages of a DREF as records. Each is changed in the language that it was written in, and on the version that was seen:
 * `modified_at`, else 400 (`OBSOLETE_PAYLOAD`). Whoever may not see one is told that there is none. How updates and reports begin:
 * `stages.ts`; what becomes of all three: `steps.ts`.
 */

const shared = { subject: 'dref', language: 'current', token: 'required' } as const;
const promised = { lock: 'body', isKeyed: false } as const;
const halfAPerson = { title: 'with half a person', body: { women: 0.5 } };

/** An application. Source: GO API, `api_v2_dref_retrieve`, `…_create`, `…_partial_update`, `…_destroy`. */
export const drefEndpoints = recordEndpoints({
  ...shared,
  name: 'a DREF application',
  path: '/api/v2/dref/',
  schema: Dref,
  change: DrefChange,
  answer: WrittenDref,
  promises: {
    ...promised,
    exists: aDref,
    body: floodsInBagmati,
    change: { women: 320, men: 290 },
    wrong: { title: 'without a National Society', body: {} },
    wrongChange: halfAPerson,
  },
});
export const {
  read: drefEndpoint,
  create: createDrefEndpoint,
  update: updateDrefEndpoint,
  remove: deleteDrefEndpoint,
} = drefEndpoints;

/** An operational update. Source: GO API, `api_v2_dref_op_update_retrieve`, `…_partial_update`. */
export const drefUpdateEndpoints = recordEndpoints({
  ...shared,
  name: 'a DREF operational update',
  path: '/api/v2/dref-op-update/',
  schema: DrefUpdate,
  change: DrefUpdateChange,
  answer: WrittenDrefUpdate,
  promises: {
    ...promised,
    exists: anUpdate,
    body: floodsInBagmati,
    change: { summary_of_change: 'Two months more.' },
    wrong: halfAPerson,
  },
});
export const { read: drefUpdateEndpoint, update: updateDrefUpdateEndpoint } = drefUpdateEndpoints;

/** A final report. Source: GO API, `api_v2_dref_final_report_retrieve`, `…_partial_update`. */
export const drefReportEndpoints = recordEndpoints({
  ...shared,
  name: 'a DREF final report',
  path: '/api/v2/dref-final-report/',
  schema: DrefReport,
  change: DrefReportChange,
  answer: WrittenDrefReport,
  promises: {
    ...promised,
    exists: aReport,
    body: floodsInBagmati,
    change: { main_donors: 'Two National Societies.' },
    wrong: halfAPerson,
  },
});
export const { read: drefReportEndpoint, update: updateDrefReportEndpoint } = drefReportEndpoints;
