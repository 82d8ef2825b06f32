import { waitFor } from 'xstate';
import { selectProfile, selectProfileStatus } from '#machines/auth.ts';
import { selectNamespaceStrings } from '#machines/language.ts';
import { slotOf } from '#src/screens/recordForm/kind.ts';
import type { QueuedForm } from '#src/screens/recordForm/queuedForm.ts';
import type { App } from './createApp.ts';
import { dropDraft, listDrafts, readDraft, type StoredDraft, writeDraft } from './drafts.ts';
import { addressOf, type FormKind, kindOf, loadQueued } from './forms.ts';
import { markQueue } from './queueMark.ts';

/**
 * Sends the forms that were submitted without a connection and whose pages are closed by now, one after another and each
 * once, whatever other tabs do. One that the server refuses stays as a draft.
 */
export async function sendQueued(app: App): Promise<void> {
  const { auth } = app.actors;
  await waitFor(auth, (snapshot) => selectProfileStatus(snapshot) === 'ready', { timeout: Infinity });
  const user = selectProfile(auth.getSnapshot())?.id;
  if (user === undefined) return;
  const drafts = await listDrafts(user);
  const queued = drafts.filter(({ queuedAt }) => queuedAt !== undefined);
  if (queued.length === 0) return markQueue(false);
  for (const draft of queued) {
    const kind = kindOf(draft);
    // The form itself sends what it shows.
    if (kind && !isShown(draft, kind))
      await navigator.locks.request(`draft ${draft.id}`, () => send(app, draft, kind));
  }
}

function isShown(draft: StoredDraft, kind: FormKind): boolean {
  const { pathname, search } = new URL(addressOf(draft, kind), window.location.origin);
  return window.location.pathname.startsWith(pathname) && window.location.search.startsWith(search);
}

async function send(app: App, { user, form }: StoredDraft, kind: FormKind) {
  // Another tab may have sent it while this one waited for its turn.
  const draft = await readDraft(user, form);
  if (draft?.queuedAt === undefined) return;
  const queued = await loadQueued(kind);
  try {
    const result = await queued.submit(app, draft);
    if (result.outcome === 'queued') return;
    if (result.outcome === 'conflict') throw new Error('The record was changed meanwhile.');
    await dropDraft(user, form);
    tell(app, queued, slotOf(form).id === undefined ? 'created' : 'updated', queued.nameOf(result.record));
  } catch {
    await writeDraft(user, form, { queuedAt: undefined });
    tell(app, queued, 'failed', draft.title);
  }
}

function tell(
  app: App,
  { strings }: QueuedForm,
  outcome: 'created' | 'updated' | 'failed',
  about: string | null | undefined,
) {
  const translated = selectNamespaceStrings(strings.namespace)(app.actors.language.getSnapshot());
  const said = { ...strings.english, ...translated };
  app.actors.alerts.send({
    type: 'alert.added',
    alert: {
      name: `queued ${about}`,
      variant: outcome === 'failed' ? 'danger' : 'success',
      title: [said[outcome], about].filter(Boolean).join(': '),
    },
  });
}
