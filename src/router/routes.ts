import type { ReactNode } from 'react';
import type { Params, Path, RouteObject } from 'react-router';

/** Another address instead of the one that was asked for. */
export interface Redirect {
  redirectTo: string;
}

/**
 * A row of the tree of pages, as React Router matches them. Of its own words for what comes later (`lazy`, `loader`) nothing is
 * read: they are of its data router.
 */
export type Route = RouteObject & {
  /** Its element, where its code comes with its first opening. */
  code?: () => Promise<ReactNode>;
  /** What is to be done before it opens, each time it does or its parameters are others. */
  load?: (arriving: { params: Params; path: Path }) => Promise<Redirect | undefined>;
  /** Stands in its place until the first page is there. */
  fallback?: ReactNode;
  children?: Route[];
};
