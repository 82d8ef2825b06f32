import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { EXPORT_PAUSE_MS, EXPORT_REST_MS } from '#machines/constants/timings.ts';
import { exportMachine, selectIsRunning, selectProgress } from '#machines/export.ts';

/** For a busy machine: what is waited for is taken as soon as it is there. */
const LIMIT = { timeout: 60_000 };

type Page = { count: number; rows: unknown[]; unreadable?: number };

/** An export of what the pages say, one after another; an error instead of a page fails. */
function start(
  pages: (Page | Error)[],
  retryDelay?: (error: unknown, attempt: number) => number | undefined,
) {
  const asked: number[] = [];
  const save = vi.fn();
  const tellFailure = vi.fn();
  const clock = new SimulatedClock();
  const actor = createActor(
    exportMachine.provide({
      actors: {
        fetchPage: fromPromise(async ({ input }) => {
          asked.push(input.offset);
          const page = pages.shift();
          if (!page || page instanceof Error) throw page ?? new Error('Nobody asked for so many pages.');
          return page;
        }),
      },
      actions: {
        save: (_, { rows, unreadable }) => save(rows, unreadable),
        tellFailure: (_, { error }) => tellFailure(error),
      },
    }),
    { clock, input: { retryDelay } },
  ).start();
  const settle = () =>
    vi.waitFor(() => expect(actor.getSnapshot().matches({ running: 'fetching' })).toBe(false), LIMIT);
  actor.send({ type: 'start' });
  return { actor, asked, save, tellFailure, clock, settle };
}

it('collects a list page by page and saves it whole', async () => {
  const { actor, asked, save, clock, settle } = start([
    { count: 3, rows: ['a', 'b'] },
    { count: 3, rows: ['c'] },
  ]);
  await settle();
  expect(Math.round(selectProgress(actor.getSnapshot()))).toBe(67);
  clock.increment(EXPORT_PAUSE_MS);
  await settle();
  expect(asked).toEqual([0, 2]);
  expect(save).toHaveBeenCalledExactlyOnceWith(['a', 'b', 'c'], 0);
  expect(selectIsRunning(actor.getSnapshot())).toBe(false);
});

it('counts rows that could not be read: none comes twice, and whoever saves the file learns how many it lacks', async () => {
  const { actor, asked, save, clock, settle } = start([
    { count: 4, rows: ['a'], unreadable: 2 },
    { count: 4, rows: ['d'] },
  ]);
  await settle();
  expect(selectProgress(actor.getSnapshot())).toBe(75);
  clock.increment(EXPORT_PAUSE_MS);
  await settle();
  expect(asked).toEqual([0, 3]);
  expect(save).toHaveBeenCalledExactlyOnceWith(['a', 'd'], 2);
});

it('asks for a page again after the wait that the server wants', async () => {
  const busy = new Error('429');
  const { asked, save, clock, settle } = start([busy, { count: 1, rows: ['a'] }], (error, attempt) =>
    error === busy && attempt === 1 ? 5000 : undefined,
  );
  await settle();
  clock.increment(4999);
  expect(asked).toEqual([0]);
  clock.increment(1);
  await settle();
  expect(asked).toEqual([0, 0]);
  expect(save).toHaveBeenCalledExactlyOnceWith(['a'], 0);
});

it('saves nothing of a list that ends before its count, and says so', async () => {
  const { save, tellFailure, clock, settle } = start([
    { count: 3, rows: ['a'] },
    { count: 3, rows: [] },
  ]);
  await settle();
  clock.increment(EXPORT_PAUSE_MS);
  await settle();
  expect(save).not.toHaveBeenCalled();
  expect(tellFailure).toHaveBeenCalledOnce();
});

it('stops when it is told to, and begins anew', async () => {
  const { actor, asked, save, settle } = start([
    { count: 3, rows: ['a'] },
    { count: 1, rows: ['x'] },
  ]);
  await settle();
  actor.send({ type: 'cancel' });
  expect(selectIsRunning(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'start' });
  await settle();
  expect(asked).toEqual([0, 0]);
  expect(save).toHaveBeenCalledExactlyOnceWith(['x'], 0);
});

it('makes one file of presses that follow one another at once, whatever came of the first, and one of each format', async () => {
  const whole = { count: 1, rows: ['a'] };
  const { actor, asked, save, clock, settle } = start([whole, whole, whole]);
  await settle();
  for (const _ of [2, 3]) {
    clock.increment(EXPORT_REST_MS - 1);
    actor.send({ type: 'start' });
    await settle();
  }
  expect(save).toHaveBeenCalledOnce();
  actor.send({ type: 'start', format: 'xlsx' });
  await settle();
  expect(save).toHaveBeenCalledTimes(2);
  clock.increment(EXPORT_REST_MS);
  actor.send({ type: 'start', format: 'xlsx' });
  await settle();
  expect(asked).toEqual([0, 0, 0]);
  expect(save).toHaveBeenCalledTimes(3);
});
