import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { AHEAD_FAILURE_MS } from '#machines/constants/timings.ts';
import {
  type RequestInput,
  requestMachine,
  selectAnswer,
  selectError,
  selectIsFresh,
  selectIsPending,
  selectIsRefreshing,
} from '#machines/request.ts';
import { retryReads } from '#machines/retryPolicy.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

const unshortened = retryReads(() => 0);
const offline = { kind: 'network' };
const notFound = { kind: 'server', status: 404 };

type Run = ReturnType<typeof controlled<unknown>> & { request: unknown; signal: AbortSignal };

/** A request whose every run the test ends itself: `runs[0].resolve(answer)`. */
function startRequest(input: RequestInput) {
  const runs: Run[] = [];
  const send = fromPromise<unknown, { request: unknown; attempt: number }>(
    ({ input: { request }, signal }) => {
      const run = { ...controlled<unknown>(), request, signal };
      runs.push(run);
      return run.promise;
    },
  );
  const { actor, clock } = startOnClock(requestMachine.provide({ actors: { send } }), { input });
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return {
      answer: selectAnswer(snapshot),
      error: selectError(snapshot),
      isPending: selectIsPending(snapshot),
      isRefreshing: selectIsRefreshing(snapshot),
    };
  };
  return { actor, clock, runs, shown };
}

describe('a request', () => {
  it('is pending until its answer is there', async () => {
    const { runs, shown } = startRequest({ request: 'events' });
    expect(shown()).toMatchObject({ isPending: true, answer: undefined });

    runs[0]?.resolve('ten events');
    await settle();

    expect(shown()).toEqual({
      answer: 'ten events',
      error: undefined,
      isPending: false,
      isRefreshing: false,
    });
  });

  it('waits its delay before it is sent', () => {
    const { clock, runs, shown } = startRequest({ request: 'events', delayMs: 300 });
    clock.increment(299);
    expect(runs).toHaveLength(0);
    expect(shown().isPending).toBe(true);

    clock.increment(1);

    expect(runs).toHaveLength(1);
  });

  it('keeps the last answer on the screen while it is fetched again', async () => {
    const { actor, runs, shown } = startRequest({ request: 'events' });
    runs[0]?.resolve('old');
    await settle();

    actor.send({ type: 'refetch' });
    expect(shown()).toMatchObject({ answer: 'old', isPending: false, isRefreshing: true });
    runs[1]?.resolve('new');
    await settle();

    expect(shown()).toMatchObject({ answer: 'new', isRefreshing: false });
  });

  it('drops the answer of an older run, and aborts it', async () => {
    const { actor, runs, shown } = startRequest({ request: 'events' });
    actor.send({ type: 'refetch' });
    expect(runs[0]?.signal.aborted).toBe(true);

    runs[1]?.resolve('answer 2');
    await settle();
    runs[0]?.resolve('answer 1');
    await settle();

    expect(shown().answer).toBe('answer 2');
  });

  it('keeps its answer when it fails to be fetched again', async () => {
    const { actor, runs, shown } = startRequest({ request: 'events' });
    runs[0]?.resolve('answer');
    await settle();
    actor.send({ type: 'refetch' });
    runs[1]?.reject(offline);
    await settle();

    expect(shown()).toMatchObject({ answer: 'answer', error: offline });
  });

  it('is aborted in silence', async () => {
    const { actor, runs, shown } = startRequest({ request: 'events' });
    actor.send({ type: 'abort' });
    runs[0]?.reject(new Error('aborted'));
    await settle();

    expect(runs[0]?.signal.aborted).toBe(true);
    expect(shown()).toMatchObject({ error: undefined, isPending: false });
  });

  it('is aborted in silence also while it waits for its turn, for its repetition or for its next poll', async () => {
    const whiles: [Partial<RequestInput>, (run: Run) => void][] = [
      [{ delayMs: 300 }, () => {}],
      [{ retryDelay: () => 1000 }, ({ reject }) => reject(offline)],
      [{ pollDelay: () => 5000 }, ({ resolve }) => resolve('not ready')],
    ];
    for (const [input, end] of whiles) {
      const { actor, clock, runs, shown } = startRequest({ request: 'export', ...input });
      if (runs[0]) end(runs[0]);
      await settle();
      const sent = runs.length;
      actor.send({ type: 'abort' });
      clock.increment(60_000);
      await settle();

      expect(runs).toHaveLength(sent);
      expect(shown()).toMatchObject({ error: undefined, isPending: false, isRefreshing: false });
    }
  });

  it('is sent again by hand once it was aborted', () => {
    const { actor, runs, shown } = startRequest({ request: 'events' });
    actor.send({ type: 'abort' });
    actor.send({ type: 'retry' });

    expect(runs).toHaveLength(2);
    expect(shown().isPending).toBe(true);
  });
});

describe('a failed request', () => {
  it('shows its error, and the answer once it is retried', async () => {
    const { actor, runs, shown } = startRequest({ request: 'events' });
    runs[0]?.reject(offline);
    await settle();
    expect(shown()).toMatchObject({ error: offline, isPending: false });

    actor.send({ type: 'retry' });
    expect(shown()).toMatchObject({ error: undefined, isPending: true });
    runs[1]?.resolve('ten events');
    await settle();

    expect(shown()).toMatchObject({ answer: 'ten events', error: undefined });
  });

  it('is repeated three times, each wait twice as long, when the connection is lost; then gives up', async () => {
    const { clock, runs, shown } = startRequest({ request: 'events', retryDelay: unshortened });
    for (const wait of [1000, 2000, 4000]) {
      runs.at(-1)?.reject(offline);
      await settle();
      expect(shown()).toMatchObject({ isPending: true, error: undefined });
      const before = runs.length;
      clock.increment(wait - 1);
      expect(runs).toHaveLength(before);
      clock.increment(1);
      expect(runs).toHaveLength(before + 1);
    }

    runs.at(-1)?.reject(offline);
    await settle();

    expect(shown()).toMatchObject({ isPending: false, error: offline });
  });

  it('does not wait for its repetition once it is retried by hand', async () => {
    const { actor, runs } = startRequest({ request: 'events', retryDelay: unshortened });
    runs[0]?.reject(offline);
    await settle();
    actor.send({ type: 'retry' });

    expect(runs).toHaveLength(2);
  });

  it('has all its attempts again once it is retried by hand', async () => {
    const { actor, clock, runs, shown } = startRequest({
      request: 'events',
      retryDelay: (_, attempt) => (attempt === 1 ? 1000 : undefined),
    });
    runs[0]?.reject(offline);
    await settle();
    clock.increment(1000);
    runs[1]?.reject(offline);
    await settle();
    expect(shown().error).toBe(offline);

    actor.send({ type: 'retry' });
    runs[2]?.reject(offline);
    await settle();
    clock.increment(1000);

    expect(runs).toHaveLength(4);
  });

  it.each([400, 401, 404, 500])('is not repeated by itself after a %i', async (status) => {
    const { clock, runs, shown } = startRequest({ request: 'events', retryDelay: unshortened });
    runs[0]?.reject({ kind: 'server', status });
    await settle();
    clock.increment(60_000);

    expect(runs).toHaveLength(1);
    expect(shown().error).toMatchObject({ status });
  });
});

it('polls as long as the answer asks for it, and shows each answer', async () => {
  const { clock, runs, shown } = startRequest({
    request: 'export',
    pollDelay: (answer) => (answer === 'not ready' ? 5000 : undefined),
  });
  runs[0]?.resolve('not ready');
  await settle();
  expect(shown()).toMatchObject({ answer: 'not ready', isPending: false });
  clock.increment(4999);
  expect(runs).toHaveLength(1);
  clock.increment(1);
  runs[1]?.resolve('ready');
  await settle();
  clock.increment(60_000);

  expect(shown().answer).toBe('ready');
  expect(runs).toHaveLength(2);
});

describe('an answer that somebody more comes to show', () => {
  it('is fetched again unless it is fresh or on its way', async () => {
    const { actor, clock, runs, shown } = startRequest({ request: 'countries', freshMs: 60_000 });
    actor.send({ type: 'watched' });
    runs[0]?.resolve('answer');
    await settle();
    clock.increment(59_999);
    actor.send({ type: 'watched' });
    expect(runs).toHaveLength(1);
    expect(selectIsFresh(actor.getSnapshot())).toBe(true);

    clock.increment(1);
    actor.send({ type: 'joined' });

    expect(runs).toHaveLength(2);
    expect(shown()).toMatchObject({ answer: 'answer', isRefreshing: true });
  });

  it('is fetched again at once where nothing says how long it is fresh', async () => {
    const { actor, runs } = startRequest({ request: 'events' });
    runs[0]?.resolve('answer');
    await settle();
    actor.send({ type: 'watched' });

    expect(runs).toHaveLength(2);
  });

  it('is fresh for longer the first time, where it was asked for ahead', async () => {
    const { actor, clock, runs } = startRequest({ request: 'events', firstFreshMs: 10_000 });
    runs[0]?.resolve('answer');
    await settle();
    clock.increment(9_999);
    actor.send({ type: 'watched' });
    expect(runs).toHaveLength(1);

    clock.increment(1);
    actor.send({ type: 'watched' });
    runs[1]?.resolve('answer');
    await settle();
    actor.send({ type: 'watched' });

    expect(runs).toHaveLength(3);
  });

  it('is asked for anew after a failure and after it was aborted', async () => {
    const { actor, runs } = startRequest({ request: 'events' });
    runs[0]?.reject(offline);
    await settle();
    actor.send({ type: 'joined' });
    expect(runs).toHaveLength(1);
    actor.send({ type: 'watched' });
    expect(runs).toHaveLength(2);
    actor.send({ type: 'abort' });
    actor.send({ type: 'watched' });

    expect(runs).toHaveLength(3);
  });
});

describe('a call that was made ahead and failed', () => {
  it('is not sent again for the first who shows it soon, and is for the next', async () => {
    const { actor, clock, runs, shown } = startRequest({ request: 'project 999', firstFreshMs: 10_000 });
    runs[0]?.reject(notFound);
    await settle();
    clock.increment(AHEAD_FAILURE_MS - 1);
    actor.send({ type: 'watched' });
    expect(runs).toHaveLength(1);
    expect(shown()).toMatchObject({ error: notFound, isPending: false });

    actor.send({ type: 'watched' });
    expect(runs).toHaveLength(2);
    runs[1]?.reject(notFound);
    await settle();
    actor.send({ type: 'watched' });

    expect(runs).toHaveLength(3);
  });

  it('is sent again for who comes later, and whenever somebody asks for it', async () => {
    const later = startRequest({ request: 'project 999', firstFreshMs: 10_000 });
    later.runs[0]?.reject(offline);
    await settle();
    later.clock.increment(AHEAD_FAILURE_MS);
    later.actor.send({ type: 'watched' });
    expect(later.runs).toHaveLength(2);

    const asked = startRequest({ request: 'project 999', firstFreshMs: 10_000 });
    asked.runs[0]?.reject(offline);
    await settle();
    asked.actor.send({ type: 'retry' });

    expect(asked.runs).toHaveLength(2);
  });
});

it('fails loudly when nobody provided the effect', async () => {
  const { actor } = startOnClock(requestMachine, { input: { request: 'events' } });
  await settle();

  expect(selectError(actor.getSnapshot())).toMatchObject({ message: 'The effect "send" was not provided.' });
});
