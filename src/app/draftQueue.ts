import { waitFor } from 'xstate';
import { selectProfile, selectProfileStatus } from '#machines/auth.ts';
import { selectNamespaceStrings } from '#machines/language.ts';
import { formStrings } from '#src/screens/fieldReports/FieldReportFormScreen/strings.ts';
import { submitReport } from '#src/screens/fieldReports/FieldReportFormScreen/submit.ts';
import type { Report } from '#src/screens/fieldReports/FieldReportFormScreen/values.ts';
import type { App } from './createApp.ts';
import { dropDraft, listDrafts, readDraft, type StoredDraft, writeDraft } from './drafts.ts';
import { pathTo } from './links.ts';
import { markQueue } from './queueMark.ts';

const REPORT_FORMS = 'field-report:';

/**
 * Sends the reports that were submitted without a connection and whose forms are closed by now, one after another and each
 * once, whatever other tabs do. One that the server refuses stays as a draft.
 */
export async function sendQueued(app: App): Promise<void> {
  const { auth } = app.actors;
  await waitFor(auth, (snapshot) => selectProfileStatus(snapshot) === 'ready', { timeout: Infinity });
  const user = selectProfile(auth.getSnapshot())?.id;
  if (user === undefined) return;
  const drafts = await listDrafts(user, REPORT_FORMS);
  const queued = drafts.filter(({ queuedAt }) => queuedAt !== undefined);
  if (queued.length === 0) return markQueue(false);
  for (const draft of queued) {
    // The form itself sends what it shows.
    if (!window.location.pathname.startsWith(addressOf(draft)))
      await navigator.locks.request(`draft ${draft.id}`, () => send(app, draft));
  }
}

/** Where the form of a draft opens. */
export function addressOf({ form }: StoredDraft): string {
  const id = form.slice(REPORT_FORMS.length);
  return id === 'new' ? pathTo('newFieldReport') : pathTo('editFieldReport', { fieldReportId: id });
}

async function send(app: App, { user, form }: StoredDraft) {
  // Another tab may have sent it while this one waited for its turn.
  const draft = await readDraft(user, form);
  if (draft?.queuedAt === undefined) return;
  const { values, version } = draft;
  const id = form.slice(REPORT_FORMS.length);
  const reportId = id === 'new' ? undefined : Number(id);
  try {
    const result = await submitReport({ app, user, reportId, values, version, actions: undefined });
    if (result.outcome === 'queued') return;
    if (result.outcome === 'conflict') throw new Error('The report was changed meanwhile.');
    await dropDraft(user, form);
    tell(app, reportId === undefined ? 'created' : 'updated', (result.record as Report).summary);
  } catch {
    await writeDraft(user, form, { queuedAt: undefined });
    tell(app, 'failed', draft.title);
  }
}

function tell(app: App, outcome: 'created' | 'updated' | 'failed', about: string | null | undefined) {
  const translated = selectNamespaceStrings(formStrings.namespace)(app.actors.language.getSnapshot());
  const strings = { ...formStrings.english, ...translated };
  app.actors.alerts.send({
    type: 'alert.added',
    alert: {
      name: `queued ${about}`,
      variant: outcome === 'failed' ? 'danger' : 'success',
      title: [strings[outcome], about].filter(Boolean).join(': '),
    },
  });
}
