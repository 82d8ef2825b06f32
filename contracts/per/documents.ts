import { ATTACHMENT_ERRORS } from '../attachments.ts';
import { defineEndpoint } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { integer } from '../query.ts';
import { Moment, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aCycle } from './states.ts';

/*
 * Documents of a cycle, for those who look after its country, and for whoever sent them. Errors of all: `server` 401, 403.
 */

/** How many one person may send for a cycle. */
export const PER_DOCUMENT_LIMIT = 10;
export const PER_DOCUMENT_ERRORS = {
  tooMany: 'Can add utmost 10 documents',
  mismatch: 'Per {per} doesn’t match country {country}',
} as const;

const [, { id: PER, country: COUNTRY }] = aCycle;
const aCycleElsewhere = ['a PER cycle exists', { id: 9_500_002, country: 14, phase: 1 }] as const;
const aPerAdmin = signedInAs('per-admin');
const DOCUMENT = 9_500_031;
const aDocument = [
  'a document of a PER cycle was uploaded',
  { id: DOCUMENT, per: PER, country: COUNTRY },
] as const;

/** `file`: where it is, with its name at the end; for this reader alone. */
const PerDocument = z.object({
  id: z.int(),
  country: z.int(),
  per: z.nullish(z.int()),
  file: WebAddress,
  created_at: Moment,
  created_by: z.nullish(z.int()),
});

/** The newest first. Source: GO API, `api_v2_per_document_upload_list`. */
export const perDocumentsEndpoint = listEndpoint({
  title: 'the list of PER documents',
  path: '/api/v2/per-document-upload/',
  token: 'required',
  touches: ['perDocument'],
  filters: {
    country: z.optional(integer()),
    region: z.optional(integer()),
    per: z.optional(integer()),
  },
  row: PerDocument,
  promises: {
    record: 'PER document',
    given: [aCycle, aDocument],
    as: 'per-admin',
    query: { country: fromState('country', COUNTRY), per: fromState('per', PER) },
    empty: { title: 'of a cycle without any', query: { per: 1 }, isEmpty: true },
    refusedTo: ['guest', 'for a guest'],
  },
});

const pdf = () => new File(['%PDF-1.4\n%%EOF\n'], 'work plan.pdf', { type: 'application/pdf' });
const sent = (file = pdf()) => ({ country: String(COUNTRY), per: String(PER), file });

/**
 * Adds a document. Errors: `server` 400 (`file`) for what is no document and for one too many, 400 (`per`) for a cycle of another
 * country, 413. Source: GO API, `api_v2_per_document_upload_create`.
 */
export const addPerDocumentEndpoint = defineEndpoint({
  title: 'a new PER document',
  method: 'POST',
  path: '/api/v2/per-document-upload/',
  token: 'required',
  language: 'current',
  content: 'form-data',
  changes: ['perDocument'],
  // A form's fields are texts.
  body: z.object({ country: integer(), per: integer(), file: z.file(ATTACHMENT_ERRORS.wrongType) }),
  answer: PerDocument,
  interactions: [
    { given: [aCycle, aPerAdmin], isSignedIn: true, body: sent(), status: 201 },
    {
      title: 'of another country than its cycle',
      // Whoever sends it looks after the country that they name.
      given: [aCycleElsewhere, aPerAdmin],
      isSignedIn: true,
      body: { ...sent(), per: String(aCycleElsewhere[1].id) },
      status: 400,
    },
    { title: 'for a member', given: [aCycle, aMember], isSignedIn: true, body: sent(), status: 403 },
    { ...withoutToken, given: [aCycle], body: sent() },
  ],
});

const missing = missingRecord('PER document');

/** Removes one. Errors: `server` 404 for one that the caller does not see. Source: GO API, `api_v2_per_document_upload_destroy`. */
export const deletePerDocumentEndpoint = defineEndpoint({
  title: 'the removal of a PER document',
  method: 'DELETE',
  path: '/api/v2/per-document-upload/{id}/',
  token: 'required',
  changes: ['perDocument'],
  answer: z.undefined(),
  interactions: [
    {
      given: [aCycle, aDocument, aPerAdmin],
      isSignedIn: true,
      path: { id: fromState('id', DOCUMENT) },
      status: 204,
    },
    { ...withoutToken, given: [aCycle, aDocument], path: { id: fromState('id', DOCUMENT) } },
    { ...missing, given: [...(missing.given ?? []), aPerAdmin], isSignedIn: true },
  ],
});
