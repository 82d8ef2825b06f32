import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ProductName } from '#src/components/Page/index.tsx';
import { AppProviders } from './AppProviders.tsx';
import { AppRouter } from './AppRouter.tsx';
import type { App } from './createApp.ts';
import type { createRouter } from './router.tsx';

/** Draws the app into the page, in slices. */
export function draw(app: App, router: ReturnType<typeof createRouter>): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element #root.');
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
}
