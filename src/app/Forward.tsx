import { Navigate, useLocation, useParams } from 'react-router-dom';
import { addressOf } from './links.ts';
import { type RouteName, routeRow } from './routes/index.ts';

/** Leads from a page of tabs on to its first one, or to the one that the fragment of an old address means. */
export function Forward({ name }: { name: RouteName }) {
  const { hash, search } = useLocation();
  return <Navigate to={targetOf(name, hash.slice(1), useParams()) + search} replace />;
}

function targetOf(
  name: RouteName,
  fragment: string,
  parameters: Readonly<Record<string, string | undefined>>,
) {
  const { forward = name, fragments = {}, otherFragments } = routeRow(name);
  const known = fragments[fragment];
  if (!fragment || known || !otherFragments) return addressOf((known ?? forward) as RouteName, parameters);
  return addressOf(otherFragments.to as RouteName, {
    ...parameters,
    [otherFragments.parameter]: fragment,
  });
}
