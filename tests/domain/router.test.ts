import { expect, it } from 'vitest';
import { createMemoryRouter, matchPath, matchRoutes, type Route } from '#src/router/index.ts';

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
  const matches = matchRoutes(TREE, address) ?? [];
  expect(matches.map(({ route }) => route.handle)).toEqual(handles);
  expect(matches[0]?.params).toEqual(params);
});

it('knows how much of an address leads to each row', () => {
  const paths = (address: string) => matchRoutes(TREE, address)?.map(({ pathname }) => pathname);
  expect(paths('/emergencies/7/reports')).toEqual(['/emergencies/7', '/emergencies/7/reports']);
  expect(paths('/catalogue/basecamp/a')).toEqual(['/catalogue/basecamp/a']);
});

it('leads nowhere where no row is meant', () => {
  expect(matchRoutes([{ path: 'search' }], '/search/all')).toBeUndefined();
  expect(matchPath('/countries/:countryId/*', '/countries/7')).toEqual({ countryId: '7', '*': '' });
  expect(matchPath('/countries/:countryId', '/regions/7')).toBeUndefined();
});

/** A page whose code comes when `arrive` says so. */
function slowPage(path: string) {
  let arrive = (_element: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  return { route: { path, lazy: () => code } satisfies Route, arrive: () => arrive(path) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('shows a page once it is there, and of two that are asked for the last one', async () => {
  const slow = slowPage('/slow');
  const quick = slowPage('/quick');
  const router = createMemoryRouter([{ path: '/', element: 'home' }, slow.route, quick.route]);
  const open = () => router.state.shown.location.pathname;
  expect([open(), router.state.isInitialized, router.state.isLoading]).toEqual(['/', true, false]);
  router.navigate('/slow');
  router.navigate('/quick?page=2#rows');
  expect([open(), router.state.isLoading]).toEqual(['/', true]);
  quick.arrive();
  await settle();
  expect(router.state.shown.location).toMatchObject({ pathname: '/quick', search: '?page=2', hash: '#rows' });
  expect(router.state.isLoading).toBe(false);
  slow.arrive();
  await settle();
  expect(open()).toBe('/quick');
});

it('goes on showing the first address while its page comes: what stands in its place does not begin anew', async () => {
  const slow = slowPage('/slow');
  const router = createMemoryRouter([slow.route], { address: '/slow' });
  const { location } = router.state.shown;
  slow.arrive();
  await settle();
  expect(router.state.isInitialized).toBe(true);
  expect(router.state.shown.location).toBe(location);
});

it('loads a page when it opens and when its parameters are others, not for another query', async () => {
  const loads: string[] = [];
  const load: Route['load'] = async ({ params, path }) => {
    loads.push(`${params.id}${path.search}`);
    return undefined;
  };
  const router = createMemoryRouter([{ path: '/records/:id', element: 'record', load }], {
    address: '/records/1?page=1',
  });
  await settle();
  router.navigate('?page=2');
  await settle();
  router.navigate('/records/2');
  await settle();
  expect(loads).toEqual(['1?page=1', '2']);
  expect(router.state.shown.location.pathname).toBe('/records/2');
});

it('leads on where a page says so, with nothing of the first address left to come back to', async () => {
  const router = createMemoryRouter([
    { path: '/', element: 'home' },
    { path: '/old', load: async () => ({ redirectTo: '/new?from=old' }) },
    { path: '/new', element: 'new' },
  ]);
  router.navigate('/old');
  await settle();
  expect(router.state.shown.location).toMatchObject({ pathname: '/new', search: '?from=old' });
});

it('tells of a page that did not load in the place of the next row that can, and opens it again when asked', async () => {
  const told: unknown[] = [];
  let isBroken = true;
  const lazy = async () => {
    if (isBroken) throw new Error('No connection.');
    return 'page';
  };
  const page: Route = { path: '/page', lazy };
  const router = createMemoryRouter([
    { path: '/', element: 'home' },
    { errorElement: 'outer', children: [{ errorElement: 'inner', children: [page] }] },
  ]);
  router.subscribe(({ shown }) => told.push(shown.failure?.at));
  router.navigate('/page');
  await settle();
  expect(router.state.shown.failure).toEqual({ at: 1, error: new Error('No connection.') });
  isBroken = false;
  router.navigate('/page');
  await settle();
  expect(router.state.shown.failure).toBeUndefined();
  expect(router.elementOf(page)).toBe('page');
  expect(told.at(-1)).toBeUndefined();
});

it('asks before a way is gone, and goes it or stays', () => {
  const router = createMemoryRouter([
    { path: '/form', element: 'form' },
    { path: '/list', element: 'list' },
  ]);
  router.navigate('/form');
  const open = () => router.state.shown.location.pathname;
  const free = router.guard(({ nextLocation }) => nextLocation.pathname !== '/form');
  router.navigate('#part');
  expect(router.state.blocker.state).toBe('unblocked');
  router.navigate('/list');
  expect([open(), router.state.blocker.state]).toEqual(['/form', 'blocked']);
  router.state.blocker.reset?.();
  expect([open(), router.state.blocker.state]).toEqual(['/form', 'unblocked']);
  router.navigate('/list');
  router.state.blocker.proceed?.();
  expect([open(), router.state.blocker.state]).toEqual(['/list', 'unblocked']);
  free();
});
