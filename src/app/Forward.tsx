import { Navigate, useLocation, useParams } from 'react-router-dom';
import { addressOf } from './links.ts';
import { type RouteName, routeRow } from './routes/index.ts';

/** Leads from a page of tabs on to its first one, or to the one that the fragment of an old address means. */
export function Forward({ name }: { name: RouteName }) {
  const { hash, search } = useLocation();
  const parameters = useParams();
  const { forward = name, fragments = {} } = routeRow(name);
  const target = (fragments[hash.slice(1)] ?? forward) as RouteName;
  return <Navigate to={addressOf(target, parameters) + search} replace />;
}
