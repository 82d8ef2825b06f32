import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { App } from '#src/core/App.ts';
import type { createRouter } from './router.tsx';

/**
 * Shows what the router says. It may have gone on while the first render was still being drawn in slices, which its
 * provider would never hear of: then it says it again.
 */
export function AppRouter({ app, router }: { app: App; router: ReturnType<typeof createRouter> }) {
  const [drawn] = useState(router.state);
  useEffect(() => {
    if (router.state !== drawn && router.state.initialized) void router.revalidate();
  }, [router, drawn]);
  return <RouterProvider router={router} onError={app.monitoring.report} />;
}
