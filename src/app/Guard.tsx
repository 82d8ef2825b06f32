import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { entryOf } from '#src/core/routes/entry.ts';
import { type RouteName, routeRow } from '#src/core/routes/index.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { wayBack } from '#src/domain/wayBack.ts';

// Few meet it.
const ForbiddenScreen = lazyComponent(
  async () => (await import('./shell/ForbiddenScreen/index.tsx')).ForbiddenScreen,
);

/** Lets through whoever may open a route: others are sent to sign in, home, or told that they may not. */
export function Guard({ name, children }: { name: RouteName; children: ReactNode }) {
  const { actors, config } = useApp();
  const visitor = useAuth();
  const location = useLocation();
  const params = useParams();
  const [query] = useSearchParams();

  switch (entryOf(routeRow(name), visitor, { params, config })) {
    case 'open':
      return children;
    case 'sign in': {
      const next = location.pathname + location.search + location.hash;
      return <Navigate to={pathTo('login', undefined, { next })} replace />;
    }
    case 'go on':
      return <Navigate to={wayBack(query.get('next'), window.location.origin) ?? pathTo('home')} replace />;
    case 'wait':
      return <MessageBlock state="pending" />;
    case 'failed':
      return <MessageBlock state="failed" onRetry={() => actors.auth.send({ type: 'profile.refetch' })} />;
    case 'forbidden':
      return <ForbiddenScreen />;
  }
}
