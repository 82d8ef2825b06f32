import type { ReactNode } from 'react';
import {
  createPath,
  type Location,
  matchRoutes,
  type Navigator,
  type Path,
  parsePath,
  type RouteMatch,
  resolvePath,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { provideTo } from '#machines/provide.ts';
import {
  type RouterBroken,
  type RouterLocation,
  type RouterPlace,
  routerMachine,
  selectPage,
} from '#machines/router.ts';
import type { Redirect, Route } from './routes.ts';

/** Whether a way is to be asked about first. */
export type Guard = (way: { currentLocation: Path; nextLocation: Path }) => boolean;

/** The machine of the open page, with what it is told by and what is drawn of it. */
export interface Router {
  /** The rows that an address leads through, outermost first. */
  rowsAt: (path: Pick<Path, 'pathname'>) => RowMatch[];
  actor: ActorRefFrom<typeof routerMachine>;
  /** The address of the open page, as the last press has made it. */
  open: () => RouterLocation;
  /** By which React Router's links and hooks lead on. */
  navigator: Navigator;
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

// "Unsafe" for who would use them beside React Router's own routers, which then hear nothing of it; here there are none. They keep
// what its routers keep in each entry, and are pinned by the lock file.
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The router of the app, on the history of the browser. */
export const createBrowserRouter = (routes: Route[], options?: Options): Router =>
  createRouter(routes, UNSAFE_createBrowserHistory(), options);

/** One for tests and stories, at an address of its own. */
export const createMemoryRouter = (
  routes: Route[],
  { address = '/', state }: { address?: string; state?: unknown } = {},
): Router =>
  createRouter(routes, UNSAFE_createMemoryHistory({ initialEntries: [{ ...parsePath(address), state }] }));

/** Gives `machines/router.ts` the history, the table and what its rows load. */
function createRouter(routes: Route[], history: History, { onError = () => {} }: Options = {}): Router {
  const elements = new Map<Route, ReactNode>();
  let guard: Guard | undefined;
  /** The app made the entry that is open, and it has a number. A plain link to a part of the page makes one without. */
  let isNumbered = true;
  /** Matched anew for another address only. */
  let matched: { pathname: string; rows: RowMatch[] } | undefined;

  const machine = provideTo(routerMachine)({
    actors: { load: fromPromise(({ input }) => load(input)) },
    actions: {
      write: (_, { entry, location }) => {
        if (entry === 'none') return;
        isNumbered ||= entry === 'push';
        try {
          history[entry](location);
        } catch {
          // Some browsers take so many entries a minute only; a full load is another way there.
          window.location.assign(createPath(location));
        }
      },
      step: (_, { steps }) => history.go(steps),
      report: (_, { error }) => onError(error),
    },
  });
  const actor = createActor(machine, { input: { first: placeOf(history.location) } });
  const open = () => selectPage(actor.getSnapshot()).location;
  const isAsked = (nextLocation: Path) => guard?.({ currentLocation: open(), nextLocation }) ?? false;
  const leadTo =
    (entry: 'push' | 'replace'): Navigator['push'] =>
    (to, state, { preventScrollReset: keepsScroll = false } = {}) => {
      const location = locationOf(resolvePath(to, open().pathname), state);
      actor.send({
        type: 'navigate',
        way: { ...placeOf(location), entry, keepsScroll },
        isAsked: isAsked(location),
      });
    };
  history.listen(({ location, delta }) => {
    // From an entry without a number React Router counts as from the first one.
    const steps = isNumbered && delta !== null ? delta : undefined;
    isNumbered = delta !== null;
    actor.send({
      type: 'stepped',
      way: { ...placeOf(location), entry: 'none', keepsScroll: false },
      isAsked: isAsked(location),
      steps,
    });
  });
  actor.start();
  return {
    rowsAt,
    actor,
    open,
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: leadTo('push'),
      replace: leadTo('replace'),
    },
    guard: (asked) => {
      guard = asked;
      return () => {
        if (guard === asked) guard = undefined;
      };
    },
    elementOf: (route) => (route.code ? elements.get(route) : route.element),
    report: onError,
  };

  function rowsAt({ pathname }: Pick<Path, 'pathname'>): RowMatch[] {
    if (matched?.pathname !== pathname) matched = { pathname, rows: rowsOf(routes, pathname) };
    return matched.rows;
  }

  function placeOf(location: Location): RouterPlace {
    const rows = rowsAt(location).map(({ route, pathname }) => ({
      key: `${route.path ?? ''} ${pathname}`,
      needsCode: route.code !== undefined && !elements.has(route),
      needsLoad: route.load !== undefined,
      tellsFailure: route.errorElement !== undefined,
    }));
    return { location, rows };
  }

  async function load({ place, awaited }: { place: RouterPlace; awaited: readonly number[] }) {
    const { location } = place;
    const matches = rowsAt(location);
    const results = await Promise.allSettled(
      awaited.flatMap((at) => matches[at] ?? []).map((match) => loadRow(match, location)),
    );
    const redirect = results
      .map((result) => (result.status === 'fulfilled' ? result.value : undefined))
      .find(Boolean);
    if (redirect)
      return {
        redirect: placeOf(locationOf(resolvePath(redirect.redirectTo, location.pathname), location.state)),
      };
    for (const [index, result] of results.entries())
      if (result.status === 'rejected')
        throw { at: awaited[index] ?? 0, error: result.reason } satisfies RouterBroken;
    return {};
  }

  /** Code and calls start at the same time. */
  async function loadRow({ route, params }: RowMatch, path: RouterLocation): Promise<Redirect | undefined> {
    const fetchElement = async () => {
      if (route.code && !elements.has(route)) elements.set(route, await route.code());
    };
    const [redirect] = await Promise.all([route.load?.({ params, path }), fetchElement()]);
    return redirect;
  }
}

export type RowMatch = RouteMatch<string, Route>;

/**
 * The rows that an address leads through, outermost first. React Router makes an expression of each row it is given, at each address:
 * it is given those alone that can be meant.
 */
export const rowsOf = (routes: Route[], pathname: string): RowMatch[] =>
  matchRoutes(beginningAs(firstPart(pathname), routes), pathname) ?? [];

const beginningAs = (first: string, routes: Route[]): Route[] =>
  routes.flatMap((route) => {
    const { path, children } = route;
    if (path === undefined) return children ? { ...route, children: beginningAs(first, children) } : route;
    const part = firstPart(path);
    return part === first || /^$|^[:*]|\?/.test(part) ? route : [];
  });

const firstPart = (path: string) => path.toLowerCase().split('/').find(Boolean) ?? '';

/** An address as an entry of the history that is to be made. */
export const locationOf = (path: Path, state: unknown = null): Location => ({
  ...path,
  state,
  // Names the entry of the history, where it is kept beside it.
  key: Math.random().toString(36).slice(2, 10),
});
