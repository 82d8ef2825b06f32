import { waitFor } from 'xstate';
import { selectIsTranslated, selectStrings } from '#machines/language.ts';
import type { OutboxItem, OutboxNews, OutboxResult } from '#machines/outbox.ts';
import type { App } from '#src/core/App.ts';
import { dropDraft, listQueuedDrafts, readDraft, type StoredDraft, writeDraft } from '#src/core/drafts.ts';
import { markQueue } from '#src/core/queueMark.ts';
import { addressOf, kindOf } from '#src/forms/formKinds.ts';
import { slotOf } from '#src/forms/kind.ts';
import { namespacesOf, type StringsOf, translationsOf } from '#src/i18n/defineStrings.ts';
import { loadQueued } from './forms.ts';

/** Every form that waits in this browser, of whomever; forms that another release has written are left to it. */
export async function listOutbox(): Promise<OutboxItem[]> {
  const drafts = await listQueuedDrafts();
  // The next visit need not even look. What somebody else wrote is reason enough to.
  if (drafts.length === 0) markQueue(false);
  return drafts.flatMap((draft) => {
    const kind = kindOf(draft);
    const { id, user, title } = draft;
    return kind ? [{ id, user, title, address: addressOf(draft, kind) }] : [];
  });
}

/** Sends what waits, in the turn of this tab. Rejects where the server refuses it: it stays as an ordinary draft then. */
export async function sendFromOutbox(app: App, item: OutboxItem): Promise<OutboxResult> {
  // The form itself sends what it shows.
  if (isShown(item)) return { outcome: 'waiting' };
  const draft = await queuedDraft(item);
  const kind = draft && kindOf(draft);
  if (!draft || !kind) return { outcome: 'gone' };
  const { user, form } = draft;
  // The connection that is missing may be that of its code.
  const queued = await loadQueued(kind).catch(() => undefined);
  if (!queued) return { outcome: 'waiting' };
  try {
    const result = await queued.submit(app, draft);
    if (result.outcome === 'queued') return { outcome: 'waiting' };
    if (result.outcome === 'gone') return result;
    if (result.outcome === 'conflict') throw new Error('The record was changed meanwhile.');
    await dropDraft(user, form);
    const outcome = slotOf(form).id === undefined ? 'created' : 'updated';
    return { outcome, name: queued.nameOf(result.record) };
  } catch (cause) {
    await writeDraft(user, form, { queuedAt: undefined });
    throw cause;
  }
}

/** Says in the reader's language what became of a form. */
export async function tellOfOutbox(app: App, { item, outcome, name }: OutboxNews): Promise<void> {
  const kind = kindOf({ form: formOf(item) });
  if (!kind) return;
  const { strings } = await loadQueued(kind);
  const said = await translated(app, strings);
  app.actors.alerts.send({
    type: 'alert.added',
    alert: {
      name: `outbox ${item.id}`,
      variant: outcome === 'failed' ? 'danger' : 'success',
      title: [said[outcome], name ?? item.title].filter(Boolean).join(': '),
      // It did not go where its author believes it went: that is not told in passing.
      nonDismissable: outcome === 'failed',
    },
  });
}

/** Another tab may have sent it while this one waited for its turn. */
async function queuedDraft(item: OutboxItem): Promise<StoredDraft | undefined> {
  const draft = await readDraft(item.user, formOf(item));
  return draft?.queuedAt === undefined ? undefined : draft;
}

const formOf = ({ id, user }: OutboxItem) => id.slice(`${user} `.length);

/** Its form is open in this page, at whichever of its steps. */
function isShown({ address }: OutboxItem): boolean {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const shown = new URLSearchParams(window.location.search);
  return (
    window.location.pathname.startsWith(pathname) &&
    [...searchParams].every(([name, value]) => shown.get(name) === value)
  );
}

async function translated<Key extends string>(
  { actors: { language } }: App,
  strings: StringsOf<Key>,
): Promise<Readonly<Record<Key, string>>> {
  const namespaces = namespacesOf(strings);
  for (const namespace of namespaces) language.send({ type: 'namespace.registered', namespace });
  const isTranslated = selectIsTranslated(namespaces);
  await waitFor(language, (snapshot) => snapshot.matches('english') || isTranslated(snapshot));
  const known = selectStrings(language.getSnapshot());
  return { ...strings.english, ...translationsOf(strings, (namespace) => known[namespace]) };
}
