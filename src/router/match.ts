import type { Params } from './routes.ts';

/** What matching asks of a row. */
interface Pathed {
  path?: string;
  index?: boolean;
  children?: readonly Pathed[];
}

/** A row that an address leads through. `pathname`: the part of it that leads here. */
export interface Match<Row = Pathed> {
  route: Row;
  pathname: string;
  params: Params;
}

/** A way through the tree: the parts of its path, and its rows with how many of those parts lead to each. */
interface Way<Row> {
  parts: readonly string[];
  rows: readonly { route: Row; depth: number }[];
}

/** The rows that an address leads through, outermost first; undefined where it leads to none. */
export function matchRoutes<Row extends Pathed>(
  routes: readonly Row[],
  pathname: string,
): Match<Row>[] | undefined {
  const given = partsOf(pathname);
  for (const { parts, rows } of waysOf(routes)) {
    const params = paramsOf(parts, given);
    if (!params) continue;
    return rows.map(({ route, depth }) => ({
      route,
      params,
      pathname: `/${given.slice(0, parts[depth - 1] === '*' ? undefined : depth).join('/')}`,
    }));
  }
  return undefined;
}

/** The parameters in an address of this path; undefined where it is none. */
export const matchPath = (path: string, pathname: string): Params | undefined =>
  variantsOf(path)
    .map((parts) => paramsOf(parts, partsOf(pathname)))
    .find(Boolean);

const known = new WeakMap<readonly Pathed[], readonly Way<Pathed>[]>();

/** All ways through a tree, the most exact first; of two alike the one that stands first. */
function waysOf<Row extends Pathed>(routes: readonly Row[]): readonly Way<Row>[] {
  const ways = known.get(routes) ?? waysBelow(routes, { parts: [], rows: [] }).sort(byExactness);
  known.set(routes, ways);
  return ways as readonly Way<Row>[];
}

function waysBelow(routes: readonly Pathed[], above: Way<Pathed>): Way<Pathed>[] {
  return routes.flatMap((route) =>
    variantsOf(route.path ?? '').flatMap((own) => {
      const parts = [...above.parts, ...own];
      const way = { parts, rows: [...above.rows, { route, depth: parts.length }] };
      const below = waysBelow(route.children ?? [], way);
      // A row without a path of its own is but a frame.
      return route.path === undefined && !route.index ? below : [...below, way];
    }),
  );
}

/** A path with and without each part that may be missing. */
const variantsOf = (path: string): string[][] =>
  partsOf(path).reduce<string[][]>(
    (ways, part) =>
      part.endsWith('?')
        ? ways.flatMap((way) => [[...way, part.slice(0, -1)], way])
        : ways.map((way) => [...way, part]),
    [[]],
  );

const partsOf = (path: string) => path.split('/').filter(Boolean);

const byExactness = (one: Way<Pathed>, other: Way<Pathed>) => exactnessOf(other) - exactnessOf(one);

/** A text says more than a parameter, a long path more than a short one, and what is open to all that follows the least. */
const exactnessOf = ({ parts, rows }: Way<Pathed>) =>
  parts.reduce((sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 4 : 11), 0) +
  (rows.at(-1)?.route.index ? 2 : 0);

function paramsOf(parts: readonly string[], given: readonly string[]): Params | undefined {
  const isOpen = parts.at(-1) === '*';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of fixed.entries()) {
    const text = decoded(given[at] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = text;
    else if (part.toLowerCase() !== text.toLowerCase()) return undefined;
  }
  if (isOpen) params['*'] = given.slice(fixed.length).map(decoded).join('/');
  return params;
}

/** What cannot be decoded is taken as it is: an address may be typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
