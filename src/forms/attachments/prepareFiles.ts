import { type FormValues, valueAt, withValues } from '#machines/formValues.ts';
import { draftIdOf } from '#src/core/drafts.ts';
import type { Attempt } from '../kind.ts';
import { ANY_FILES, type AttachedValue, attachedIn, type FileFields, filePathsIn } from './attached.ts';
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
  const paths = filePathsIn(all, fields).filter((path) => valueAt(all, path) !== undefined);
  if (paths.length === 0) return values;
  const uploads = open.get(draftIdOf(user, form));
  if (uploads) await settled(uploads);
  const sent: Record<string, AttachedValue[]> = {};
  for (const path of paths) sent[path] = await sendFiles(attachedIn(all, path), calls, signal);
  return withValues(all, sent) as Values;
}
