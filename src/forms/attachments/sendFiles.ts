import { noteSent, readFile } from '#src/core/draftFiles.ts';
import type { AttachedValue } from './attached.ts';

/** How the files of one kind of record travel. */
export interface AttachmentCalls {
  /** Resolves with the server's id: of one `key` always the same. */
  send: (
    upload: { key: string; file: File },
    options: { signal?: AbortSignal | undefined; onProgress?: ((percent: number) => void) | undefined },
  ) => Promise<number>;
  /** Drops a file that no record names yet. */
  remove: (id: number) => Promise<unknown>;
}

/** The server drops what waits for a record longer than a month. In ms. */
const SENT_FOR_MS = 20 * 86_400_000;

/** A file that was chosen on this device and is not there any more. */
export class FileLostError extends Error {
  override readonly name = 'FileLostError';
}

/** The server's id of a chosen file; sends it where that is still to be done. Rejects with `FileLostError` where it is gone. */
export async function sendFile(
  key: string,
  { send }: AttachmentCalls,
  options: Parameters<AttachmentCalls['send']>[1],
): Promise<number> {
  const kept = await readFile(key);
  if (!kept) throw new FileLostError(`The file ${key} is not on this device any more.`);
  const isFresh = kept.sentAt !== undefined && Date.now() - kept.sentAt < SENT_FOR_MS;
  if (kept.id !== undefined && isFresh) return kept.id;
  const id = await send({ key, file: kept.file }, options);
  await noteSent(kept, id);
  return id;
}

/** The same files, each with the server's id; sends one after another those without. */
export async function sendFiles(
  files: readonly AttachedValue[],
  calls: AttachmentCalls,
  signal: AbortSignal | undefined,
): Promise<AttachedValue[]> {
  const sent: AttachedValue[] = [];
  for (const file of files)
    sent.push({ ...file, id: file.id ?? (await sendFile(file.key, calls, { signal })) });
  return sent;
}
