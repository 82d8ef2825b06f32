import { createContext, type ReactNode, use } from 'react';
import type { Blocker, Router, Shown } from './createRouter.ts';

export const RouterContext = createContext<Router | undefined>(undefined);
export const ShownContext = createContext<Shown | undefined>(undefined);
export const BlockerContext = createContext<Blocker>({ state: 'unblocked' });
/** What stands below a row, and what an outlet hands down to it. */
export const OutletContext = createContext<ReactNode>(null);
export const HandedDownContext = createContext<unknown>(undefined);
export const ErrorContext = createContext<unknown>(undefined);

export const useRouter = (): Router => existing(use(RouterContext));

/** The page that is open. */
export const useShown = (): Shown => existing(use(ShownContext));

function existing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Links and addresses need a RouterProvider around them.');
  return value;
}
