import { createContext, use } from 'react';
import type { RouterPage } from '#machines/router.ts';
import type { Router, RowMatch } from './createRouter.ts';

/** The router with the page that is shown of it. */
export interface Shown {
  router: Router;
  page: RouterPage;
  rows: readonly RowMatch[];
}

export const ShownContext = createContext<Shown | undefined>(undefined);
export const ErrorContext = createContext<unknown>(undefined);

export function useShown(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('No RouterProvider.');
  return shown;
}
