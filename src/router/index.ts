export { createBrowserRouter, createMemoryRouter, type Router, rowsOf } from './createRouter.ts';
export { useLeaveGuard, useQueryNow, useRouteError, useRows } from './hooks.ts';
export { RouterProvider } from './RouterProvider.tsx';
export type { Redirect, Route } from './routes.ts';
export { ScrollRestoration } from './ScrollRestoration.tsx';
