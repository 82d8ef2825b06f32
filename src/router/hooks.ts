import { use, useEffect, useEffectEvent, useMemo } from 'react';
import type { Location } from './address.ts';
import { BlockerContext, ErrorContext, HandedDownContext, useRouter, useShown } from './contexts.ts';
import type { Blocker, Guard, Navigate, NavigateOptions } from './createRouter.ts';
import { type Match, matchPath } from './match.ts';
import type { Params, Route } from './routes.ts';

export const useLocation = (): Location => useShown().location;

/** The rows that the open page stands in, outermost first. */
export const useMatches = (): readonly Match<Route>[] => useShown().matches;

const NONE: Params = {};

/** The parameters in the address of the open page. */
export const useParams = (): Params => useShown().matches[0]?.params ?? NONE;

/** Those of the open page where its address is of this path. */
export const useMatch = (path: string): Params | undefined => matchPath(path, useLocation().pathname);

/** Leads to another page. */
export const useNavigate = (): Navigate => useRouter().navigate;

/** The query of the address, and what leads to the same page with another. */
export function useSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams, options?: NavigateOptions) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, (next, options) => navigate(`?${next}`, options)];
}

/** What the outlet that a part stands in hands down. */
export const useOutletContext = <Value>(): Value => use(HandedDownContext) as Value;

/** What broke, for whom stands in its place. */
export const useRouteError = (): unknown => use(ErrorContext);

/** Has somebody asked before a way is gone that `isAsked` says so of: then it stands still until `proceed` or `reset`. */
export function useBlocker(isAsked: Guard): Blocker {
  const router = useRouter();
  const ask = useEffectEvent(isAsked);
  useEffect(() => router.guard((way) => ask(way)), [router]);
  return use(BlockerContext);
}
