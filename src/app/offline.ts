import { createActor, fromPromise } from 'xstate';
import { selectStrings } from '#machines/language.ts';
import { provideTo } from '#machines/provide.ts';
import { updateMachine } from '#machines/update.ts';
import type { App } from '#src/core/App.ts';
import { translationsOf } from '#src/i18n/defineStrings.ts';
import { keepAhead } from './keepAhead.ts';
import { shellStrings } from './shell/strings.ts';

const ALERT = 'new version';

/**
 * Lets the app open without a connection: registers the service worker, and offers a new version once it is ready, or once a
 * file of this one is gone. A browser that knows no workers or refuses them goes without. The lifecycle is
 * `machines/update.ts`.
 */
export async function startOffline(app: App): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.register('/sw.js').catch(() => undefined);
  const update = createActor(
    provideTo(updateMachine)({
      actors: { check: fromPromise(() => isReplaced(registration)) },
      actions: {
        offer: () => offer(app),
        activate: () => registration?.waiting?.postMessage('skipWaiting'),
        reload: () => window.location.reload(),
      },
    }),
  ).start();

  app.actors.alerts.on('alert.acted', ({ name }) => {
    if (name === ALERT) update.send({ type: 'accept' });
  });
  // Such events do not bubble, but pass the window on their way down.
  const onLost = ({ target }: Event) => {
    if (isFile(target)) update.send({ type: 'file.lost' });
  };
  window.addEventListener('error', onLost, { capture: true });

  if (!workers || !registration) return;
  keepAhead(app, workers);
  // The first worker of all takes over by itself and replaces nothing.
  const tellInstalled = () =>
    update.send({ type: 'version.installed', isReplacement: workers.controller !== null });
  if (registration.waiting) tellInstalled();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    update.send({ type: 'version.found' });
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') tellInstalled();
      if (next.state === 'redundant') update.send({ type: 'version.failed' });
    });
  });
  // Other tabs go on with the version that they have.
  workers.addEventListener('controllerchange', () => update.send({ type: 'version.active' }));
  document.addEventListener('visibilitychange', () => {
    // Who keeps a tab open for days hears of new versions too.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

function isFile(target: EventTarget | null) {
  return target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
}

/**
 * Whether the server gives out another release than the one that runs: its page names other files. Where there is a worker it
 * keeps the page of its own release, and a new one says itself that it is there.
 */
async function isReplaced(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  if (registration) {
    await registration.update();
    return false;
  }
  const answer = await fetch(new URL('/index.html', window.location.href), { cache: 'no-store' });
  const page = await answer.text();
  const files = [...document.querySelectorAll('script[defer][src]')].map((script) =>
    script.getAttribute('src'),
  );
  return answer.ok && files.some((file) => file && !page.includes(file));
}

function offer({ actors }: App) {
  const known = selectStrings(actors.language.getSnapshot());
  const words = {
    ...shellStrings.english,
    ...translationsOf(shellStrings, (namespace) => known[namespace]),
  };
  actors.alerts.send({
    type: 'alert.added',
    alert: {
      name: ALERT,
      variant: 'info',
      title: words.newVersion,
      description: words.newVersionText,
      action: words.loadNewVersion,
      duration: Number.POSITIVE_INFINITY,
    },
  });
}
