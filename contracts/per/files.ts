import * as z from 'zod/mini';
import { ATTACHMENT_ERRORS } from '../attachments.ts';
import { defineEndpoint } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { PerFile } from './schemas.ts';

const aPerAdmin = signedInAs('per-admin');
const pdf = () => new File(['%PDF-1.4\n%%EOF\n'], 'orientation.pdf', { type: 'application/pdf' });
const drawing = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'orientation.svg', { type: 'image/svg+xml' });

/**
 * Takes a document that an overview will name by its id. Errors: `server` 400 (`file`), 401, 403 for guests; of our own API for
 * everybody who looks after no country; 413. Source: GO API, `api_v2_per_file_create`.
 */
export const createPerFileEndpoint = defineEndpoint({
  title: 'a new file for PER',
  method: 'POST',
  path: '/api/v2/per-file/',
  token: 'required',
  language: 'current',
  content: 'form-data',
  body: z.object({
    file: z.file(ATTACHMENT_ERRORS.wrongType),
    /** The caller's own name for it. */
    client_id: z.optional(z.string().check(z.maxLength(50))),
  }),
  answer: PerFile,
  interactions: [
    { given: [aPerAdmin], isSignedIn: true, body: { file: pdf() }, status: 201 },
    {
      title: 'that is a drawing with scripts',
      given: [aPerAdmin],
      isSignedIn: true,
      body: { file: drawing() },
      status: 400,
    },
    {
      title: 'of a member',
      given: [aMember],
      isSignedIn: true,
      body: { file: pdf() },
      status: 403,
      extension: 'strictness',
    },
    { ...withoutToken, body: { file: pdf() } },
  ],
});
