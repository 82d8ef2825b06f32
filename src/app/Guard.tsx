import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { selectIsSignedIn } from '#machines/auth.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useApp } from './AppContext.ts';
import { pathTo } from './links.ts';
import { type RouteName, routeRow } from './routes/index.ts';
import { ForbiddenScreen } from './shell/ForbiddenScreen/index.tsx';

/**
 * Lets through whoever may open a route: others are sent to sign in, home, or told that they may not. A permission waits
 * for the profile, so that nobody sees a refusal that is taken back. Source: product specification, section 2.
 */
export function Guard({ name, children }: { name: RouteName; children: ReactNode }) {
  const { visibility, permission } = routeRow(name);
  const { actors, config } = useApp();
  const isSignedIn = useSelector(actors.auth, selectIsSignedIn);
  const { profile, profileStatus } = useAuth();
  const location = useLocation();
  const [query] = useSearchParams();

  if (visibility === 'is-authenticated' && !isSignedIn) {
    return (
      <Navigate
        to={pathTo('login', undefined, { next: location.pathname + location.search + location.hash })}
        replace
      />
    );
  }
  if (visibility === 'is-not-authenticated' && isSignedIn) {
    return <Navigate to={sameOrigin(query.get('next')) ?? pathTo('home')} replace />;
  }
  if (permission && profileStatus === 'pending') return <MessageBlock state="pending" />;
  if (permission && profileStatus === 'failed') {
    return <MessageBlock state="failed" onRetry={() => actors.auth.send({ type: 'profile.refetch' })} />;
  }
  if (permission && !permission(profile, config.federationEmailDomain)) return <ForbiddenScreen />;
  return children;
}

/** The path to come back to after signing in, unless it would lead to another site. */
function sameOrigin(next: string | null): string | undefined {
  if (!next || !URL.canParse(next, window.location.origin)) return undefined;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : undefined;
}
