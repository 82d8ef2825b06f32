import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Since then what is nested in a form is nested in its draft, and rows have keys; before it had flat names. */
export const ROWS_WITH_KEYS = 3;
/** How drafts are written now, and those that can be read. One of another format is left alone: another tab may be using it. */
const FORMAT = ROWS_WITH_KEYS;
const READABLE: readonly unknown[] = [2, ROWS_WITH_KEYS];
const DATABASE = 'go-drafts';
/** The layout of the database, not of what is in a draft. */
const LAYOUT = 2;

/** A form as it is kept in the browser, one a user and form. Not encrypted: whoever uses the browser's profile can read it. */
export interface StoredDraft {
  id: string;
  user: number;
  /** `field-report:new`, `field-report:5001`: see `formName`. */
  form: string;
  format: number;
  values: Readonly<Record<string, unknown>>;
  /** `updated_at` of the record that is changed; missing for a new one. */
  version?: string | undefined;
  /** That record as the form showed it: whether somebody has changed it since. Missing for a new one, and where it is a large one. */
  before?: Readonly<Record<string, unknown>> | undefined;
  /** The language it is written in. */
  language: string;
  /** What it is called in a list. */
  title: string;
  /** In ms since 1970. */
  savedAt: number;
  /** The same at every attempt to send it, so that the server knows a repetition (`Idempotency-Key`). */
  key: string;
  /** When it was first sent with an outcome nobody knows, and what was sent then. */
  attempt?: { at: number; body: object } | undefined;
  /** When it was submitted without a connection: it waits to be sent. */
  queuedAt?: number | undefined;
  /** Of what waits: its values as they are sent, where some of them are not. What is typed is written beside them, and may come later. */
  toSend?: Readonly<Record<string, unknown>> | undefined;
}

/** What a form says of its draft; the rest is kept by `write` itself. */
export type DraftChange = Partial<
  Pick<
    StoredDraft,
    'values' | 'version' | 'before' | 'title' | 'language' | 'attempt' | 'queuedAt' | 'toSend'
  >
>;

/** A file that was chosen in a form and is not part of a record yet. `id`: the server's, since `sentAt`, in ms since 1970. */
export interface StoredFile {
  key: string;
  /** The id of its draft. */
  draft: string;
  file: File;
  id?: number | undefined;
  sentAt?: number | undefined;
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { user: number } };
  /** Apart from the drafts, which are written again and again. */
  files: { key: string; value: StoredFile; indexes: { draft: string } };
}

export const draftIdOf = (user: number, form: string) => `${user} ${form}`;

let opened: Promise<IDBPDatabase<Drafts>> | undefined;

/** Rejects where the browser keeps nothing: a private window, a full disk. The next call tries again. */
export function openDrafts(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>(DATABASE, LAYOUT, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('user', 'user');
      db.createObjectStore('files', { keyPath: 'key' }).createIndex('draft', 'draft');
    },
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

const isReadable = (draft: StoredDraft | undefined): draft is StoredDraft => READABLE.includes(draft?.format);

export async function readDraft(user: number, form: string): Promise<StoredDraft | undefined> {
  const draft = await (await openDrafts()).get('drafts', draftIdOf(user, form));
  return isReadable(draft) ? draft : undefined;
}

/**
 * Keeps what is given and leaves the rest of the draft as it is; a first one gets its key. Resolves once it is on the disk,
 * with the draft as it stands.
 */
export async function writeDraft(user: number, form: string, change: DraftChange): Promise<StoredDraft> {
  const db = await openDrafts();
  const transaction = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const id = draftIdOf(user, form);
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
    // What is not written anew stays as it was written.
    format: change.values || !isReadable(known) ? FORMAT : known.format,
    savedAt: Date.now(),
  };
  await transaction.store.put(draft);
  await transaction.done;
  return draft;
}

/** On which tabs tell one another what they did with a draft. */
const NEWS = 'go-drafts';
/** This page among the tabs. */
const PAGE = crypto.randomUUID();

type DraftDeed = 'written' | 'dropped';

/** Resolves once another tab has written or dropped the draft: it may hold the text of another form than this one's. */
export const deedOfOther = (
  deed: DraftDeed,
  user: number,
  form: string,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(NEWS);
    signal.addEventListener('abort', () => channel.close());
    const awaited = `${deed} ${draftIdOf(user, form)}`;
    channel.onmessage = ({ data: { page, said } }) => page !== PAGE && said === awaited && resolve();
  });

function tell(deed: DraftDeed, id: string) {
  const channel = new BroadcastChannel(NEWS);
  channel.postMessage({ page: PAGE, said: `${deed} ${id}` });
  channel.close();
}

/** Somebody writes in it here. */
export const tellWritten = (user: number, form: string) => tell('written', draftIdOf(user, form));

/** With the files that were chosen in it. */
export async function dropDraft(user: number, form: string): Promise<void> {
  const transaction = (await openDrafts()).transaction(['drafts', 'files'], 'readwrite');
  const id = draftIdOf(user, form);
  await transaction.objectStore('drafts').delete(id);
  const files = transaction.objectStore('files');
  for (const key of await files.index('draft').getAllKeys(id)) await files.delete(key);
  await transaction.done;
  tell('dropped', id);
}

/** The drafts of a user, newest first. */
export async function listDrafts(user: number): Promise<StoredDraft[]> {
  const drafts = await (await openDrafts()).getAllFromIndex('drafts', 'user', user);
  return drafts.filter(isReadable).sort((one, other) => other.savedAt - one.savedAt);
}

/** What was submitted without a connection and waits in this browser, of all users, oldest first. */
export async function listQueuedDrafts(): Promise<StoredDraft[]> {
  const drafts = await (await openDrafts()).getAll('drafts');
  return drafts
    .filter((draft) => isReadable(draft) && draft.queuedAt !== undefined)
    .sort((one, other) => (one.queuedAt ?? 0) - (other.queuedAt ?? 0));
}
