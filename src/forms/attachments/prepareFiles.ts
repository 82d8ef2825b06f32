import { draftIdOf } from '#src/core/drafts.ts';
import type { Attempt } from '../kind.ts';
import type { AttachedValue } from './attached.ts';
import { type AttachmentCalls, sendFiles } from './sendFiles.ts';
import { settled, type UploadsActor } from './uploads.ts';

/** The uploads of open forms, by the ids of their drafts. */
const open = new Map<string, UploadsActor>();

/** Says that the form of this draft is open: what is sent with it waits for its uploads. Returns what takes that back. */
export function openUploads(
  { user, form }: Pick<Attempt, 'user' | 'form'>,
  uploads: UploadsActor,
): () => void {
  const id = draftIdOf(user, form);
  open.set(id, uploads);
  return () => void open.delete(id);
}

/** Sends the files that are not at the server yet, once those under way have arrived. */
export async function prepareFiles<Values extends { readonly files?: readonly AttachedValue[] | undefined }>(
  values: Values,
  calls: AttachmentCalls,
  { user, form, signal }: Attempt,
): Promise<Values> {
  if (values.files === undefined) return values;
  const uploads = open.get(draftIdOf(user, form));
  if (uploads) await settled(uploads);
  return { ...values, files: await sendFiles(values.files, calls, signal) };
}
