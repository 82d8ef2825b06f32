import type { App } from '#src/core/App.ts';
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
