import { Outlet } from 'react-router';
import { pause } from '#contracts/pause.ts';
import { FIRST_ANSWERS_MS } from '#machines/constants/timings.ts';
import { type RouterSnapshot, selectIsLoading, selectPage } from '#machines/router.ts';
import type { App } from '#src/core/App.ts';
import { idsOf } from '#src/core/ids.ts';
import { forwardAddress } from '#src/core/links.ts';
import { type RouteName, routeRow } from '#src/core/routes/index.ts';
import { regionInstead } from '#src/core/routes/regionRecords.ts';
import { createBrowserRouter, type Redirect, type Route, type Router, rowsOf } from '#src/router/index.ts';
import { Forward } from './Forward.tsx';
import { Guard } from './Guard.tsx';
import { aheadOfPress, openedBy } from './screenRows.ts';
import { opened } from './screens/row.ts';
import { childrenOf, NAMES } from './screens/tree.ts';
import { BrokenScreen, BrokenShell } from './shell/BrokenScreen/index.tsx';
import { Shell } from './shell/Shell/index.tsx';
import { Starting } from './shell/Starting/index.tsx';
import { isShellTranslated, translate } from './translations.ts';

/** The router made of the route table: the shell around, a boundary for broken screens inside it. */
export function createRouter(app: App): Router {
  const { navigation } = app.actors;
  let isOpened = false;
  const hasOpened = () => isOpened;
  const routes: Route[] = [
    {
      element: <Shell />,
      errorElement: <BrokenShell />,
      // Until its words are there, nobody shall see the shell in another language than the reader's.
      fallback: <Starting title={app.config.title} />,
      children: [
        {
          errorElement: <BrokenScreen />,
          ...(isShellTranslated(app.actors.language) && { fallback: <></> }),
          children: [
            ...NAMES.filter((name) => !routeRow(name).parent).map((name) => routeOf(app, name, hasOpened)),
            {
              // Old addresses, and those that nothing has.
              path: '*',
              code: async () => {
                const NotFound = await (await loadNotFound()).NOT_FOUND.screen();
                return <NotFound />;
              },
              load: async ({ path: address }) => {
                const { oldAddress, NOT_FOUND } = await loadNotFound();
                const instead = await oldAddress(address);
                if (instead) return leadTo(instead);
                await translate(app.actors.language, opened(NOT_FOUND).namespaces);
                return undefined;
              },
            },
          ],
        },
      ],
    },
  ];
  forwardFirst(routes);
  const router = createBrowserRouter(routes, { onError: app.monitoring.report });
  // The first page loads too.
  const tell = (snapshot: RouterSnapshot) => {
    isOpened = selectPage(snapshot).isOpened;
    navigation.send({ type: selectIsLoading(snapshot) ? 'navigation.started' : 'navigation.ended' });
  };
  tell(router.actor.getSnapshot());
  router.actor.subscribe(tell);
  aheadOfPress();
  return router;
}

/**
 * Whoever arrives at a page of tabs is led on before anything is asked for: else its first tab would wait for the code of the
 * page. `Forward` sees to those who come to one within the app.
 */
function forwardFirst(routes: Route[]): void {
  const { pathname, search, hash } = window.location;
  const [page, last] = rowsOf(routes, pathname).slice(-2);
  if (!page || !last?.route.index) return;
  const to = regionInstead(last.params) ?? forwardAddress(page.route.handle as RouteName, hash, last.params);
  window.history.replaceState(window.history.state, '', to + search);
}

function routeOf(app: App, name: RouteName, hasOpened: () => boolean): Route {
  const { forward, path } = routeRow(name);
  const children = childrenOf(name);
  return {
    path,
    handle: name,
    // Starts with the code; sets the calls going and waits for the translations alone.
    load: async ({ params, path: { search } }) => {
      const region = regionInstead(params);
      if (region) return leadTo(region);
      const { prefetch, screen, beside, namespaces } = await openedBy(name);
      await pause();
      const translated = translate(app.actors.language, namespaces);
      // What fails is asked for again where it is shown.
      beside?.().catch(() => {});
      const address = { params, ids: idsOf(params), query: new URLSearchParams(search) };
      if (hasOpened()) await prefetch?.(app.requests, address, app.config, app.now());
      else {
        // The page itself has asked for what the first screen shows (`src/beforeApp`), before any of this code was there.
        // Where its code can't be had, `code` says so.
        const Screen = await screen?.().catch(() => undefined);
        if (Screen?.prefetch) {
          Screen.prefetch(app.requests, address, app.config, app.now());
          await app.requests.answered(FIRST_ANSWERS_MS);
        }
      }
      await translated;
      return undefined;
    },
    code: async () => {
      // Tabs without a frame of their own stand in the page as they are.
      const Screen = (await (await openedBy(name)).screen?.()) ?? Outlet;
      return (
        <Guard name={name}>
          <Screen />
        </Guard>
      );
    },
    ...(children.length > 0 && {
      children: [
        ...(forward ? [{ index: true, element: <Forward name={name} /> }] : []),
        ...children.map((child) => routeOf(app, child, hasOpened)),
      ],
    }),
  };
}

/** Most visits begin at an address that there is. */
const loadNotFound = () => import('./screens/notFound.ts');

const leadTo = (redirectTo: string): Redirect => ({ redirectTo });
