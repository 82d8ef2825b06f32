import { useSelector } from '@xstate/react';
import { selectIsSignedIn } from '#machines/auth.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useApp } from './AppContext.ts';
import { hasScreen } from './links.ts';
import { type RouteName, routeRow } from './routes/index.ts';
import { notGuest } from './routes/row.ts';

/**
 * Whether menus and buttons offer a route: it is built, and whoever is here may open it. Visitors are also offered what
 * any member may open: they are led to sign in first, and back.
 */
export function useIsOffered(): (name: RouteName) => boolean {
  const { actors, config } = useApp();
  const isSignedIn = useSelector(actors.auth, selectIsSignedIn);
  const { profile } = useAuth();
  return (name) => {
    const { visibility, permission } = routeRow(name);
    if (!hasScreen(name)) return false;
    if (!isSignedIn) return !permission || permission === notGuest.permission;
    if (visibility === 'is-not-authenticated') return false;
    return !permission || (profile !== undefined && permission(profile, config.federationEmailDomain));
  };
}
