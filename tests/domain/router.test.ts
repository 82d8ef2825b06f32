import { matchPath, matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { selectIsAsked, selectIsLoading, selectPage } from '#machines/router.ts';
import { createMemoryRouter, type Route, rowsOf } from '#src/router/index.ts';

const TREE = [
  { path: '/', handle: 'home' },
  { path: 'emergencies', handle: 'overview' },
  { path: 'emergencies/all', handle: 'list' },
  {
    path: 'emergencies/:emergencyId',
    handle: 'emergency',
    children: [
      { index: true, handle: 'forward' },
      { path: 'reports', handle: 'reports' },
      { path: 'info/:tabId?', handle: 'info' },
    ],
  },
  { path: 'emergencies/slug/:slug', handle: 'slug' },
  { path: 'catalogue/*', handle: 'catalogue' },
  { children: [{ path: 'framed', handle: 'framed' }], handle: 'frame' },
  { path: '*', handle: 'none' },
];

it.each([
  ['/', ['home'], {}],
  ['/emergencies', ['overview'], {}],
  ['/Emergencies/', ['overview'], {}],
  ['/emergencies/all', ['list'], {}],
  ['/emergencies/7', ['emergency', 'forward'], { emergencyId: '7' }],
  ['/emergencies/7/reports', ['emergency', 'reports'], { emergencyId: '7' }],
  ['/emergencies/7/info', ['emergency', 'info'], { emergencyId: '7' }],
  ['/emergencies/7/info/2', ['emergency', 'info'], { emergencyId: '7', tabId: '2' }],
  ['/emergencies/slug/nepal%2Ffloods', ['slug'], { slug: 'nepal/floods' }],
  ['/catalogue', ['catalogue'], { '*': '' }],
  ['/catalogue/basecamp/unit%20a', ['catalogue'], { '*': 'basecamp/unit a' }],
  ['/framed', ['frame', 'framed'], {}],
  ['/%E0%A4%A', ['none'], { '*': '%E0%A4%A' }],
  ['/emergencies/7/none', ['none'], { '*': 'emergencies/7/none' }],
] as const)('leads from %s to %j', (address, handles, params) => {
  const matches = rowsOf(TREE, address);
  expect(matches.map(({ route }) => route.handle)).toEqual(handles);
  expect(matches[0]?.params).toEqual(params);
  // As React Router does, which is given but some of them.
  expect(matchRoutes(TREE, address)?.map(({ route }) => route.handle) ?? []).toEqual(handles);
});

it.each([
  ['/:id', '/7'],
  [':id/reports', '/7/reports'],
  ['/reports?/:id', '/7'],
  ['*', '/7'],
])('leads to a row that begins with what an address may have or lack: %s', (path, address) => {
  expect(rowsOf([{ path: 'other' }, { path }], address).map(({ route }) => route.path)).toEqual([path]);
});

it('knows how much of an address leads to each row', () => {
  const paths = (address: string) => matchRoutes(TREE, address)?.map(({ pathname }) => pathname);
  expect(paths('/emergencies/7/reports')).toEqual(['/emergencies/7', '/emergencies/7/reports']);
  expect(paths('/catalogue/basecamp/a')).toEqual(['/catalogue/basecamp/a']);
});

it('leads nowhere where no row is meant', () => {
  expect(matchRoutes([{ path: 'search' }], '/search/all')).toBeNull();
  expect(matchPath('/countries/:countryId/*', '/countries/7')?.params).toEqual({ countryId: '7', '*': '' });
  expect(matchPath('/countries/:countryId', '/regions/7')).toBeNull();
});

/** A page whose code comes when `arrive` says so. */
function slowPage(path: string) {
  let arrive = (_element: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  return { route: { path, code: () => code } satisfies Route, arrive: () => arrive(path) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A router in memory, with what a reader of it asks. */
function routerOf(...[routes, start]: Parameters<typeof createMemoryRouter>) {
  const router = createMemoryRouter(routes, start);
  const { actor, navigator } = router;
  const page = () => selectPage(actor.getSnapshot());
  return {
    ...router,
    page,
    open: () => page().location.pathname,
    isLoading: () => selectIsLoading(actor.getSnapshot()),
    isAsked: () => selectIsAsked(actor.getSnapshot()),
    go: (to: string) => navigator.push(to),
  };
}

it('shows a page once it is there, and of two that are asked for the last one', async () => {
  const slow = slowPage('/slow');
  const quick = slowPage('/quick');
  const { open, page, isLoading, go } = routerOf([{ path: '/', element: 'home' }, slow.route, quick.route]);
  expect([open(), page().isOpened, isLoading()]).toEqual(['/', true, false]);
  go('/slow');
  go('/quick?page=2#rows');
  expect([open(), isLoading()]).toEqual(['/', true]);
  quick.arrive();
  await settle();
  expect(page().location).toMatchObject({ pathname: '/quick', search: '?page=2', hash: '#rows' });
  expect(isLoading()).toBe(false);
  slow.arrive();
  await settle();
  expect(open()).toBe('/quick');
});

it('goes on showing the first address while its page comes: what stands in its place does not begin anew', async () => {
  const slow = slowPage('/slow');
  const { page } = routerOf([slow.route], { address: '/slow' });
  const { location } = page();
  slow.arrive();
  await settle();
  expect(page().isOpened).toBe(true);
  expect(page().location).toBe(location);
});

it('loads a page when it opens and when its parameters are others, not for another query', async () => {
  const loads: string[] = [];
  const load: Route['load'] = async ({ params, path }) => {
    loads.push(`${params.id}${path.search}`);
    return undefined;
  };
  const { open, go } = routerOf([{ path: '/records/:id', element: 'record', load }], {
    address: '/records/1?page=1',
  });
  await settle();
  go('?page=2');
  await settle();
  go('/records/2');
  await settle();
  expect(loads).toEqual(['1?page=1', '2']);
  expect(open()).toBe('/records/2');
});

it('leads on where a page says so, with nothing of the first address left to come back to', async () => {
  const { page, navigator, go } = routerOf([
    { path: '/', element: 'home' },
    { path: '/old', load: async () => ({ redirectTo: '/new?from=old' }) },
    { path: '/new', element: 'new' },
  ]);
  go('/old');
  await settle();
  expect(page().location).toMatchObject({ pathname: '/new', search: '?from=old' });
  navigator.go(-1);
  expect(page().location).toMatchObject({ pathname: '/', search: '' });
});

it('tells of a page that did not load in the place of the next row that can, and opens it again when asked', async () => {
  let isBroken = true;
  const code = async () => {
    if (isBroken) throw new Error('No connection.');
    return 'page';
  };
  const route: Route = { path: '/page', code };
  const { page, go, elementOf } = routerOf([
    { path: '/', element: 'home' },
    { errorElement: 'outer', children: [{ errorElement: 'inner', children: [route] }] },
  ]);
  go('/page');
  await settle();
  expect(page().failure).toEqual({ at: 1, error: new Error('No connection.') });
  isBroken = false;
  go('/page');
  await settle();
  expect(page().failure).toBeUndefined();
  expect(elementOf(route)).toBe('page');
});

it('asks before a way is gone, and goes it or stays: back and forth through the history too', () => {
  const { actor, navigator, guard, open, isAsked, go } = routerOf([
    { path: '/form', element: 'form' },
    { path: '/list', element: 'list' },
  ]);
  go('/list');
  go('/form');
  const free = guard(({ nextLocation }) => nextLocation.pathname !== '/form');
  go('#part');
  expect(isAsked()).toBe(false);
  for (const leave of [() => go('/list'), () => navigator.go(-2)]) {
    leave();
    expect([open(), isAsked()]).toEqual(['/form', true]);
    actor.send({ type: 'reset' });
    expect([open(), isAsked()]).toEqual(['/form', false]);
  }
  navigator.go(-2);
  actor.send({ type: 'proceed' });
  expect([open(), isAsked()]).toEqual(['/list', false]);
  // Nothing of the history was lost by coming back and going again.
  free();
  navigator.go(2);
  expect(open()).toBe('/form');
});
