import { defineEndpoint, type Endpoint, SAME_PAGE_MS, type Subject } from './defineEndpoint.ts';
import { promisesOfRecord, type RecordPromises } from './pact/promises.ts';
import * as z from './zod.ts';

type Schema = z.core.$ZodType;

interface Declared<
  Path extends string,
  Body extends Schema,
  Change extends Schema,
  Written extends Schema,
  New extends Schema,
> extends Partial<Pick<Endpoint, 'language' | 'extension' | 'touches' | 'token'>> {
  /** With its article: "a field report". Heads what the pact has of it. */
  name: string;
  /** Where they are listed and written; one of them is at `{id}/` below it. */
  path: Path;
  /** The whole record as it may be written. */
  schema: Body;
  /** A change of single fields: `changeOf` the schema's. */
  change: Change;
  /** The record as it is read back. */
  answer: Written;
  /** What the answer to a new record says beyond that. @default nothing */
  answerOfNew?: New;
  /** What it is: told by its answer, changed by every write. */
  subject: Subject;
  /** What a write changes beside it. @default nothing */
  changes?: readonly Subject[];
  /** What the pact has of it: no browser loads them. */
  promises: RecordPromises;
}

/**
 * Declares the calls of a record. Export those that the API has: the rest is in no catalogue. Their errors are those of
 * `ApiError`, kind `server`.
 *
 * - `read`: one of them, whole. 404 when it is missing or hidden from the caller.
 * - `create`: 201 with the record. 400 by field, 401, 403. The header `Idempotency-Key` (an extension: the real API ignores it)
 *   makes a repeated call answer with the record that the first one wrote; 422 when the key belongs to another record.
 * - `update`: changes the fields that are sent; nested lists are replaced as a list, and their rows known by their ids. As
 *   `create`, and 404. The header `If-Match` (an extension) with the moment of the last change that the caller has seen refuses
 *   to overwrite another's: 412. Where `promises.lock` is `body` that moment is the field `modified_at`: 400.
 * - `replace`: the same with every field; what is left out is emptied, but who sees the record stays.
 * - `remove`: 204. 401, 403, 404.
 *
 * Send texts in the language that they were written in.
 *
 * @example
 * export const { read: drefEndpoint, create: createDrefEndpoint, update: updateDrefEndpoint } = recordEndpoints({
 *   name: 'a DREF application',
 *   path: '/api/v2/dref/',
 *   subject: 'dref',
 *   schema: Dref,
 *   change: DrefChange,
 *   answer: WrittenDref,
 *   promises: { exists: aDref, body: floods, change: { title: 'Floods' }, wrong: { title: 'without a National Society', body: {} } },
 * });
 */
export function recordEndpoints<
  const Path extends string,
  Body extends Schema,
  Change extends Schema,
  Written extends Schema,
  New extends Schema = Written,
>({
  name,
  path,
  schema,
  change,
  answer,
  answerOfNew,
  subject,
  touches = [],
  changes = [],
  promises,
  ...shared
}: Declared<Path, Body, Change, Written, New>) {
  const one: `${Path}{id}/` = `${path}{id}/`;
  const write = { ...shared, changes: [subject, ...changes], token: 'required' } as const;
  return {
    read: defineEndpoint({
      ...shared,
      title: name,
      path: one,
      touches: [subject, ...touches],
      language: 'current',
      freshMs: SAME_PAGE_MS,
      answer,
      interactions: promisesOfRecord(name, promises, shared).read,
    }),
    create: defineEndpoint({
      ...write,
      title: name.replace(/^an? /, 'a new '),
      method: 'POST',
      path,
      body: schema,
      // Most answer with the record itself.
      answer: (answerOfNew ?? answer) as New,
      interactions: promisesOfRecord(name, promises, shared).create,
    }),
    replace: defineEndpoint({
      ...write,
      title: `${name} written anew`,
      method: 'PUT',
      path: one,
      body: schema,
      answer,
      interactions: promisesOfRecord(name, promises, shared).replace,
    }),
    update: defineEndpoint({
      ...write,
      title: `a change of ${name}`,
      method: 'PATCH',
      path: one,
      body: change,
      answer,
      interactions: promisesOfRecord(name, promises, shared).update,
    }),
    remove: defineEndpoint({
      ...write,
      title: `the deletion of ${name}`,
      method: 'DELETE',
      path: one,
      language: 'english',
      answer: z.undefined(),
      interactions: promisesOfRecord(name, promises, shared).remove,
    }),
  };
}
