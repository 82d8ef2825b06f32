import * as z from 'zod/mini';
import { ATTACHMENT_ERRORS } from '../attachments.ts';
import { defineEndpoint } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { WebAddress } from '../schemas/shared.ts';
import { DrefFile } from './answers.ts';

/** The smallest PNG: a dot. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const photo = () => new File([DOT], 'bridge.png', { type: 'image/png' });
const drawing = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'bridge.svg', { type: 'image/svg+xml' });

/**
 * Takes a photo or a document that a stage will name by its id, in the language of the stage: it takes no other. Errors: `server`
 * 400 (`file`), 401, 403 for guests, 413. Source: GO API, `api_v2_dref_files_create`.
 */
export const createDrefFileEndpoint = defineEndpoint({
  title: 'a new file for a DREF',
  method: 'POST',
  path: '/api/v2/dref-files/',
  token: 'required',
  language: 'current',
  content: 'form-data',
  body: z.object({
    file: z.file(ATTACHMENT_ERRORS.wrongType),
    /** The caller's own name for it. */
    client_id: z.optional(z.string().check(z.maxLength(50))),
  }),
  answer: DrefFile,
  interactions: [
    { given: [aMember], isSignedIn: true, body: { file: photo() }, status: 201 },
    {
      title: 'that is a drawing with scripts',
      given: [aMember],
      isSignedIn: true,
      body: { file: drawing() },
      status: 400,
    },
    { ...withoutToken, body: { file: photo() } },
  ],
});

/** Where the template of budgets is. Errors: `server` 401, 403 for guests. Source: GO API, `api_v2_dref_global_files_retrieve`. */
export const drefGlobalFilesEndpoint = defineEndpoint({
  title: 'the files that every DREF needs',
  path: '/api/v2/dref/global-files/',
  token: 'required',
  answer: z.object({ budget_template_url: z.nullable(WebAddress) }),
  interactions: [{ given: [aMember], isSignedIn: true }, withoutToken],
});
