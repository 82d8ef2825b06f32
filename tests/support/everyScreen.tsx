import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { screenOf } from '#src/app/screenRows.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import type { Route } from '#src/router/index.ts';
import { sparseOf } from './sparse.ts';

/** Their forms want a record that can be written, and what they show besides comes from no answer. */
const OTHERS = /^(new|edit)|Edit$|catalogue|toolbox|policy|terms/i;

const NAMES = Object.keys(ROUTES) as RouteName[];
const ROWS = new Map(await Promise.all(NAMES.map(async (name) => [name, await screenOf(name)] as const)));

/** Every screen that shows what the API says. */
export const SCREENS = NAMES.filter((name) => {
  const isForVisitors = routeRow(name).visibility === 'is-not-authenticated';
  return ROWS.get(name)?.screen !== undefined && !isForVisitors && !OTHERS.test(name);
});

const MEMBER = sparseOf(currentUserEndpoint.answer) as object;

/** Every read of the API, with an answer of nulls: lists have one row of them. */
const READS = ENDPOINTS.filter(({ method }) => method === 'GET').map(({ path, answer }) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  json: path === currentUserEndpoint.path ? { ...MEMBER, limit_access_to_guest: false } : sparseOf(answer),
}));

/** What the API answers at an address: what may be null is; undefined where it has nothing. An address that is a path is no record's. */
export const sparseAnswerAt = (address: string) =>
  READS.find(({ path }) => path === address) ?? READS.find(({ pattern }) => pattern.test(address));

/** A screen inside those whose tab it is, for the address `addressOf` gives. */
export async function routesTo(name: RouteName, inner: Route[] = []): Promise<Route[]> {
  const { path, parent } = routeRow(name);
  const Screen = await (await screenOf(name))?.screen?.();
  const routes = [{ path, element: Screen && <Screen />, children: inner }];
  return parent ? routesTo(parent as RouteName, routes) : routes;
}

export const addressOf = (name: RouteName): string => {
  const { path, parent } = routeRow(name);
  const own = path.replace(/:\w+\??/g, '7');
  return parent ? `${addressOf(parent as RouteName)}/${own}` : own;
};
