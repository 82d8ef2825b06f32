import { type ParametersOf, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { nameIn } from './fragment.ts';

type LinkArguments<Name extends RouteName> = [ParametersOf<Name>] extends [never]
  ? [parameters?: undefined, query?: Query]
  : [parameters: Record<ParametersOf<Name>, string | number>, query?: Query];

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * The address of a route: where it forwards to, so that no link causes a redirect. A wrong name or a missing parameter
 * does not compile. Query values that are undefined are left out.
 *
 * @example pathTo('emergency', { emergencyId: 7 }) // '/emergencies/7/details'
 */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[parameters, query]: LinkArguments<Name>
): string {
  const path = addressOf(name, (parameters ?? {}) as Record<string, string | number>);
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** The same for a name and parameters that are known at run time only: where the route forwards to, filled. */
export function addressOf(
  name: RouteName,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  return absolutePath(forwardedTo(name)).replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );
}

/** Where a page of tabs leads on to: its first tab, or the one that the fragment of an old address means. */
export function forwardAddress(
  name: RouteName,
  hash: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const fragment = nameIn(hash);
  const { forward = name, fragments = {}, otherFragments } = routeRow(name);
  const known = fragments[fragment];
  if (!fragment || known || !otherFragments) return addressOf((known ?? forward) as RouteName, parameters);
  return addressOf(otherFragments.to as RouteName, { ...parameters, [otherFragments.parameter]: fragment });
}

/** The route that is shown in the end: tabs of tabs forward more than once. */
function forwardedTo(name: RouteName): RouteName {
  const { forward } = routeRow(name);
  return forward ? forwardedTo(forward as RouteName) : name;
}

/** Joined with the paths of its parents. */
export function absolutePath(name: string): string {
  const { path, parent } = routeRow(name as RouteName);
  return parent ? `${absolutePath(parent)}/${path}` : path;
}
