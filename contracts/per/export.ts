import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import * as z from '../zod.ts';
import { aCycle, ofCycle } from './states.ts';

const aPerAdmin = signedInAs('per-admin');
const missing = missingRecord('PER process');
// The real API answers with a text and 500 where it refuses, and lets everybody read every process.
const refused = { extension: 'strictness' } as const;

/** The sheets of the workbook, in their order; their first rows name the columns. */
export const PER_SHEETS = ['Overview', 'Assessment', 'Prioritization', 'Workplan'] as const;

/**
 * A process as a workbook: its overview, the answers of its assessment one a row, what is prioritized and what is planned. In the
 * reader's language. Errors: `server` 401, 403, 404. Source: GO API, `api_v2_export_per_retrieve`.
 */
export const exportPerEndpoint = defineEndpoint({
  title: 'a PER process as a workbook',
  path: '/api/v2/export-per/{id}/',
  token: 'required',
  content: 'excel',
  touches: ['per'],
  // Of the type of browsers: the client does not look into files.
  answer: z.custom<Blob>(() => true),
  interactions: [
    { given: [aCycle, aPerAdmin], isSignedIn: true, path: { id: ofCycle } },
    {
      ...refused,
      title: 'for a member',
      given: [aCycle, aMember],
      isSignedIn: true,
      path: { id: ofCycle },
      status: 403,
    },
    { ...refused, ...withoutToken, given: [aCycle], path: { id: ofCycle } },
    { ...refused, ...missing, given: [aPerAdmin, ...(missing.given ?? [])], isSignedIn: true },
  ],
});
