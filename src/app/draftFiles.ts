import { draftIdOf, openDrafts, type StoredFile } from './drafts.ts';

/** What this page has at hand: in a browser that keeps nothing, files are sent all the same. */
const atHand = new Map<string, StoredFile>();

/** Keeps a file that was chosen in a form, beside its draft. Rejects where the browser keeps nothing; it stays at hand then. */
export async function keepFile(user: number, form: string, key: string, file: File): Promise<void> {
  const kept = { key, draft: draftIdOf(user, form), file };
  atHand.set(key, kept);
  const db = await openDrafts();
  const transaction = db.transaction('files', 'readwrite', { durability: 'strict' });
  await transaction.store.put(kept);
  await transaction.done;
}

export async function readFile(key: string): Promise<StoredFile | undefined> {
  return atHand.get(key) ?? (await (await openDrafts()).get('files', key).catch(() => undefined));
}

/** Notes that the server has it: it need not be sent again. */
export async function noteSent(kept: StoredFile, id: number): Promise<void> {
  const sent = { ...kept, id, sentAt: Date.now() };
  if (atHand.has(kept.key)) atHand.set(kept.key, sent);
  await openDrafts()
    .then((db) => db.put('files', sent))
    .catch(() => {});
}

/** The page does not need it at hand any more; what is on the device stays there. */
export function letGo(key: string): void {
  atHand.delete(key);
}

export async function dropFile(key: string): Promise<void> {
  atHand.delete(key);
  await openDrafts()
    .then((db) => db.delete('files', key))
    .catch(() => {});
}
