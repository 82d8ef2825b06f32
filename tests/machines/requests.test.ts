import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { ANSWER_ROWS, CACHE_AGE_MS, CACHE_ROWS, PREFETCH_AGE_MS } from '#machines/constants/limits.ts';
import { ABANDON_MS } from '#machines/constants/timings.ts';
import { requestMachine, selectAnswer } from '#machines/request.ts';
import { type Asked, requestsMachine, selectCall, selectHasFailed } from '#machines/requests.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

type Run = ReturnType<typeof controlled<unknown>> & { request: unknown; signal: AbortSignal };

/** The store on calls that the test ends itself. */
function startRequests() {
  const runs: Run[] = [];
  const send = fromPromise<unknown, { request: unknown; attempt: number }>(
    ({ input: { request }, signal }) => {
      const run = { ...controlled<unknown>(), request, signal };
      runs.push(run);
      return run.promise;
    },
  );
  const machine = requestsMachine.provide({
    actors: { request: requestMachine.provide({ actors: { send } }) },
  });
  const { actor, clock } = startOnClock(machine, {});
  return {
    actor,
    clock,
    runs,
    sent: () => runs.map(({ request }) => request),
    keys: () => Object.keys(actor.getSnapshot().children),
    watch: (asked: Asked, observer = 'panel') => actor.send({ type: 'request.watched', asked, observer }),
    unwatch: ({ key }: Asked, observer = 'panel', rows?: number) =>
      actor.send({ type: 'request.unwatched', key, observer, rows }),
    async answer(value: unknown) {
      runs.at(-1)?.resolve(value);
      await settle();
    },
    answerOf({ key }: Asked) {
      const call = selectCall(actor.getSnapshot(), key);
      return call && selectAnswer(call.getSnapshot());
    },
  };
}

const asked = (key: string, more: Partial<Asked> = {}): Asked => ({
  key,
  request: key,
  address: key,
  ...more,
});
const events = asked('/event/', { subjects: ['emergency'] });
const countries = asked('/country/', { freshMs: 3_600_000 });
const project = asked('/project/5/', { subjects: ['project'] });
const projects = asked('/project/', { subjects: ['project'] });

it('sends a call once for all who show its answer at a time', async () => {
  const { watch, sent, answer, answerOf } = startRequests();
  watch(events, 'list');
  watch(events, 'map');
  await answer('ten events');

  expect(sent()).toEqual(['/event/']);
  expect(answerOf(events)).toBe('ten events');
});

it('shows who comes later what is there, and fetches it again unless it is fresh', async () => {
  const { watch, unwatch, sent, answer, answerOf } = startRequests();
  for (const call of [events, countries]) {
    watch(call);
    await answer('answer');
    unwatch(call);
    watch(call);
    expect(answerOf(call)).toBe('answer');
  }

  expect(sent()).toEqual(['/event/', '/event/', '/country/']);
});

it('aborts a call soon after the last who waited for it, unless somebody comes', () => {
  const { watch, unwatch, clock, runs } = startRequests();
  watch(events, 'list');
  watch(events, 'map');
  unwatch(events, 'list');
  clock.increment(ABANDON_MS);
  expect(runs[0]?.signal.aborted).toBe(false);

  unwatch(events, 'map');
  clock.increment(ABANDON_MS - 1);
  watch(events, 'page');
  clock.increment(ABANDON_MS);
  expect(runs[0]?.signal.aborted).toBe(false);

  unwatch(events, 'page');
  clock.increment(ABANDON_MS);
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(runs).toHaveLength(1);
});

it('keeps an answer that nothing shows for five minutes, a fresh one as long as it is', async () => {
  const { watch, unwatch, clock, keys, answer } = startRequests();
  for (const call of [events, countries]) {
    watch(call);
    await answer('answer');
    unwatch(call);
  }
  clock.increment(CACHE_AGE_MS - 1);
  expect(keys()).toEqual(['/event/', '/country/']);
  clock.increment(1);
  expect(keys()).toEqual(['/country/']);
  clock.increment(3_600_000);

  expect(keys()).toEqual([]);
});

it('keeps so many of them: the one that was shown longest ago leaves', () => {
  const { watch, unwatch, keys } = startRequests();
  const most = CACHE_ROWS / ANSWER_ROWS;
  watch(countries);
  for (let n = 0; n <= most; n += 1) {
    watch(asked(String(n)));
    unwatch(asked(String(n)));
  }

  expect(keys()).toHaveLength(most + 1);
  expect(keys()).not.toContain('0');
  expect(keys()).toContain('/country/');
});

it('keeps a long list for as many fewer of others as it is longer, and again from when it was shown again', () => {
  const { watch, unwatch, keys } = startRequests();
  const putAside = (key: string, rows?: number) => {
    watch(asked(key));
    unwatch(asked(key), 'panel', rows);
  };
  // Ten times as long as one without rows.
  const most = CACHE_ROWS / (10 * ANSWER_ROWS);
  putAside('before');
  putAside('long', 9 * ANSWER_ROWS);
  for (let n = 1; n < most; n += 1) putAside(`/event/${n}/`);
  expect(keys()).toContain('long');
  putAside('long', 9 * ANSWER_ROWS);
  for (let n = 1; n < most; n += 1) putAside(`/event/${n}/`);
  expect(keys()).toContain('long');
  putAside('one more');

  expect(keys()).not.toContain('long');
  expect(keys()).toContain('before');
});

it('takes what was asked for ahead for fresh for ten seconds from its answer', async () => {
  for (const [waitMs, times] of [
    [PREFETCH_AGE_MS - 1, 1],
    [PREFETCH_AGE_MS, 2],
  ] as const) {
    const { actor, clock, watch, sent, answer } = startRequests();
    actor.send({ type: 'request.prefetched', asked: events });
    actor.send({ type: 'request.prefetched', asked: events });
    await answer('answer');
    clock.increment(waitMs);
    watch(events);

    expect(sent()).toHaveLength(times);
  }
});

it('forgets what was asked for ahead in vain', async () => {
  const { actor, clock, keys, answer } = startRequests();
  actor.send({ type: 'request.prefetched', asked: events });
  await answer('answer');
  clock.increment(CACHE_AGE_MS);

  expect(keys()).toEqual([]);
});

it('after a change asks again for what is shown of it and forgets what is not', async () => {
  const { actor, watch, unwatch, sent, keys, answer, answerOf } = startRequests();
  for (const call of [events, project, projects]) {
    watch(call);
    await answer('old');
  }
  unwatch(project);
  actor.send({ type: 'records.changed', subjects: ['project'] });
  expect(sent().slice(3)).toEqual(['/project/']);
  expect(answerOf(projects)).toBe('old');
  await answer('new');

  expect(answerOf(projects)).toBe('new');
  expect(keys()).toEqual(['/event/', '/project/']);
});

it('begins a call anew that is on its way while something changes: its answer may be from before', async () => {
  const { actor, watch, runs, answer, answerOf } = startRequests();
  watch(projects);
  actor.send({ type: 'records.changed', subjects: ['project'] });
  expect(runs[0]?.signal.aborted).toBe(true);
  await answer('new');

  expect(answerOf(projects)).toBe('new');
});

it('asks no more for what was deleted, and forgets it with the page that shows it', async () => {
  const { actor, clock, watch, unwatch, sent, keys, answer, answerOf } = startRequests();
  watch(project);
  await answer('a project');
  actor.send({ type: 'records.changed', subjects: ['project'], gone: '/project/5/' });
  expect(sent()).toEqual(['/project/5/']);
  expect(answerOf(project)).toBe('a project');
  unwatch(project);
  clock.increment(0);

  expect(keys()).toEqual([]);
});

it('leaves a failure to those who show it: it is sent again for who comes to show it alone', async () => {
  const { watch, unwatch, runs, sent } = startRequests();
  watch(countries, 'page');
  runs[0]?.reject(new Error('down'));
  await settle();
  // A part that the page shows once nothing is on its way would come and go with it.
  watch(countries, 'part');
  expect(sent()).toHaveLength(1);

  unwatch(countries, 'part');
  unwatch(countries, 'page');
  watch(countries, 'next page');
  expect(sent()).toHaveLength(2);
});

it('once the connection is back, repeats what failed; after stored answers asks for everything', async () => {
  const { actor, watch, unwatch, runs, sent, keys, answer } = startRequests();
  watch(countries);
  await answer('stored');
  unwatch(countries);
  watch(events);
  await answer('stored');
  watch(project);
  runs.at(-1)?.reject({ kind: 'network' });
  await settle();
  actor.send({ type: 'retry.requested', isStored: false });
  expect(sent().slice(3)).toEqual(['/project/5/']);
  actor.send({ type: 'retry.requested', isStored: true });

  expect(sent().slice(4)).toEqual(['/event/', '/project/5/']);
  expect(keys()).toEqual(['/event/', '/project/5/']);
});

it('knows whether something that is shown has failed', async () => {
  const { actor, watch, unwatch, runs, answer } = startRequests();
  const hasFailed = () => selectHasFailed(actor.getSnapshot());
  watch(events);
  await answer('there');
  watch(project);
  expect(hasFailed()).toBe(false);
  runs.at(-1)?.reject({ kind: 'network' });
  await settle();
  expect(hasFailed()).toBe(true);
  actor.send({ type: 'retry.requested', isStored: false });
  expect(hasFailed()).toBe(false);
  runs.at(-1)?.reject({ kind: 'network' });
  await settle();
  expect(hasFailed()).toBe(true);
  // Another page, which shows nothing of it.
  unwatch(project);
  expect(hasFailed()).toBe(false);
});

it('leaves no timer behind when everything is forgotten', () => {
  const { clock, watch, unwatch, runs, keys } = startRequests();
  watch(events);
  unwatch(events);
  clock.increment(CACHE_AGE_MS);
  watch(events);
  clock.increment(CACHE_AGE_MS);

  expect(keys()).toEqual(['/event/']);
  expect(runs.at(-1)?.signal.aborted).toBe(false);
});
