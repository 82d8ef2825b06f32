import { Navigate, useLocation, useParams } from 'react-router';
import { forwardAddress } from '#src/core/links.ts';
import type { RouteName } from '#src/core/routes/index.ts';

/** Leads from a page of tabs on to its first one, or to the one that the fragment of an old address means. */
export function Forward({ name }: { name: RouteName }) {
  const { hash, search } = useLocation();
  return <Navigate to={forwardAddress(name, hash, useParams()) + search} replace />;
}
