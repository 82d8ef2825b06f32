import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { absolutePath, forwardAddress } from '#src/core/links.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { redirectOf } from '#src/core/routes/redirects.ts';
import { regionInstead } from '#src/core/routes/regionRecords.ts';
import { REDIRECTS } from '#tests/support/redirects.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];
const TABLE = NAMES.map((name) => ({ path: absolutePath(name), handle: name }));

/** Where an address leads on to; undefined where it stays. */
async function next(address: string): Promise<string | undefined> {
  const url = new URL(address, 'https://go.example');
  const { route, params = {} } = matchRoutes(TABLE, url.pathname)?.at(-1) ?? {};
  if (!route) return redirectOf(url);
  const region = regionInstead(params);
  if (region) return region;
  const name = route.handle as RouteName;
  return routeRow(name).forward ? forwardAddress(name, url.hash, params) : undefined;
}

it.each(Object.entries(REDIRECTS))('%s leads on to %s', async (from, to) => {
  const met = [from];
  for (let on = await next(from); on !== undefined; on = await next(on)) {
    expect(met).not.toContain(on);
    met.push(on);
  }
  expect(met.length).toBeGreaterThan(1);
  expect(met.at(-1)).toBe(to);
});

it('keeps what an old address asked for', async () => {
  expect(await next('/deployments/personnel?page=2')).toBe('/deployed-personnels/all?page=2');
});
