import { expect, it, onTestFinished, vi } from 'vitest';
import { selectIsAsked, selectPage } from '#machines/router.ts';
import { createBrowserRouter } from '#src/router/index.ts';

/** The router on the history of the browser, whose steps take their time. */
function routerAt(address: string) {
  window.history.pushState(null, '', address);
  const {
    actor,
    navigator,
    guard: ask,
  } = createBrowserRouter([
    { path: '/form', element: 'form' },
    { path: '/list', element: 'list' },
  ]);
  // What is asked in one test is not in the next.
  const guard = (...asked: Parameters<typeof ask>) => onTestFinished(ask(...asked));
  const isAsked = () => selectIsAsked(actor.getSnapshot());
  const open = () => {
    const { pathname, hash } = selectPage(actor.getSnapshot()).location;
    return pathname + hash;
  };
  const shows = (address: string) => vi.waitFor(() => expect(open()).toBe(address));
  return { actor, navigator, guard, isAsked, open, shows };
}

it('takes back a step that is asked about, and goes it once it may', async () => {
  const { actor, navigator, guard, isAsked, open, shows } = routerAt('/list');
  navigator.push('/form');
  expect([open(), window.location.pathname]).toEqual(['/form', '/form']);
  guard(({ nextLocation }) => nextLocation.pathname !== '/form');
  window.history.back();
  await vi.waitFor(() => expect([isAsked(), window.location.pathname]).toEqual([true, '/form']));
  expect(open()).toBe('/form');
  actor.send({ type: 'proceed' });
  await shows('/list');
  expect([isAsked(), window.location.pathname]).toEqual([false, '/list']);
});

it('follows a step from or to an entry that is not its own, which has no number to count by', async () => {
  const { navigator, guard, isAsked, shows } = routerAt('/list');
  navigator.push('/list?page=2');
  navigator.push('/form');
  guard(() => true);
  // As a browser does for a plain link to a part of the page.
  window.history.pushState(null, '', '/form#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await shows('/form#part');
  window.history.back();
  await shows('/form');
  expect(isAsked()).toBe(false);
  window.history.back();
  await vi.waitFor(() => expect(isAsked()).toBe(true));
});

it('goes on by a full load where the browser takes no more entries', async () => {
  const { navigator, shows } = routerAt('/list');
  const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls.', 'SecurityError');
  });
  onTestFinished(() => replace.mockRestore());
  navigator.replace('/list#part');
  await shows('/list#part');
  expect(window.location.hash).toBe('#part');
});
