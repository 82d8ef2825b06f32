import { ATTACHMENT_ERRORS } from './attachments.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { type FilePromises, promisesOfFile } from './pact/promises.ts';
import * as z from './zod.ts';

interface Declared<Path extends string, Answer extends z.core.$ZodType> {
  /** As in `defineEndpoint`: "a new file for a DREF". */
  title: string;
  path: Path;
  /** What is known of the file once it is there, its `id` above all. */
  answer: Answer;
  /** What the pact has of it: no browser loads them. */
  promises: FilePromises;
}

/**
 * Declares an endpoint that takes a photo or a document which a record will name by its id. Errors: `server` 400 (`file`), 401, 403
 * for who may not write that record, 413. Its pact promises to take one, to refuse a drawing that runs scripts, and 401.
 */
export function fileEndpoint<const Path extends string, Answer extends z.core.$ZodType>({
  promises,
  ...declared
}: Declared<Path, Answer>) {
  return defineEndpoint({
    ...declared,
    method: 'POST',
    token: 'required',
    language: 'current',
    content: 'form-data',
    body: z.object({
      file: z.file(ATTACHMENT_ERRORS.wrongType),
      /** The caller's own name for it. */
      client_id: z.optional(z.string().check(z.maxLength(50))),
    }),
    interactions: promisesOfFile(promises),
  });
}
