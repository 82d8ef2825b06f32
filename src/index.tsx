import '#src/styles/index.css';
import { loadAppConfig } from '#contracts/appConfig.ts';
import { pause } from '#contracts/pause.ts';
import type { App } from '#src/core/App.ts';
import { readLanguage } from '#src/core/storage.ts';
import type { Router } from '#src/router/index.ts';

/** How long the page has the connection for itself before the app is kept for use without one. */
const LATER_MS = 3_000;

// The page has the reader's language and direction from `src/beforeApp`, before anything is drawn.
start();

/**
 * In steps, each of which evaluates its own part of the one file: a slow phone answers to a touch in between. Not awaited at
 * the top: modules that wait need more of the bundler's own code.
 */
async function start() {
  const config = loadAppConfig();
  await pause();
  const { createApp } = await import(/* webpackMode: "eager" */ './app/createApp.ts');
  await pause();
  const app = createApp(await config, readLanguage());
  await pause();
  await import(/* webpackMode: "eager", webpackExports: "createBrowserRouter" */ './router/index.ts');
  await pause();
  const { createRouter } = await import(/* webpackMode: "eager" */ './app/router.tsx');
  await pause();
  const router = createRouter(app);
  await pause();
  const { draw } = await import(/* webpackMode: "eager" */ './app/draw.tsx');
  draw(app, router);
  beginTheRest(app, router);
}

/** After everything that the reader waits for. */
function beginTheRest(app: App, router: Router) {
  const start = () =>
    import(/* webpackChunkName: "later" */ './app/later.ts')
      .then(({ startLater }) => startLater(app, router))
      .catch(() => {});
  const later = () => setTimeout(start, LATER_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);
}
