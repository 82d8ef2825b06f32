import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from '#src/router/index.ts';

/** What needs links and addresses around it, and nothing else of the app. */
export function InRouter({ address, children }: { address?: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], address === undefined ? {} : { address }),
  );
  return <RouterProvider router={router} />;
}
