import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { KEEP_AHEAD_QUIET_MS } from '#machines/constants/timings.ts';
import { keepAheadMachine, selectIsKept } from '#machines/keepAhead.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

function start(...files: string[]) {
  const asked: { file: string; signal: AbortSignal; end: ReturnType<typeof controlled<void>> }[] = [];
  const fetch = fromPromise<unknown, string>(({ input, signal }) => {
    const end = controlled<void>();
    asked.push({ file: input, signal, end });
    return end.promise;
  });
  const { actor, clock } = startOnClock(keepAheadMachine.provide({ actors: { fetch } }), {
    input: { files },
  });
  return { actor, clock, asked, names: () => asked.map(({ file }) => file) };
}

it('fetches one file after the other, once no page has loaded for a while', async () => {
  const { actor, clock, asked, names } = start('list', 'form');
  expect(names()).toEqual([]);
  clock.increment(KEEP_AHEAD_QUIET_MS);
  expect(names()).toEqual(['list']);
  asked[0]?.end.resolve();
  await settle();
  expect(names()).toEqual(['list', 'form']);
  // A file that cannot be had holds nothing up.
  asked[1]?.end.reject(new Error('No connection'));
  await settle();
  expect(selectIsKept(actor.getSnapshot())).toBe(true);
});

it('makes way for a page that loads, and asks again for what it left', async () => {
  const { actor, clock, asked, names } = start('list');
  clock.increment(KEEP_AHEAD_QUIET_MS);
  actor.send({ type: 'page.loading' });
  expect(asked[0]?.signal.aborted).toBe(true);
  clock.increment(10 * KEEP_AHEAD_QUIET_MS);
  expect(names()).toEqual(['list']);
  actor.send({ type: 'page.loaded' });
  clock.increment(KEEP_AHEAD_QUIET_MS);
  expect(names()).toEqual(['list', 'list']);
});
