import { DWELL_MS } from '#machines/constants/timings.ts';
import { selectPage } from '#machines/router.ts';
import type { App } from '#src/core/App.ts';
import { idsOf } from '#src/core/ids.ts';
import { isGoodLine } from '#src/core/line.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import type { Route, Router } from '#src/router/index.ts';
import { openedBy } from './screenRows.ts';
import { translate } from './translations.ts';

/**
 * Fetches a page before it is opened: when a pointer rests on a tab or an entry of a menu, the focus does, or any link is pressed.
 * Code, words and first calls are the same that opening it takes. Not where the reader saves data or the line is a poor one.
 */
export function watchLinks(app: App, router: Router): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const atRest = ({ target }: Event) => {
    clearTimeout(waiting);
    const link = linkOf(target);
    if (link?.closest('nav') && isGoodLine())
      waiting = setTimeout(() => prepare(app, router, link), DWELL_MS);
  };
  document.addEventListener('pointerover', atRest);
  document.addEventListener('focusin', atRest);
  document.addEventListener('pointerdown', ({ target }) => {
    const link = linkOf(target);
    if (link && isGoodLine()) prepare(app, router, link);
  });
}

/** The link to a page of the app that was reached for. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin && !link.target ? link : undefined;
}

/** Of the pages at an address those that are not open yet: a tab, without the frame around it. */
function prepare(app: App, { rowsAt, actor }: Router, { pathname, search }: HTMLAnchorElement): void {
  const shown = rowsAt(selectPage(actor.getSnapshot()).location);
  const isOpen = (route: Route, path: string) =>
    shown.some((open) => open.route === route && open.pathname === path);
  for (const { route, params, pathname: path } of rowsAt({ pathname })) {
    const name = route.handle as RouteName | undefined;
    if (!name || isOpen(route, path)) continue;
    openedBy(name)
      .then(async ({ screen, prefetch, beside, namespaces }) => {
        const address = { params, ids: idsOf(params), query: new URLSearchParams(search) };
        await Promise.all([
          screen?.(),
          beside?.(),
          prefetch?.(app.requests, address, app.config, app.now()),
          translate(app.actors.language, namespaces),
        ]);
      })
      // What fails is asked for again, and told, where it is opened.
      .catch(() => {});
  }
}
