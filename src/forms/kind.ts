import type { Client } from '#contracts/client.ts';
import type { FormValues } from '#machines/form.ts';

/** What a call of a form is sent with besides its body. */
export interface Sending {
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * What the form of one kind of record needs to know to keep, send and compare it; everything else (drafts, the queue without
 * a connection, conflicts, signing in again) is the same for all. `Written`: a record as it is read back; `Body`: as it is sent.
 */
export interface RecordKind<Written extends object, Body extends object> {
  /** Begins the names of its drafts: `field-report`. `formKinds.ts` and `src/app/forms.ts` know it by this name. */
  name: string;
  bodyOf: (values: FormValues) => Body;
  /** A record as the form shows it. */
  valuesOf: (record: Written) => FormValues;
  idOf: (record: Written) => number;
  /** When it was changed last, as the server says; its calls take it in `If-Match`. */
  versionOf: (record: Written) => string | undefined;
  /** What a draft of it is called in a list. */
  titleOf: (values: FormValues) => string;
  /** Sends what has to be there before the record, such as its files; resolves with the values as they are after it. */
  prepare?: (client: Client, values: FormValues, signal: AbortSignal | undefined) => Promise<FormValues>;
  read: (client: Client, id: number, sending: Sending) => Promise<Written>;
  create: (client: Client, body: Body, sending: Sending) => Promise<Written>;
  update: (client: Client, id: number, body: Body, sending: Sending) => Promise<Written>;
  /** The latest record of this user, written since then, that an earlier attempt to send `body` has made after all. */
  findWritten: (
    client: Client,
    attempt: { user: number; since: string; body: Body },
    sending: Sending,
  ) => Promise<Written | undefined>;
}

/** Which form of a kind it is. Missing `id`: a new record; `copyOf`: one that begins as a copy. */
export interface FormSlot {
  id?: number | undefined;
  copyOf?: number | undefined;
}

/** The name of a form among the drafts: `project:new`, `project:5001`, `project:copy-5001`. */
export function formName(kind: string, { id, copyOf }: FormSlot): string {
  if (id !== undefined) return `${kind}:${id}`;
  return copyOf === undefined ? `${kind}:new` : `${kind}:copy-${copyOf}`;
}

/** The same the other way. */
export function slotOf(form: string): FormSlot & { kind: string } {
  const [kind = '', slot = ''] = form.split(':');
  if (slot === 'new') return { kind };
  return slot.startsWith('copy-') ? { kind, copyOf: Number(slot.slice(5)) } : { kind, id: Number(slot) };
}
