import { ATTACHMENT_ERRORS } from '../attachments.ts';
import { defineEndpoint } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import * as z from '../zod.ts';
import { AttachedFile } from './schemas.ts';

const aFile = ['a file waits for its field report', { id: 9_300_001 }] as const;

/** The smallest JPEG that can be taken apart: begin, a scan of nothing, end. */
const SMALLEST_JPEG = [
  ...[0xff, 0xd8],
  // One pixel, grey.
  ...[0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x01, 0x00, 0x01, 0x01, 0x01, 0x11, 0x00],
  ...[0xff, 0xda, 0x00, 0x02, 0xff, 0xd9],
];
const photo = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'bridge.jpg', { type: 'image/jpeg' });

/**
 * Takes a file that a field report will name in `files`; until then only who sent it knows of it, and after 30 days it is
 * dropped. Photos are kept without their metadata: place, time, camera. `client_id` is the caller's own name for it: a repeated call with it answers with the same file. The real API has
 * files for flash updates, DREF and PER, and none for field reports: this is declared in their manner. Errors: `server` 400
 * (`file`), 401, 403 for guests, 413.
 */
export const createFieldReportFileEndpoint = defineEndpoint({
  title: 'a new file for a field report',
  method: 'POST',
  path: '/api/v2/field-report-file/',
  extension: 'files',
  token: 'required',
  language: 'current',
  content: 'form-data',
  body: z.object({
    file: z.file(ATTACHMENT_ERRORS.wrongType),
    client_id: z.string().check(z.minLength(1), z.maxLength(50)),
  }),
  answer: AttachedFile,
  interactions: [
    {
      given: [aMember],
      isSignedIn: true,
      body: { file: photo(...SMALLEST_JPEG), client_id: 'a-photo' },
      status: 201,
    },
    {
      title: 'that is none of the types',
      given: [aMember],
      isSignedIn: true,
      body: { file: photo(0x4d, 0x5a), client_id: 'a-program' },
      status: 400,
    },
    { ...withoutToken, body: { file: photo(...SMALLEST_JPEG), client_id: 'a-visitor' } },
  ],
});

/** Drops a file of the caller's that no report names yet. Errors: `server` 401, 403 for guests, 404. */
export const deleteFieldReportFileEndpoint = defineEndpoint({
  title: 'the removal of a file that waits for its field report',
  method: 'DELETE',
  path: '/api/v2/field-report-file/{id}/',
  extension: 'files',
  token: 'required',
  answer: z.undefined(),
  interactions: [
    { given: [aFile, aMember], isSignedIn: true, path: { id: fromState('id', 9_300_001) }, status: 204 },
    { ...withoutToken, given: [aFile], path: { id: fromState('id', 9_300_001) } },
    {
      ...missingRecord('file of a field report'),
      given: [...(missingRecord('file of a field report').given ?? []), aMember],
      isSignedIn: true,
    },
  ],
});
