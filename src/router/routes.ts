import type { ReactNode } from 'react';
import type { Path } from './address.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** Another address instead of the one that was asked for. */
export interface Redirect {
  redirectTo: string;
}

/**
 * A row of the tree of pages. A path is a part of the address below that of the row around it: texts, `:names`, either with `?`
 * where it may be missing, and `*` for all that follows.
 */
export interface Route {
  path?: string;
  /** Stands for the path of the row around it itself. */
  index?: boolean;
  /** The app's own name of it. */
  handle?: unknown;
  /** What it shows. `@default` what stands below it */
  element?: ReactNode;
  /** Its element, where its code comes with its first opening. */
  lazy?: () => Promise<ReactNode>;
  /** What is to be done before it opens, each time it does or its parameters are others. */
  load?: (arriving: { params: Params; path: Path }) => Promise<Redirect | undefined>;
  /** Stands in its place until the first page is there. */
  fallback?: ReactNode;
  /** Stands in its place where it, or anything below without one of its own, breaks. */
  errorElement?: ReactNode;
  children?: readonly Route[];
}
