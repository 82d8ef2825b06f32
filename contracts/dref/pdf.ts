import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import { id } from '../schemas/formFields.ts';
import { WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aDref, anothersDref, anUpdate, aPdf, aReport, idOf } from './states.ts';

/** What can be had as a PDF: the pages for print, by the first part of their address. */
export const PDF_TYPES = ['dref-applications', 'dref-operational-updates', 'dref-final-reports'] as const;
export type PdfType = (typeof PDF_TYPES)[number];

/** How far a PDF is. */
export const PDF_STATUS = { pending: 0, completed: 1, errored: 2 } as const;

/** `status`: of `PDF_STATUS`; `pdf_file`: the address of one that is completed. */
const Pdf = z.object({ id: z.int(), status: z.int(), pdf_file: z.nullable(WebAddress) });

const of = (export_type: PdfType, [, { id }]: readonly [string, { readonly id: number }]) => ({
  export_id: fromState('id', id),
  export_type,
});
const missing = missingRecord('PDF');

/**
 * Orders a stage of a DREF as a PDF, in the language of the call: the server opens the page for print and prints it. Our own has no
 * browser to do so, and says at once that it failed. Errors: `server` 400 for another kind, 401, 403 for guests, and of our own API
 * 404 for whoever does not see the stage. Source: GO API, `api_v2_pdf_export_create`.
 */
export const orderPdfEndpoint = defineEndpoint({
  title: 'the order of a PDF',
  method: 'POST',
  path: '/api/v2/pdf-export/',
  token: 'required',
  // Whoever makes it, makes it in this one.
  language: 'current',
  body: z.object({
    export_id: id(FORM_ERRORS.required),
    export_type: z.enum(PDF_TYPES, FORM_ERRORS.required),
  }),
  answer: Pdf,
  interactions: [
    { given: [aDref, aMember], isSignedIn: true, body: of('dref-applications', aDref), status: 201 },
    {
      title: 'of an operational update',
      given: [anUpdate, aMember],
      isSignedIn: true,
      body: of('dref-operational-updates', anUpdate),
      status: 201,
    },
    {
      title: 'of a final report',
      given: [aReport, aMember],
      isSignedIn: true,
      body: of('dref-final-reports', aReport),
      status: 201,
    },
    { title: 'of nothing', given: [aMember], isSignedIn: true, body: {}, status: 400 },
    {
      title: "of a stranger's DREF",
      given: [anothersDref, aMember],
      isSignedIn: true,
      body: of('dref-applications', anothersDref),
      status: 404,
      extension: 'strictness',
    },
    { ...withoutToken, given: [aDref], body: of('dref-applications', aDref) },
  ],
});

/** A PDF that was ordered: ask again while it is pending. Errors: `server` 401, 404. Source: GO API, `api_v2_pdf_export_retrieve`. */
export const pdfEndpoint = defineEndpoint({
  title: 'a PDF that was ordered',
  path: '/api/v2/pdf-export/{id}/',
  token: 'required',
  answer: Pdf,
  interactions: [
    { given: [aPdf, aMember], isSignedIn: true, path: idOf(aPdf) },
    { ...withoutToken, given: [aPdf], path: idOf(aPdf) },
    { ...missing, given: [aMember, ...(missing.given ?? [])], isSignedIn: true },
  ],
});
