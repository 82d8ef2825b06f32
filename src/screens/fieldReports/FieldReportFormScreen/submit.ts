import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import {
  createFieldReportEndpoint,
  fieldReportEndpoint,
  updateFieldReportEndpoint,
} from '#contracts/endpoints/fieldReportForm.ts';
import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import { ApiError } from '#contracts/errors.ts';
import type { FormValues, SubmitResult } from '#machines/form.ts';
import type { App } from '#src/app/createApp.ts';
import { type DraftChange, readDraft, type StoredDraft, writeDraft } from '#src/app/drafts.ts';
import { markQueue } from '#src/app/queueMark.ts';
import { bodyOf, type OfferedActions, type Report, type ReportBody, valuesOf } from './values.ts';

export const NEW_REPORT = 'field-report:new';
/** The name of a report's form among the drafts. */
export const formOf = (reportId: number | undefined): string =>
  reportId === undefined ? NEW_REPORT : `field-report:${reportId}`;

/** How far the clocks of the browser and the server may be apart, in ms, where the client looks for its own write. */
const CLOCK_SKEW_MS = 10 * 60_000;
const LOOKED_THROUGH = 30;

export interface Submission {
  app: Pick<App, 'client' | 'config' | 'language'>;
  user: number;
  /** Missing for a new report. */
  reportId: number | undefined;
  values: FormValues;
  /** `updated_at` of the report that the values are a change of. */
  version: string | undefined;
  actions: OfferedActions;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a report so that it is written exactly once, whatever becomes of the connection. Resolves with what became of it;
 * rejects with the `ApiError` of a refusal.
 */
export async function submitReport(submission: Submission): Promise<SubmitResult> {
  const { reportId } = submission;
  try {
    const record = reportId === undefined ? await create(submission) : await change(submission, reportId);
    return 'outcome' in record ? record : { outcome: 'saved', record };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.kind !== 'network') throw cause;
    await keep(submission, { queuedAt: Date.now() });
    markQueue(true);
    return { outcome: 'queued' };
  }
}

type Written = AnswerOf<typeof createFieldReportEndpoint>;

async function create(submission: Submission): Promise<Written> {
  const { app, user, values, actions, signal } = submission;
  const body = bodyOf(values, actions);
  const draft = await readDraft(user, NEW_REPORT).catch(() => undefined);
  // A service that knows no keys, and whose CORS may not let the header through: what was written is looked for instead.
  const isOurs = isOwnService(app);
  if (draft?.attempt && !isOurs) {
    const found = await findOwnWrite(submission, draft.attempt);
    if (found)
      return isSame(bodyOf(valuesOf(found), actions), body)
        ? found
        : update(submission, found.id, body, undefined);
  }
  const { title = null, dtype, countries } = body;
  const kept = await keep(submission, { attempt: { at: Date.now(), title, dtype, countries } });
  const headers = isOurs && kept ? { 'Idempotency-Key': kept.key } : undefined;
  try {
    return await app.client.call(createFieldReportEndpoint, { body, headers, signal });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    // The key was used: an earlier attempt did get through, and the report was changed after it.
    const first = cause.status === 422 ? (draft?.attempt ?? kept?.attempt) : undefined;
    const found = first && (await findOwnWrite(submission, first));
    if (found) return await update(submission, found.id, body, undefined);
    if (cause.status !== undefined && cause.status < 500) await keep(submission, { attempt: undefined });
    throw cause;
  }
}

/** The latest report of this user that an earlier attempt has written after all. */
async function findOwnWrite(
  { app, user, signal }: Submission,
  attempt: NonNullable<StoredDraft['attempt']>,
): Promise<Written | undefined> {
  const since = new Date(attempt.at - CLOCK_SKEW_MS).toISOString();
  const { results } = await app.client.call(fieldReportsEndpoint, {
    query: { user, created_at__gte: since, ordering: ['-created_at'], limit: LOOKED_THROUGH },
    signal,
  });
  const own = results.find(
    (report) =>
      report.dtype_details.id === attempt.dtype &&
      report.countries_details.some(({ id }) => attempt.countries.includes(id)) &&
      (!attempt.title || report.summary?.includes(attempt.title.trim())),
  );
  return own && app.client.call(fieldReportEndpoint, { path: { id: own.id }, signal });
}

async function change(submission: Submission, reportId: number): Promise<Written | SubmitResult> {
  const { app, values, actions, version, signal } = submission;
  const body = bodyOf(values, actions);
  const now = await app.client.call(fieldReportEndpoint, { path: { id: reportId }, signal });
  if (version !== undefined && now.updated_at !== version) return settled(now, body, submission);
  try {
    return await update(submission, reportId, body, version);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 412) throw cause;
    const later = await app.client.call(fieldReportEndpoint, { path: { id: reportId }, signal });
    return settled(later, body, submission);
  }
}

/** Somebody changed the report: if it is as we want it, that was our own earlier attempt. */
function settled(report: Report, body: ReportBody, { actions }: Submission): Report | SubmitResult {
  const values = valuesOf(report);
  return isSame(bodyOf(values, actions), body)
    ? report
    : { outcome: 'conflict', values, version: report.updated_at };
}

function update({ app, signal }: Submission, id: number, body: ReportBody, version: string | undefined) {
  const headers = version !== undefined && isOwnService(app) ? { 'If-Match': `"${version}"` } : undefined;
  return app.client.call(updateFieldReportEndpoint, { path: { id }, body, headers, signal });
}

/** Whether two bodies would write the same; ids that the server gave to nested records do not count. */
function isSame(one: ReportBody, other: ReportBody) {
  const text = (body: ReportBody) =>
    JSON.stringify(body, (key, value) =>
      key === 'id'
        ? undefined
        : value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
    );
  return text(one) === text(other);
}

/** The embedded API, or one behind the same address: its extensions can be asked for. */
function isOwnService({ config }: Submission['app']) {
  return new URL(config.apiEndpoint || '/', window.location.href).origin === window.location.origin;
}

/** Keeps what is about to be sent, as it is sent. Without storage the report is sent all the same. */
function keep({ app, user, reportId, values, version }: Submission, change: DraftChange) {
  const title = typeof values.title === 'string' ? values.title : '';
  const draft = { values, version, title, language: app.language, ...change };
  return writeDraft(user, formOf(reportId), draft).catch(() => undefined);
}
