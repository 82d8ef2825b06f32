import * as z from 'zod/mini';
import { ATTACHMENT_ERRORS } from '../attachments.ts';
import { defineEndpoint } from '../defineEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { FlashFile } from './schemas.ts';
import { aFederationAdmin } from './states.ts';

/** The smallest PNG: a dot. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const map = () => new File([DOT], 'map.png', { type: 'image/png' });
const drawing = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'map.svg', { type: 'image/svg+xml' });

/**
 * Takes a map, an image or a document that an update will name by its id; what none names is dropped after 30 days. Errors:
 * `server` 400 (`file`), 401, 403, 413. Source: GO API, `api_v2_flash_update_file_create`.
 */
export const createFlashFileEndpoint = defineEndpoint({
  title: 'a new file for a flash update',
  method: 'POST',
  path: '/api/v2/flash-update-file/',
  token: 'required',
  language: 'current',
  content: 'form-data',
  body: z.object({
    file: z.file(ATTACHMENT_ERRORS.wrongType),
    /** The caller's own name for it. */
    client_id: z.optional(z.string().check(z.maxLength(50))),
  }),
  answer: FlashFile,
  interactions: [
    { given: [aFederationAdmin], isSignedIn: true, body: { file: map() }, status: 201 },
    {
      title: 'that is a drawing with scripts',
      given: [aFederationAdmin],
      isSignedIn: true,
      body: { file: drawing() },
      status: 400,
    },
    { ...withoutToken, body: { file: map() } },
  ],
});
