import type { Client } from '#contracts/client.ts';
import type { ApiError } from '#contracts/errors.ts';
import type { FormValues } from '#machines/formValues.ts';
import { ROWS_WITH_KEYS, type StoredDraft } from '#src/core/drafts.ts';

/** What a call of a form is sent with besides its body. */
export interface Sending {
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  /** That the change was made on, for calls that say it in their body. */
  version?: string | undefined;
}

/** Of which draft something is sent, by its user and name. */
export interface Attempt {
  user: number;
  form: string;
  signal: AbortSignal | undefined;
}

/** Both versions of a record in one. */
export interface MergedChange<Values extends object> {
  /** What both have changed otherwise as it stands in the form, and as the other has it: the same where nothing is to be chosen. */
  mine: Values;
  theirs: Values;
  hasConflicts: boolean;
}

/**
 * What the form of one kind of record needs to know to keep, send and compare it; everything else (drafts, the queue without
 * a connection, conflicts, signing in again) is the same for all. `Values`: what is in the form; `Written`: a record as it is
 * read back; `Body`: as it is sent; `Facts`: what the form knows of the lists it offers, missing where it is closed by now.
 */
export interface RecordKind<
  Values extends object,
  Written extends object,
  Body extends object,
  Facts = unknown,
> {
  /** Begins the names of its drafts: `field-report`. `formKinds.ts` and `src/app/forms.ts` know it by this name. */
  name: string;
  bodyOf: (values: Values, facts: Facts | undefined) => Body;
  /**
   * The values without what the lists do not offer for them, which `bodyOf` leaves out: what waits for a connection is sent where
   * nobody knows the lists. `@default` all of them
   */
  offered?: (values: Values, facts: Facts | undefined) => Values;
  /** A record as the form shows it. */
  valuesOf: (record: Written) => Values;
  idOf: (record: Written) => number;
  /** When it was changed last, as the server says; its calls take it in `If-Match`. */
  versionOf: (record: Written) => string | undefined;
  /** What a draft of it is called in a list. */
  titleOf: (values: Values) => string;
  /**
   * Of a form with thousands of values: what its draft keeps, which `bodyOf` sends as it would the whole, and the whole form again,
   * from its draft and what stands in the record by now. `@default` everything
   */
  drafted?: { of: (values: Values) => Values; whole: (drafted: Values, initial: Values) => Values };
  /** The values of a draft that a release before rows had keys has written; missing where there was no such form. */
  upgrade?: (values: FormValues) => Values;
  /** Sends what has to be there before the record, such as its files; resolves with the values as they are after it. */
  prepare?: (client: Client, values: Values, attempt: Attempt) => Promise<Values>;
  read: (client: Client, id: number, sending: Sending) => Promise<Written>;
  create: (client: Client, body: Body, sending: Sending) => Promise<Written>;
  update: (client: Client, id: number, body: Body, sending: Sending) => Promise<Written>;
  /**
   * A change brought over what somebody else saved meanwhile, of records that several write at once. `@default` every difference is
   * shown to be chosen
   */
  merge?: (values: Values, theirs: Written) => MergedChange<Values>;
  /** Whether a change was refused because somebody else was faster. `@default` status 412 */
  isOutdated?: (error: ApiError) => boolean;
  /** The latest record of this user, written since then, that an earlier attempt to send `body` has made after all. */
  findWritten: (
    client: Client,
    attempt: { user: number; since: string; body: Body },
    sending: Sending,
  ) => Promise<Written | undefined>;
}

/**
 * Which form of a kind it is. Missing `id`: a new record, of which there may be several side by side, told apart by `draft`;
 * `copyOf`: one that begins as a copy.
 */
export interface FormSlot {
  id?: number | undefined;
  copyOf?: number | undefined;
  draft?: string | undefined;
  /** The name of the draft was made for this visit. `@default` false */
  isFresh?: boolean | undefined;
}

/** The draft of a new record of the time when there was one a kind. */
const ONLY_DRAFT = 'new';

/** The name of a form among the drafts: `project:new-k3f9`, `project:5001`, `project:copy-5001`. */
export function formName(kind: string, { id, copyOf, draft = ONLY_DRAFT }: FormSlot): string {
  if (id !== undefined) return `${kind}:${id}`;
  if (copyOf !== undefined) return `${kind}:copy-${copyOf}`;
  return draft === ONLY_DRAFT ? `${kind}:new` : `${kind}:new-${draft}`;
}

/** The same the other way. */
export function slotOf(form: string): FormSlot & { kind: string } {
  const [kind = '', slot = ''] = form.split(':');
  if (slot === 'new') return { kind, draft: ONLY_DRAFT };
  if (slot.startsWith('new-')) return { kind, draft: slot.slice(4) };
  return slot.startsWith('copy-') ? { kind, copyOf: Number(slot.slice(5)) } : { kind, id: Number(slot) };
}

/** What a draft holds. It is this kind's own, so its values are of its form. */
export const valuesIn = <Values extends object>(
  { values, format }: Pick<StoredDraft, 'values' | 'format'>,
  { upgrade }: { upgrade?: (values: FormValues) => Values },
): Values => (format < ROWS_WITH_KEYS && upgrade ? upgrade(values) : (values as Values));
