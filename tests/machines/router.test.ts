import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type RouterPlace,
  type RouterRow,
  routerMachine,
  selectIsAsked,
  selectIsLoading,
  selectPage,
} from '#machines/router.ts';
import { controlled, settle } from '#tests/support/machines.ts';

const row = (key: string, needs: Partial<RouterRow> = {}): RouterRow => ({
  ...{ key, needsCode: false, needsLoad: false, tellsFailure: false },
  ...needs,
});

/** `/records/7?page=2`: every row but that of the shell is loaded. */
function placeAt(address: string): RouterPlace {
  const [pathname = '', search = ''] = address.split('?');
  const location = { pathname, search: search && `?${search}`, hash: '', state: null, key: address };
  const own = pathname === '/' ? [] : [row(pathname, { needsLoad: true })];
  return { location, rows: [row('shell', { tellsFailure: true }), ...own] };
}

interface Loading {
  address: string;
  awaited: readonly number[];
  end: ReturnType<typeof controlled<{ redirect?: RouterPlace }>>;
}

/** The machine at an address, with all that it does. */
function startRouter(first: string) {
  const loads: Loading[] = [];
  const done: unknown[] = [];
  const machine = routerMachine.provide({
    actors: {
      load: fromPromise(({ input: { place, awaited } }) => {
        const end = controlled<{ redirect?: RouterPlace }>();
        loads.push({ address: place.location.key, awaited, end });
        return end.promise;
      }),
    },
    actions: {
      write: (_, { entry, location }) => done.push([entry, location.key]),
      step: (_, { steps }) => done.push(['step', steps]),
      report: (_, { error }) => done.push(['report', error]),
    },
  });
  const actor = createActor(machine, { input: { first: placeAt(first) } });
  actor.on('left', ({ location }) => done.push(['left', location.key]));
  actor.start();
  const send = (address: string, { isAsked = false, entry = 'push' as 'push' | 'replace' } = {}) =>
    actor.send({ type: 'navigate', way: { ...placeAt(address), entry, keepsScroll: false }, isAsked });
  const step = (address: string, steps: number | undefined, isAsked = false) =>
    actor.send({
      type: 'stepped',
      way: { ...placeAt(address), entry: 'none', keepsScroll: false },
      isAsked,
      steps,
    });
  const note = (address: string) =>
    actor.send({ type: 'noted', location: placeAt(address).location, entry: 'push' });
  return {
    actor,
    loads,
    /** What was done since it was last asked. */
    done: () => done.splice(0),
    send,
    step,
    note,
    page: () => selectPage(actor.getSnapshot()),
    open: () => selectPage(actor.getSnapshot()).location.key,
    isLoading: () => selectIsLoading(actor.getSnapshot()),
    isAsked: () => selectIsAsked(actor.getSnapshot()),
    end: async (index: number, output: { redirect?: RouterPlace } = {}) => {
      loads[index]?.end.resolve(output);
      await settle();
    },
    fail: async (index: number, error: unknown) => {
      loads[index]?.end.reject({ at: 1, error });
      await settle();
    },
  };
}

it('opens at once what needs nothing, and writes an entry for it once it is there', async () => {
  const { page, open, isLoading, done, send, end } = startRouter('/');
  expect([page().isOpened, isLoading()]).toEqual([true, false]);
  done();
  send('/records/7');
  expect([open(), isLoading(), done()]).toEqual(['/', true, [['left', '/']]]);
  await end(0);
  expect([open(), isLoading(), done()]).toEqual(['/records/7', false, [['push', '/records/7']]]);
});

it('keeps the first address while its page comes, also where another way is gone meanwhile', async () => {
  const { page, open, send, end, done } = startRouter('/records/7');
  expect([open(), page().isOpened]).toEqual(['/records/7', false]);
  send('/records/8');
  expect([open(), page().isOpened]).toEqual(['/records/7', false]);
  await end(1);
  expect([open(), page().isOpened]).toEqual(['/records/8', true]);
  // Nothing was left: no page was there yet.
  expect(done()).toEqual([['push', '/records/8']]);
});

it('lets the newest way win, whatever comes first', async () => {
  const { open, send, end } = startRouter('/');
  send('/records/7');
  send('/records/8');
  await end(0);
  expect(open()).toBe('/');
  await end(1);
  expect(open()).toBe('/records/8');
  send('/records/9');
  send('/');
  await end(2);
  expect(open()).toBe('/');
});

it('loads a row at another address, not for another query, and again where it broke', async () => {
  const { open, loads, send, end, fail } = startRouter('/records/7');
  await end(0);
  send('/records/7?page=2');
  expect([open(), loads.length]).toEqual(['/records/7?page=2', 1]);
  send('/records/8');
  await fail(1, 'lost');
  send('/records/8');
  expect(loads.map(({ address, awaited }) => [address, awaited])).toEqual([
    ['/records/7', [1]],
    ['/records/8', [1]],
    ['/records/8', [1]],
  ]);
});

it('tells what broke in the place of the next row that can, until another page is open', async () => {
  const { page, done, send, fail } = startRouter('/');
  done();
  send('/records/7');
  await fail(0, 'lost');
  expect(page().failure).toEqual({ at: 0, error: 'lost' });
  expect(done()).toEqual([
    ['left', '/'],
    ['report', 'lost'],
    ['push', '/records/7'],
  ]);
  send('/');
  expect(page().failure).toBeUndefined();
});

it.each([
  ['push', 'push'],
  ['replace', 'replace'],
  ['none', 'replace'],
] as const)('leads on from a page whose entry is %s by one that is %s', async (entry, expected) => {
  const { open, done, send, step, end } = startRouter('/');
  done();
  if (entry === 'none') step('/records/7', 1);
  else send('/records/7', { entry });
  await end(0, { redirect: placeAt('/records/8') });
  await end(1);
  expect(open()).toBe('/records/8');
  expect(done().at(-1)).toEqual([expected, '/records/8']);
});

it('asks before a way is gone: it stands still until that is answered, or another page opens', async () => {
  const { actor, open, isAsked, send, end } = startRouter('/');
  send('/records/7', { isAsked: true });
  expect([open(), isAsked()]).toEqual(['/', true]);
  actor.send({ type: 'reset' });
  expect([open(), isAsked()]).toEqual(['/', false]);
  send('/records/7', { isAsked: true });
  actor.send({ type: 'proceed' });
  expect(isAsked()).toBe(false);
  await end(0);
  expect(open()).toBe('/records/7');
  send('/', { isAsked: true });
  send('/records/7?page=2');
  expect([open(), isAsked()]).toEqual(['/records/7?page=2', false]);
});

it('undoes a step of the browser while it is asked about, and takes it again once it may', async () => {
  const { actor, open, isAsked, done, step, end } = startRouter('/records/7');
  await end(0);
  done();
  step('/', -2, true);
  expect([isAsked(), done()]).toEqual([true, [['step', 2]]]);
  // The browser is back.
  step('/records/7', 2, true);
  expect([open(), isAsked(), done()]).toEqual(['/records/7', true, []]);
  actor.send({ type: 'proceed' });
  expect([open(), isAsked(), done()]).toEqual(['/records/7', false, [['step', -2]]]);
  step('/', -2, true);
  expect([open(), isAsked()]).toEqual(['/', false]);
});

it('follows a step that it cannot undo, asked or not', () => {
  const { open, isAsked, step } = startRouter('/');
  step('/?page=2', undefined, true);
  expect([open(), isAsked()]).toEqual(['/?page=2', false]);
});

it('notes another query of the open page and goes on with the way that is under way', async () => {
  const { page, open, isLoading, loads, done, send, note, end } = startRouter('/records/7');
  await end(0);
  note('/records/7?page=2');
  expect([open(), page().keepsScroll, loads.length]).toEqual(['/records/7?page=2', true, 1]);
  send('/records/8');
  done();
  note('/records/7?page=3');
  expect([open(), isLoading(), done()]).toEqual([
    '/records/7?page=3',
    true,
    [
      ['push', '/records/7?page=3'],
      ['left', '/records/7?page=2'],
    ],
  ]);
  await end(1);
  expect([open(), done()]).toEqual(['/records/8', [['push', '/records/8']]]);
});

it('goes on to ask whether a way may be gone while the open page notes its query', () => {
  const { open, isAsked, send, note } = startRouter('/');
  send('/records/7', { isAsked: true });
  note('/?page=2');
  expect([open(), isAsked()]).toEqual(['/?page=2', true]);
});

it('notes nothing where the browser has gone on already: the entry is that of the page to come', async () => {
  const { open, done, step, note, end } = startRouter('/');
  step('/records/7', -1);
  done();
  note('/?page=2');
  expect([open(), done()]).toEqual(['/', []]);
  await end(0);
  expect(open()).toBe('/records/7');
});

it('notes nothing of a page that is left, though the next one may not be drawn yet', async () => {
  const { open, done, send, note, end } = startRouter('/');
  send('/records/7');
  await end(0);
  done();
  note('/?page=2');
  expect([open(), done()]).toEqual(['/records/7', []]);
});
