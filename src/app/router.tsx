import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import type { App } from './createApp.ts';
import { Guard } from './Guard.tsx';
import { absolutePath } from './links.ts';
import { ROUTES, type RouteName, routeRow } from './routes.ts';
import { BrokenScreen } from './shell/BrokenScreen/index.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen/index.tsx';
import { Shell } from './shell/Shell/index.tsx';

/** The router made of the route table: the shell around, a boundary for broken screens inside it. */
export function createRouter(app: App) {
  const { navigation } = app.actors;
  const names = Object.keys(ROUTES) as RouteName[];
  const router = createBrowserRouter([
    {
      Component: Shell,
      hydrateFallbackElement: <></>,
      children: [
        {
          ErrorBoundary: BrokenScreen,
          children: [
            ...names.filter((name) => !routeRow(name).parent).map((name) => routeOf(app, name, names)),
            { path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ]);
  router.subscribe((state) =>
    navigation.send({ type: state.navigation.state === 'idle' ? 'navigation.ended' : 'navigation.started' }),
  );
  return router;
}

function routeOf(app: App, name: RouteName, names: readonly RouteName[]): RouteObject {
  const { path, forward, screen, prefetch } = routeRow(name);
  const children = names.filter((child) => routeRow(child).parent === name);
  return {
    path,
    // Loader and code start at the same time; the loader only sets the calls going and waits for nothing.
    loader: ({ params, request }) => {
      prefetch?.(app.requests, { params, query: new URL(request.url).searchParams });
      return null;
    },
    // A screen's calls depend on its parameters alone: a filter in the query is the screen's own affair.
    shouldRevalidate: () => false,
    lazy: async () => {
      const Screen = await screen();
      return {
        element: (
          <Guard name={name}>
            <Screen />
          </Guard>
        ),
      };
    },
    ...(children.length > 0 && {
      children: [
        ...(forward ? [{ index: true, element: <Navigate to={lastSegment(forward)} replace /> }] : []),
        ...children.map((child) => routeOf(app, child, names)),
      ],
    }),
  };
}

function lastSegment(name: string) {
  return absolutePath(name).split('/').at(-1) ?? '';
}
