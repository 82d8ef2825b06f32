import { selectNamespaceStrings } from '#machines/language.ts';
import type { App } from './createApp.ts';
import { shellStrings } from './shell/strings.ts';

const ALERT = 'new version';

/**
 * Lets the app open without a connection: registers the service worker, and offers a new version once it is ready. A browser
 * that knows no workers or refuses them goes without.
 */
export async function startOffline(app: App): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers?.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  // The first worker of all takes over by itself and replaces nothing.
  if (registration.waiting && workers.controller) offer(app, registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && workers.controller) offer(app, next);
    });
  });
  document.addEventListener('visibilitychange', () => {
    // Who keeps a tab open for days hears of new versions too.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** Other tabs go on with the version that they have. */
function offer({ actors }: App, next: ServiceWorker) {
  const words = {
    ...shellStrings.english,
    ...selectNamespaceStrings(shellStrings.namespace)(actors.language.getSnapshot()),
  };
  actors.alerts.send({
    type: 'alert.added',
    alert: {
      name: ALERT,
      variant: 'info',
      title: words.newVersion,
      description: words.newVersionText,
      action: words.loadNewVersion,
      nonDismissable: true,
    },
  });
  actors.alerts.on('alert.acted', ({ name }) => {
    if (name !== ALERT) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    next.postMessage('skipWaiting');
  });
}
