import { createContext, use } from 'react';
import type { App } from './App.ts';

export const AppContext = createContext<App | undefined>(undefined);

/** What the composition root made. Fails loudly outside of it. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('No AppContext.');
  return app;
}
