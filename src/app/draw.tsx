import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PartBoundary } from '#src/components/lazyPart.tsx';
import { ProductName } from '#src/components/Page/index.tsx';
import type { App } from '#src/core/App.ts';
import { type Router, RouterProvider } from '#src/router/index.ts';
import { AppProviders } from './AppProviders.tsx';
import { drawInLongSlices } from './slices.ts';

/** Draws the app into the page, in slices. */
export function draw(app: App, router: Router): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('No #root.');
  drawInLongSlices();
  startTransition(() =>
    createRoot(container, { onCaughtError }).render(
      <StrictMode>
        <AppProviders app={app}>
          <ProductName value={app.config.title}>
            <RouterProvider router={router} />
          </ProductName>
        </AppProviders>
      </StrictMode>,
    ),
  );

  // What the router catches it reports itself.
  function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }) {
    console.error(error);
    if (errorBoundary instanceof PartBoundary) app.monitoring.report(error);
  }
}
