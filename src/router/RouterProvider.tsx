import { Component, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import type { Location } from './address.ts';
import {
  BlockerContext,
  ErrorContext,
  HandedDownContext,
  OutletContext,
  RouterContext,
  ShownContext,
} from './contexts.ts';
import type { Router, Shown } from './createRouter.ts';
import type { Match } from './match.ts';
import type { Route } from './routes.ts';

/** Shows the page that the router has open. */
export function RouterProvider({ router }: { router: Router }) {
  const { shown, blocker, isInitialized } = useRouterState(router);
  const page = useMemo(() => drawn(router, shown, isInitialized), [router, shown, isInitialized]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <BlockerContext value={blocker}>{page}</BlockerContext>
      </ShownContext>
    </RouterContext>
  );
}

/** The rows of a page, each in the outlet of the one around it: down to what waits for the first page, or tells that one broke. */
function drawn(router: Router, { matches, failure, location }: Shown, isInitialized: boolean): ReactNode {
  const held = isInitialized ? -1 : matches.findLastIndex(({ route }) => route.fallback !== undefined);
  const last = failure?.at ?? (isInitialized ? matches.length - 1 : held);
  return matches.slice(0, last + 1).reduceRight<ReactNode>(around, null);

  function around(below: ReactNode, { route }: Match<Route>, at: number): ReactNode {
    const element = at === held ? route.fallback : router.elementOf(route);
    const level = <OutletContext value={below}>{element === undefined ? below : element}</OutletContext>;
    if (route.errorElement === undefined) return level;
    return (
      <Boundary
        location={location}
        failure={failure?.at === at ? failure : undefined}
        instead={route.errorElement}
        report={router.report}
      >
        {level}
      </Boundary>
    );
  }
}

/** The page before stays until the next one is drawn. What the router said while the first was being drawn is not lost. */
function useRouterState(router: Router) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return state;
}

/** Where what stands below a row is shown. `context`: for `useOutletContext` there. */
export function Outlet({ context }: { context?: unknown }) {
  return <HandedDownContext value={context}>{use(OutletContext)}</HandedDownContext>;
}

interface BoundaryProps {
  location: Location;
  /** What broke before anything could be drawn. */
  failure: { error: unknown } | undefined;
  instead: ReactNode;
  report: (error: unknown) => void;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  thrown?: { error: unknown } | undefined;
}

/** Shows something else in the place of what breaks, until another page is opened. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState {
    return location === state.location ? state : { location, thrown: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  override render() {
    const { failure, instead, children } = this.props;
    const broken = this.state.thrown ?? failure;
    return broken ? <ErrorContext value={broken.error}>{instead}</ErrorContext> : children;
  }
}
