import { ApiError } from '#contracts/errors.ts';
import { offers } from '#contracts/extensions.ts';
import type { SubmitResult } from '#machines/form.ts';
import type { FormValues } from '#machines/formValues.ts';
import type { App } from '#src/core/App.ts';
import { type DraftChange, draftIdOf, readDraft, type StoredDraft, writeDraft } from '#src/core/drafts.ts';
import { markQueue } from '#src/core/queueMark.ts';
import { inTurn } from '#src/forms/inTurn.ts';
import type { RecordKind } from '#src/forms/kind.ts';

/** How far the clocks of the browser and the server may be apart, in ms, where the client looks for its own write. */
const CLOCK_SKEW_MS = 10 * 60_000;

/** What was tried of forms, by the ids of their drafts, for when the browser stops to keep anything: their keys count on all the same. */
const tries = new Map<string, Pick<StoredDraft, 'key' | 'attempt'>>();

export interface Submission<Values extends object, Written extends object, Body extends object, Facts> {
  app: Pick<App, 'client' | 'config' | 'language'>;
  kind: RecordKind<Values, Written, Body, Facts>;
  user: number;
  /** The name of its draft. */
  form: string;
  /** Missing for a new record. */
  id: number | undefined;
  values: Values;
  /** What the form knows of the lists it offers; missing where it is closed by now. */
  facts: Facts | undefined;
  /** Of the record that the values are a change of. */
  version: string | undefined;
  /** That record as the form showed it, where that is known. */
  before?: Values | undefined;
  /** It waits in this browser: another tab may have sent it by now. `@default` false */
  isWaiting?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a record so that it is written exactly once, whatever becomes of the connection. Resolves with what became of it;
 * rejects with the `ApiError` of a refusal.
 */
export function submitRecord<Values extends object, Written extends object, Body extends object, Facts>(
  submission: Submission<Values, Written, Body, Facts>,
): Promise<SubmitResult> {
  const { user, form, isWaiting, signal } = submission;
  if (!isWaiting) return send(submission);
  // A browser that has stopped to keep anything says nothing of other tabs.
  const sendOnce = async (): Promise<SubmitResult> =>
    (await readDraft(user, form).catch(() => true)) ? send(submission) : { outcome: 'gone' };
  return inTurn(draftIdOf(user, form), sendOnce, signal);
}

async function send<Values extends object, Written extends object, Body extends object, Facts>(
  submission: Submission<Values, Written, Body, Facts>,
): Promise<SubmitResult> {
  const { app, id, kind, user, form, values, signal } = submission;
  try {
    const ready = await kind.prepare?.(app.client, values, { user, form, signal });
    const prepared = { ...submission, values: ready ?? values };
    const record = id === undefined ? await create(prepared) : await change(prepared, id);
    return 'outcome' in record ? (record as SubmitResult) : { outcome: 'saved', record };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.kind !== 'network') throw cause;
    const toSend = kind.offered?.(values, submission.facts);
    const kept = await keep(submission, { queuedAt: Date.now(), toSend: toSend as FormValues | undefined });
    markQueue(true);
    return { outcome: 'queued', keptAt: kept?.savedAt };
  }
}

async function create<Values extends object, Written extends object, Body extends object, Facts>(
  submission: Submission<Values, Written, Body, Facts>,
): Promise<Written> {
  const { app, kind, user, form, values, facts, signal } = submission;
  const body = kind.bodyOf(values, facts);
  const name = draftIdOf(user, form);
  const draft = await readDraft(user, form).catch(() => tries.get(name));
  // A service that knows no keys, and whose CORS may not let the header through: what was written is looked for instead.
  const takesKeys = offers(app.config, 'idempotency');
  if (draft?.attempt && !takesKeys) {
    const found = await findOwnWrite(submission, draft.attempt);
    if (found)
      return isSame(kind.bodyOf(kind.valuesOf(found), facts), body)
        ? found
        : update(submission, kind.idOf(found), body, kind.versionOf(found));
  }
  const attempt = { at: Date.now(), body };
  const kept = await keep(submission, { attempt });
  const { key } = kept ?? draft ?? { key: crypto.randomUUID() };
  tries.set(name, { key, attempt });
  const headers = takesKeys ? { 'Idempotency-Key': key } : undefined;
  try {
    const record = await kind.create(app.client, body, { headers, signal });
    tries.delete(name);
    return record;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    // The key was used: an earlier attempt did get through, and the record was changed after it.
    const first = cause.status === 422 ? (draft?.attempt ?? attempt) : undefined;
    const found = first && (await findOwnWrite(submission, first));
    if (found) return await update(submission, kind.idOf(found), body, kind.versionOf(found));
    if (cause.status !== undefined && cause.status < 500) {
      tries.delete(name);
      await keep(submission, { attempt: undefined });
    }
    throw cause;
  }
}

function findOwnWrite<Values extends object, Written extends object, Body extends object, Facts>(
  { app, kind, user, signal }: Submission<Values, Written, Body, Facts>,
  { at, body }: { at: number; body: object },
): Promise<Written | undefined> {
  const since = new Date(at - CLOCK_SKEW_MS).toISOString();
  // This kind of record wrote the draft, so the body is one of its own.
  return kind.findWritten(app.client, { user, since, body: body as Body }, { signal });
}

async function change<Values extends object, Written extends object, Body extends object, Facts>(
  submission: Submission<Values, Written, Body, Facts>,
  id: number,
): Promise<Written | SubmitResult> {
  const { app, kind, values, facts, version, signal } = submission;
  const { isOutdated = ({ status }: ApiError) => status === 412 } = kind;
  const body = kind.bodyOf(values, facts);
  const now = await kind.read(app.client, id, { signal });
  if (version !== undefined && kind.versionOf(now) !== version) return broughtOver(now, body, submission, id);
  try {
    return await update(submission, id, body, version);
  } catch (cause) {
    if (!(cause instanceof ApiError) || !isOutdated(cause)) throw cause;
    return broughtOver(await kind.read(app.client, id, { signal }), body, submission, id);
  }
}

/**
 * Somebody changed the record: what they and we changed apart from each other is merged and sent, anything else is a question.
 * A step of its process makes a new version too, and changes nothing that stands in the form.
 */
function broughtOver<Values extends object, Written extends object, Body extends object, Facts>(
  record: Written,
  body: Body,
  submission: Submission<Values, Written, Body, Facts>,
  id: number,
): Written | SubmitResult | Promise<Written | SubmitResult> {
  const { kind, values, before } = submission;
  const version = kind.versionOf(record);
  if (before && JSON.stringify(kind.valuesOf(record)) === JSON.stringify(before))
    return change({ ...submission, version }, id);
  const merged = kind.merge?.(values, record);
  if (!merged) return settled(record, body, submission);
  return merged.hasConflicts
    ? {
        outcome: 'conflict',
        values: merged.theirs as FormValues,
        mine: merged.mine as FormValues,
        version,
      }
    : change({ ...submission, values: merged.theirs, version }, id);
}

/** Somebody changed the record: if it is as we want it, that was our own earlier attempt. */
function settled<Values extends object, Written extends object, Body extends object, Facts>(
  record: Written,
  body: Body,
  { kind, facts }: Submission<Values, Written, Body, Facts>,
): Written | SubmitResult {
  const values = kind.valuesOf(record);
  return isSame(kind.bodyOf(values, facts), body)
    ? record
    : { outcome: 'conflict', values: values as FormValues, version: kind.versionOf(record) };
}

function update<Values extends object, Written extends object, Body extends object, Facts>(
  { app, kind, signal }: Submission<Values, Written, Body, Facts>,
  id: number,
  body: Body,
  version: string | undefined,
) {
  const headers =
    version !== undefined && offers(app.config, 'versions') ? { 'If-Match': `"${version}"` } : undefined;
  return kind.update(app.client, id, body, { headers, signal, version });
}

/** Whether two bodies would write the same; ids that the server gave to nested records do not count. */
function isSame(one: object, other: object) {
  const text = (body: object) =>
    JSON.stringify(body, (key, value) =>
      key === 'id'
        ? undefined
        : value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
    );
  return text(one) === text(other);
}

/** Keeps what is about to be sent, as it is sent. Without storage the record is sent all the same. */
function keep<Values extends object, Written extends object, Body extends object, Facts>(
  { app, kind, user, form, values, version }: Submission<Values, Written, Body, Facts>,
  change: DraftChange,
) {
  const draft = {
    values: (kind.drafted?.of(values) ?? values) as FormValues,
    version,
    title: kind.titleOf(values),
    language: app.language,
    ...change,
  };
  return writeDraft(user, form, draft).catch(() => undefined);
}
