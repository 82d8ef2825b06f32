import { draftIdOf, openDrafts, type StoredFile } from '#src/core/drafts.ts';

/** What this page holds itself: in a browser that keeps nothing, files are sent all the same. */
const inMemory = new Map<string, StoredFile>();

/** Keeps a file that was chosen in a form, beside its draft. Rejects where the browser keeps nothing; it stays in memory then. */
export async function keepFile(user: number, form: string, key: string, file: File): Promise<void> {
  const kept = { key, draft: draftIdOf(user, form), file };
  inMemory.set(key, kept);
  const db = await openDrafts();
  const transaction = db.transaction('files', 'readwrite', { durability: 'strict' });
  await transaction.store.put(kept);
  await transaction.done;
}

export async function readFile(key: string): Promise<StoredFile | undefined> {
  return inMemory.get(key) ?? (await (await openDrafts()).get('files', key).catch(() => undefined));
}

/** Notes that the server has it: it need not be sent again. */
export async function noteSent(kept: StoredFile, id: number): Promise<void> {
  const sent = { ...kept, id, sentAt: Date.now() };
  if (inMemory.has(kept.key)) inMemory.set(kept.key, sent);
  await openDrafts()
    .then((db) => db.put('files', sent))
    .catch(() => {});
}

/** The page does not need it in memory any more; what is on the device stays there. */
export function releaseFile(key: string): void {
  inMemory.delete(key);
}

export async function dropFile(key: string): Promise<void> {
  inMemory.delete(key);
  await openDrafts()
    .then((db) => db.delete('files', key))
    .catch(() => {});
}
