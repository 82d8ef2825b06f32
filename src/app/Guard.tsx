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

// Few meet it. By its whole name, as `scripts/serviceWorker.ts` has it kept for those without a connection.
const NotOpened = lazyComponent(async () => (await import('#src/app/shell/NotOpened/index.tsx')).NotOpened);

/** Lets through whoever may open a route: others are sent to sign in, home, or told that they may not. */
export function Guard({ name, children }: { name: RouteName; children: ReactNode }) {
  const { config } = useApp();
  const visitor = useAuth();
  const location = useLocation();
  const params = useParams();
  const [query] = useSearchParams();

  const entry = entryOf(routeRow(name), visitor, { params, config });
  switch (entry) {
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
    case 'forbidden':
      return <NotOpened name={name} entry={entry} />;
  }
}
