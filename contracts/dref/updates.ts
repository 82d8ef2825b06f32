import { listEndpoint } from '../listEndpoint.ts';
import { integer, repeated } from '../query.ts';
import * as z from '../zod.ts';
import { WrittenDrefUpdate } from './answers.ts';
import { anUpdate } from './states.ts';

/** Operational updates that the caller sees, of single applications. Source: GO API, `api_v2_dref_op_update_list`. */
export const drefUpdatesEndpoint = listEndpoint({
  title: 'the list of DREF operational updates',
  path: '/api/v2/dref-op-update/',
  token: 'required',
  touches: ['dref'],
  filters: { dref: z.optional(repeated(integer())) },
  row: WrittenDrefUpdate,
  promises: {
    record: 'DREF operational update',
    given: [anUpdate],
    query: { dref: [anUpdate[1].dref], limit: 20 },
    searchedBy: 'search',
  },
});
