import type { FormValues } from '#machines/formValues.ts';
import { draftIdOf } from '#src/core/drafts.ts';
import type { Attempt } from '../kind.ts';
import { ANY_FILES, type AttachedValue, attachedIn, type FileFields } from './attached.ts';
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

/** Sends the files that are not at the server yet, once those under way have arrived. `fields`: `@default` `ANY_FILES` */
export async function prepareFiles<Values extends object>(
  values: Values,
  calls: AttachmentCalls,
  { user, form, signal }: Attempt,
  fields: FileFields = ANY_FILES,
): Promise<Values> {
  const all = values as FormValues;
  const names = Object.keys(fields).filter((field) => all[field] !== undefined);
  if (names.length === 0) return values;
  const uploads = open.get(draftIdOf(user, form));
  if (uploads) await settled(uploads);
  const sent: Record<string, AttachedValue[]> = {};
  for (const field of names) sent[field] = await sendFiles(attachedIn(all, field), calls, signal);
  return { ...values, ...sent };
}
