import { selectIsLoading, selectPage } from '#machines/router.ts';
import type { App } from '#src/core/App.ts';
import { onDraftKept } from '#src/core/draftKept.ts';
import { tellSettled } from '#src/core/settled.ts';
import { toldBeforeReload } from '#src/core/tellAfterReload.ts';
import type { Router } from '#src/router/index.ts';
import { watchLinks } from './ahead.ts';
import { startOffline } from './offline.ts';
import { watchPrinting } from './printing.ts';
import { loadRows } from './screens/areas.ts';
import { drawInShortSlices } from './slices.ts';

/** What nobody waits for: the rows of other pages, pages ahead of their opening, printing, the first alert, and the app without a connection. */
export async function startLater(app: App, router: Router): Promise<void> {
  drawInShortSlices();
  watchPrinting(app.language, app.now);
  watchLinks(app, router);
  onDraftKept(fetchOutbox);
  app.actors.connectivity.on('connection.restored', () => openAgain(router));
  tellSettled();
  await loadRows();
  // Not each alert needs a connection that is still there when it comes.
  await import('#src/components/AlertList/AlertItem.tsx');
  const title = toldBeforeReload();
  if (title) {
    const alert = { name: 'told before', variant: 'success', title } as const;
    app.actors.alerts.send({ type: 'alert.added', alert });
  }
  if (process.env.NODE_ENV === 'production') await startOffline(app);
}

/** The page whose code or styles could not be had, where it stands: nothing was typed in it yet. */
function openAgain({ actor }: Router): void {
  const now = actor.getSnapshot();
  const { failure, location, rows } = selectPage(now);
  if (!failure || selectIsLoading(now)) return;
  actor.send({
    type: 'navigate',
    way: { location, rows, entry: 'none', keepsScroll: false },
    isAsked: false,
  });
}

/** What is written may have to wait for a connection: the code that says on every page that it does comes while there is one. */
function fetchOutbox(): void {
  const parts = [
    import('#src/app/shell/OutboxBanner/OutboxList.tsx'),
    import('#src/app/outbox.ts'),
    import('#src/app/outboxEffects.ts'),
  ];
  // What fails is asked for again at the next word, and where it is shown.
  Promise.all(parts).catch(() => {});
}
