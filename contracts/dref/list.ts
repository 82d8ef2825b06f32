import { listEndpoint } from '../listEndpoint.ts';
import { commaList, flag, integer, repeated } from '../query.ts';
import * as z from '../zod.ts';
import { ActiveDref, CompletedDref } from './listRows.ts';
import { aDref, anApprovedReport } from './states.ts';

/** What narrows lists of DREFs. `appeal_code`: a part of it, in any case; `type_of_dref`: keys of `DREF_TYPE`. */
const filters = {
  country: z.optional(repeated(integer())),
  type_of_dref: z.optional(commaList(integer())),
  disaster_type: z.optional(integer()),
  appeal_code: z.optional(z.string()),
  /** Only our API narrows by these four. `region`: that of its country. */
  region: z.optional(integer()),
  /** Of its last stage: where the process stands. */
  status: z.optional(commaList(integer())),
  /** Those in which the caller is the one to act next. */
  waiting_for_me: z.optional(flag()),
  /** Those whose stage in the list the caller wrote. */
  mine: z.optional(flag()),
};
const shared = { token: 'required', touches: ['dref'], filters } as const;
const narrowed = { country: [123], type_of_dref: [2], appeal_code: 'MDR', limit: 20 };
/** Of rows themselves: of active ones the application, of completed ones the report. */
const ORDER = ['id', 'title', 'status', 'created_at'] as const;
/** Of the last stage of each process: the extension `ordering`. The real API knows nothing but applications here. */
const LATEST = ['latest_title', 'latest_status', 'latest_created_at'] as const;

/**
 * Processes that the caller sees and that are not completed, the newest first. Those of the real API stand here in every status;
 * our own leaves the completed ones out. Errors: `server` 401, 403 for guests. Source: GO API, `api_v2_active_dref_list`.
 */
export const activeDrefsEndpoint = listEndpoint({
  ...shared,
  title: 'the list of active DREFs',
  path: '/api/v2/active-dref/',
  order: [...ORDER, ...LATEST],
  row: ActiveDref,
  promises: {
    record: 'DREF application',
    given: [aDref],
    query: { country: [123], limit: 20 },
    also: [
      { title: 'of a country and a type, with a code', query: narrowed },
      {
        title: 'in a status and a region',
        query: { status: [1], region: 2, limit: 20 },
        extension: 'drefFilters',
      },
      { title: 'that the caller wrote', query: { mine: true, limit: 20 }, extension: 'mine' },
      {
        title: 'by how far they have come',
        query: { ordering: ['latest_status', '-latest_created_at'], limit: 20 },
        extension: 'ordering',
      },
    ],
    searchedBy: 'search',
    refusedTo: ['guest', 'for a guest'],
  },
});

/** Final reports that the caller sees, once they are approved. Errors as above. Source: GO API, `api_v2_completed_dref_list`. */
export const completedDrefsEndpoint = listEndpoint({
  ...shared,
  title: 'the list of completed DREFs',
  path: '/api/v2/completed-dref/',
  order: ORDER,
  row: CompletedDref,
  promises: {
    record: 'DREF final report',
    given: [anApprovedReport],
    query: { limit: 20 },
    searchedBy: 'search',
    refusedTo: ['guest', 'for a guest'],
  },
});
