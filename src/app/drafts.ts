import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** How drafts are written now. One of another format is left alone: an older tab may still be using it. */
const FORMAT = 1;
const DATABASE = 'go-drafts';
/** The layout of the database, not of what is in a draft. */
const LAYOUT = 1;

/** A form as it is kept in the browser, one a user and form. Not encrypted: whoever uses the browser's profile can read it. */
export interface StoredDraft {
  id: string;
  user: number;
  /** `field-report:new`, `field-report:5001`. */
  form: string;
  format: number;
  values: Readonly<Record<string, unknown>>;
  /** `updated_at` of the record that is changed; missing for a new one. */
  version?: string | undefined;
  /** The language it is written in. */
  language: string;
  /** What it is called in a list. */
  title: string;
  /** In ms since 1970. */
  savedAt: number;
  /** The same at every attempt to send it, so that the server knows a repetition (`Idempotency-Key`). */
  key: string;
  /** When it was first sent with an outcome nobody knows, and what was sent then. */
  attempt?: { at: number; title: string | null; dtype: number; countries: readonly number[] } | undefined;
  /** When it was submitted without a connection: it waits to be sent. */
  queuedAt?: number | undefined;
}

/** What a form says of its draft; the rest is kept by `write` itself. */
export type DraftChange = Partial<
  Pick<StoredDraft, 'values' | 'version' | 'title' | 'language' | 'attempt' | 'queuedAt'>
>;

interface Drafts extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { user: number } };
}

const idOf = (user: number, form: string) => `${user} ${form}`;

let opened: Promise<IDBPDatabase<Drafts>> | undefined;

/** Rejects where the browser keeps nothing: a private window, a full disk. The next call tries again. */
function open(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>(DATABASE, LAYOUT, {
    upgrade: (db) => db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('user', 'user'),
    // Another tab has a newer release and waits for this one to let go.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((cause) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}

const isReadable = (draft: StoredDraft | undefined): draft is StoredDraft => draft?.format === FORMAT;

export async function readDraft(user: number, form: string): Promise<StoredDraft | undefined> {
  const draft = await (await open()).get('drafts', idOf(user, form));
  return isReadable(draft) ? draft : undefined;
}

/**
 * Keeps what is given and leaves the rest of the draft as it is; a first one gets its key. Resolves once it is on the disk,
 * with the draft as it stands.
 */
export async function writeDraft(user: number, form: string, change: DraftChange): Promise<StoredDraft> {
  const db = await open();
  const transaction = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const id = idOf(user, form);
  const known = await transaction.store.get(id);
  const draft: StoredDraft = {
    values: {},
    language: 'en',
    title: '',
    key: crypto.randomUUID(),
    ...(isReadable(known) && known),
    ...change,
    id,
    user,
    form,
    format: FORMAT,
    savedAt: Date.now(),
  };
  await transaction.store.put(draft);
  await transaction.done;
  return draft;
}

export async function dropDraft(user: number, form: string): Promise<void> {
  const db = await open();
  await db.delete('drafts', idOf(user, form));
}

/** The drafts of a user whose form begins so, newest first. */
export async function listDrafts(user: number, form: string): Promise<StoredDraft[]> {
  const drafts = await (await open()).getAllFromIndex('drafts', 'user', user);
  return drafts
    .filter((draft) => isReadable(draft) && draft.form.startsWith(form))
    .sort((one, other) => other.savedAt - one.savedAt);
}
