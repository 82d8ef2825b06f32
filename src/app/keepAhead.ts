import { createActor, fromPromise } from 'xstate';
import { keepAheadMachine } from '#machines/keepAhead.ts';
import { selectIsLoading } from '#machines/navigation.ts';
import { provideTo } from '#machines/provide.ts';
import type { App } from '#src/core/App.ts';
import { isFastLine } from '#src/core/line.ts';

/** The name of the list of files that the build chose to keep ahead: `scripts/serviceWorker.ts`. */
const LIST = '/ahead.json';

/**
 * Has the service worker keep what this visit has opened, and on a fast line the pages that people open most: each file passes
 * through it, which keeps it. The lifecycle is `machines/keepAhead.ts`.
 */
export async function keepAhead({ actors }: App, workers: ServiceWorkerContainer): Promise<void> {
  await controlled(workers);
  const files = [...new Set([...visited(), ...(isFastLine() ? await chosen() : [])])];
  const actor = createActor(
    provideTo(keepAheadMachine)({
      actors: {
        fetch: fromPromise<unknown, string>(async ({ input, signal }) =>
          (await fetch(input, { signal, priority: 'low' })).arrayBuffer(),
        ),
      },
    }),
    { input: { files } },
  ).start();
  const tell = (snapshot: ReturnType<typeof actors.navigation.getSnapshot>) =>
    actor.send({ type: selectIsLoading(snapshot) ? 'page.loading' : 'page.loaded' });
  tell(actors.navigation.getSnapshot());
  actors.navigation.subscribe(tell);
}

/** Once requests of this page pass through the worker: the first of all takes pages over by itself. */
function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return Promise.resolve();
  return new Promise((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
}

/** Built files that came before the worker was there; the browser has them at hand. */
function visited(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/static/'))
    .map(({ pathname }) => pathname);
}

async function chosen(): Promise<string[]> {
  const answer = await fetch(LIST, { priority: 'low' }).catch(() => undefined);
  return answer?.ok ? await answer.json() : [];
}
