import '#src/styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAppConfig } from '#contracts/appConfig.ts';
import { AppProviders } from './app/AppProviders.tsx';
import { AppRouter } from './app/AppRouter.tsx';
import { type App, createApp } from './app/createApp.ts';
import { createRouter } from './app/router.tsx';
import { readLanguage } from './app/storage.ts';
import { ProductName } from './components/Page/index.tsx';
import { directionOf } from './i18n/languages.ts';

/** How long the page has the connection for itself before the app is kept for later. */
const OFFLINE_DELAY_MS = 3_000;

// Language and sign-in are read before the first render, so that nobody sees a page turn round or a form flash.
const language = readLanguage();
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

start();

/** Not awaited at the top: modules that wait need more of the bundler's own code. */
async function start() {
  const app = createApp(await loadAppConfig(), language);
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element #root.');

  // In steps, and drawn in slices: a slow phone answers to a touch in between.
  await pause();
  const router = createRouter(app);
  await pause();
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <AppProviders app={app}>
          <ProductName value={app.config.title}>
            <AppRouter app={app} router={router} />
          </ProductName>
        </AppProviders>
      </StrictMode>,
    ),
  );
  if (process.env.NODE_ENV === 'production') keepForLater(app);
}

/** After everything that the reader waits for. */
function keepForLater(app: App) {
  const start = () =>
    import('./app/offline.ts').then(({ startOffline }) => startOffline(app)).catch(() => {});
  const later = () => setTimeout(start, OFFLINE_DELAY_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}
