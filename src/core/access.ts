import { useSelector } from '@xstate/react';
import { selectIsSignedIn } from '#machines/auth.ts';
import { useApp } from '#src/core/AppContext.ts';
import { type Params, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { notGuest } from '#src/core/routes/row.ts';
import { useAuth } from '#src/core/useAuth.ts';

/**
 * Whether menus and buttons offer a route: whoever is here may open it. Visitors are also offered what
 * any member may open: they are led to sign in first, and back.
 */
export function useIsOffered(): (name: RouteName, params?: Params) => boolean {
  const { actors, config } = useApp();
  const isSignedIn = useSelector(actors.auth, selectIsSignedIn);
  const { profile } = useAuth();
  return (name, params = {}) => {
    const { visibility, permission } = routeRow(name);
    if (!isSignedIn) return !permission || permission === notGuest.permission;
    if (visibility === 'is-not-authenticated') return false;
    return !permission || (profile !== undefined && permission(profile, { params, config }));
  };
}
