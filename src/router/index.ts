export type { Location } from './address.ts';
export { createBrowserRouter, createMemoryRouter, type Router } from './createRouter.ts';
export {
  useBlocker,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from './hooks.ts';
export { Link, type LinkProps, NavLink } from './Link.tsx';
export { matchPath, matchRoutes } from './match.ts';
export { Navigate } from './Navigate.tsx';
export { Outlet, RouterProvider } from './RouterProvider.tsx';
export type { Params, Redirect, Route } from './routes.ts';
export { ScrollRestoration } from './ScrollRestoration.tsx';
