import type { ReactNode } from 'react';
import { type Location, type Path, pathOf } from './address.ts';
import { browserHistory, type History, memoryHistory } from './history.ts';
import { type Match, matchRoutes } from './match.ts';
import type { Redirect, Route } from './routes.ts';

/** The page that is open. */
export interface Shown {
  location: Location;
  matches: readonly Match<Route>[];
  /** What broke while it loaded, and which of `matches` says so. */
  failure?: { at: number; error: unknown } | undefined;
  /** The window stays where it is scrolled to. */
  keepsScroll: boolean;
}

/** A way that somebody is asked about before it is gone. */
export type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void };

export interface RouterState {
  shown: Shown;
  blocker: Blocker;
  /** The first page is there. */
  isInitialized: boolean;
  /** Another page is coming. */
  isLoading: boolean;
}

export interface NavigateOptions {
  /** The entry of the page that is open is written over. */
  replace?: boolean | undefined;
  /** Handed over to the page. */
  state?: unknown;
  /** The window stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Whether a way is to be asked about first. */
export type Guard = (way: { currentLocation: Location; nextLocation: Path }) => boolean;

export interface Router {
  state: RouterState;
  routes: readonly Route[];
  navigate: Navigate;
  subscribe: (hear: (state: RouterState) => void) => () => void;
  /** Hears that the page that is open is about to be left. */
  onLeave: (hear: (location: Location) => void) => () => void;
  /** Asked before each way, until what it gives back is called. */
  guard: (guard: Guard) => () => void;
  /** The element of a row, once its code is there. */
  elementOf: (route: Route) => ReactNode;
  report: (error: unknown) => void;
}

interface Options {
  /** Hears of each page that breaks. */
  onError?: (error: unknown) => void;
}

/** The router of the app, on the history of the browser. */
export const createBrowserRouter = (routes: readonly Route[], options?: Options): Router =>
  createRouter(routes, browserHistory(), options);

/** One for tests and stories, at an address of its own. */
export const createMemoryRouter = (
  routes: readonly Route[],
  { address = '/', state }: { address?: string; state?: unknown } = {},
): Router => createRouter(routes, memoryHistory({ address, state }));

/** How a page is arrived at: what is written into the history once it is there. */
type Arrival = 'push' | 'replace' | 'there already';

/**
 * Opens pages by their addresses: what a page needs is loaded while the one before it still stands, and the newest way wins.
 *
 *   idle -(navigate, back, forward)-> [asked -(proceed)->] loading -> idle; a redirect goes on loading.
 */
function createRouter(
  routes: readonly Route[],
  history: History,
  { onError = () => {} }: Options = {},
): Router {
  const subscribers = new Set<(state: RouterState) => void>();
  const leaving = new Set<(location: Location) => void>();
  const elements = new Map<Route, ReactNode>();
  let guard: Guard | undefined;
  /** Of ways that overtake each other the last one counts. */
  let newest = 0;
  /** What the next step of the history, which the app takes itself, is for. */
  let ownStep: 'back again' | 'allowed' | undefined;

  const first = history.location();
  const router: Router = {
    state: {
      shown: { location: first, matches: matchesAt(first), keepsScroll: false },
      blocker: { state: 'unblocked' },
      isInitialized: false,
      isLoading: false,
    },
    routes,
    navigate,
    subscribe: (hear) => addTo(subscribers, hear),
    onLeave: (hear) => addTo(leaving, hear),
    guard: (asked) => {
      guard = asked;
      return () => {
        if (guard === asked) guard = undefined;
      };
    },
    elementOf: (route) => (route.lazy ? elements.get(route) : route.element),
    report: onError,
  };
  history.listen(onStep);
  arrive(first, 'there already', { state: first.state });
  return router;

  function update(change: Partial<RouterState>): void {
    router.state = { ...router.state, ...change };
    for (const hear of subscribers) hear(router.state);
  }

  function navigate(to: string, options: NavigateOptions = {}): void {
    const path = pathOf(to, router.state.shown.location);
    const go = () => arrive(path, options.replace ? 'replace' : 'push', options);
    if (isBlocked(path)) block(go);
    else go();
  }

  /** Somebody went back or forth, or followed a plain link to a part of the page. */
  function onStep(steps: number | undefined): void {
    const reason = ownStep;
    ownStep = undefined;
    if (reason === 'back again') return;
    const location = history.location();
    if (reason !== 'allowed' && steps && isBlocked(location)) {
      ownStep = 'back again';
      history.go(-steps);
      block(() => {
        ownStep = 'allowed';
        history.go(steps);
      });
      return;
    }
    arrive(location, 'there already', {});
  }

  function isBlocked(nextLocation: Path): boolean {
    return guard?.({ currentLocation: router.state.shown.location, nextLocation }) ?? false;
  }

  function block(go: () => void): void {
    const free = () => update({ blocker: { state: 'unblocked' } });
    const proceed = () => {
      free();
      go();
    };
    update({ blocker: { state: 'blocked', proceed, reset: free } });
  }

  function matchesAt({ pathname }: Path): readonly Match<Route>[] {
    return matchRoutes(routes, pathname) ?? [];
  }

  async function arrive(path: Path, arrival: Arrival, options: NavigateOptions): Promise<void> {
    newest += 1;
    const own = newest;
    const { shown, isInitialized } = router.state;
    if (isInitialized) for (const hear of leaving) hear(shown.location);
    const matches = matchesAt(path);
    const awaited = matches.filter((match, at) => isAwaited(match, at));
    if (awaited.length > 0) {
      update({ isLoading: true });
      // What broke is told in the place of the page.
      const results = await Promise.allSettled(awaited.map((match) => load(match, path)));
      if (own !== newest) return;
      const redirect = results.map((result) => result.status === 'fulfilled' && result.value).find(Boolean);
      // The entry that it would have made is none yet; one that is there already shall not lead here again.
      if (redirect) {
        const instead = pathOf(redirect.redirectTo, path);
        return arrive(instead, arrival === 'push' ? 'push' : 'replace', options);
      }
      const broken = results.findIndex(({ status }) => status === 'rejected');
      if (broken >= 0) {
        const { reason } = results[broken] as PromiseRejectedResult;
        onError(reason);
        const at = matches.indexOf(awaited[broken] as Match<Route>);
        const told = matches.findLastIndex(({ route }, index) => index <= at && route.errorElement);
        return open({ at: Math.max(told, 0), error: reason });
      }
    }
    open();

    function open(failure?: Shown['failure']): void {
      if (arrival !== 'there already') history[arrival](path, options.state ?? null);
      const keepsScroll = options.preventScrollReset ?? false;
      // One that is open already stays the same: what stands in the place of a broken page would begin anew.
      const location = path === shown.location ? shown.location : history.location();
      update({
        shown: { location, matches, failure, keepsScroll },
        blocker: { state: 'unblocked' },
        isInitialized: true,
        isLoading: false,
      });
    }
  }

  /** Another filter in the query is the page's own affair. */
  function isAwaited({ route, pathname }: Match<Route>, at: number): boolean {
    if (route.lazy && !elements.has(route)) return true;
    const { shown, isInitialized } = router.state;
    const open = shown.matches[at];
    const isOpen = isInitialized && !shown.failure && open?.route === route && open.pathname === pathname;
    return route.load !== undefined && !isOpen;
  }

  /** Code and calls start at the same time. */
  async function load({ route, params }: Match<Route>, path: Path): Promise<Redirect | undefined> {
    const fetchElement = async () => {
      if (route.lazy && !elements.has(route)) elements.set(route, await route.lazy());
    };
    const [redirect] = await Promise.all([route.load?.({ params, path }), fetchElement()]);
    return redirect;
  }
}

function addTo<Item>(set: Set<Item>, item: Item): () => void {
  set.add(item);
  return () => {
    set.delete(item);
  };
}
