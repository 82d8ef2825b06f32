import {
  type ReactElement,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Outlet, Router as ReactRouter, renderMatches } from 'react-router';
import { selectPage } from '#machines/router.ts';
import { Boundary } from './Boundary.tsx';
import { type Shown, ShownContext } from './contexts.ts';
import type { Router, RowMatch } from './createRouter.ts';

/** Shows the page that the router has open. */
export function RouterProvider({ router }: { router: Router }) {
  const page = usePage(router);
  const shown = useMemo(() => ({ router, page, rows: router.rowsAt(page.location) }), [router, page]);
  const rows = useMemo(() => drawn(shown), [shown]);
  return (
    <ShownContext value={shown}>
      <ReactRouter location={page.location} navigator={router.navigator}>
        {rows}
      </ReactRouter>
    </ShownContext>
  );
}

/** The page before stays until the next one is drawn. What the router said while the first was being drawn is not lost. */
function usePage({ actor }: Router) {
  const [page, setPage] = useState(() => selectPage(actor.getSnapshot()));
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPage(selectPage(actor.getSnapshot())));
    follow();
    const { unsubscribe } = actor.subscribe(follow);
    return unsubscribe;
  }, [actor]);
  return page;
}

/** The rows of a page, each in the outlet of the one around it: down to what waits for the first page, or tells that one broke. */
function drawn({ router, page, rows }: Shown): ReactElement | null {
  const { isOpened, failure, location } = page;
  const held = isOpened ? -1 : rows.findLastIndex(({ route }) => route.fallback !== undefined);
  const last = failure?.at ?? (isOpened ? rows.length - 1 : held);
  return renderMatches(
    rows
      .slice(0, last + 1)
      .map((row, at) => ({ ...row, route: { ...row.route, element: elementOf(row, at) } })),
  );

  function elementOf({ route }: RowMatch, at: number): ReactNode {
    const own = at === held ? route.fallback : (router.elementOf(route) ?? <Outlet />);
    if (!route.errorElement) return own;
    return (
      <Boundary
        location={location}
        failure={failure?.at === at ? failure : undefined}
        instead={route.errorElement}
        report={router.report}
      >
        {own}
      </Boundary>
    );
  }
}
