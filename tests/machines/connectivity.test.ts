import { expect, it, vi } from 'vitest';
import {
  connectivityMachine,
  selectIsLate,
  selectIsOnline,
  selectOffersRetry,
  selectStoredAt,
} from '#machines/connectivity.ts';
import { startOnClock } from '#tests/support/machines.ts';

const start = () => startOnClock(connectivityMachine, { input: { hasFailed: () => false } });

/** `hasFailed`: whether something on the page is, by now. */
function startBackOnline(hasFailed = () => false) {
  const retryFailed = vi.fn();
  const machine = connectivityMachine.provide({ actions: { retryFailed } });
  const { actor, clock } = startOnClock(machine, { input: { hasFailed } });
  actor.send({ type: 'connection.lost' });
  expect(selectIsOnline(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'connection.restored' });
  return { actor, clock, retryFailed, offers: () => selectOffersRetry(actor.getSnapshot()) };
}

it('offers to retry once the connection is back, and does so when asked', () => {
  const { actor, retryFailed, offers } = startBackOnline();
  expect(offers()).toBe(true);
  expect(retryFailed).not.toHaveBeenCalled();
  actor.send({ type: 'retry' });

  expect(retryFailed).toHaveBeenCalledOnce();
  expect(offers()).toBe(false);
});

it('takes the offer back when dismissed, after 10 s, or when the connection is lost again', () => {
  for (const end of ['dismiss', 'wait', 'lose'] as const) {
    const { actor, clock, retryFailed, offers } = startBackOnline();
    if (end === 'dismiss') actor.send({ type: 'dismiss' });
    if (end === 'wait') clock.increment(10_000);
    if (end === 'lose') actor.send({ type: 'connection.lost' });

    expect(offers()).toBe(false);
    expect(retryFailed).not.toHaveBeenCalled();
  }
});

it('offers to retry as long as something on the page is failed, and until it is asked to or dismissed', () => {
  for (const end of ['mend', 'retry', 'dismiss'] as const) {
    let hasFailed = true;
    const { actor, clock, offers } = startBackOnline(() => hasFailed);
    for (let round = 0; round < 3; round++) {
      clock.increment(10_000);
      expect(offers()).toBe(true);
    }
    if (end === 'mend') hasFailed = false;
    else actor.send({ type: end });
    clock.increment(10_000);
    expect(offers()).toBe(false);
  }
});

it('offers nothing to who was never offline', () => {
  const { actor } = start();
  actor.send({ type: 'connection.restored' });

  expect(selectOffersRetry(actor.getSnapshot())).toBe(false);
});

it('keeps the age of the oldest answer that is shown in place of a fresh one, until they are loaded again', () => {
  const wanted: boolean[] = [];
  const { actor } = start();
  actor.on('retry.requested', ({ isStored }) => wanted.push(isStored));
  for (const at of ['2026-11-20T09:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-20T10:00:00.000Z']) {
    actor.send({ type: 'stored.shown', at });
  }
  expect(selectStoredAt(actor.getSnapshot())).toBe('2026-11-20T08:00:00.000Z');
  actor.send({ type: 'retry' });
  actor.send({ type: 'retry' });

  expect(wanted).toEqual([true]);
  expect(selectStoredAt(actor.getSnapshot())).toBeUndefined();
});

it('has nothing to load again, and says nothing to others, while all that is shown is fresh', () => {
  const wanted = vi.fn();
  const { actor } = start();
  actor.on('retry.requested', wanted);
  actor.send({ type: 'retry' });

  expect(wanted).not.toHaveBeenCalled();
});

it.each(['retry', 'dismiss'] as const)('forgets the age at %s once the connection is back', (type) => {
  const { actor } = startBackOnline();
  actor.send({ type: 'stored.shown', at: '2026-11-20T09:00:00.000Z' });
  expect(selectIsOnline(actor.getSnapshot())).toBe(true);
  actor.send({ type });

  expect(selectStoredAt(actor.getSnapshot())).toBeUndefined();
});

it('forgets the age when it is dismissed', () => {
  const { actor } = start();
  actor.send({ type: 'stored.shown', at: '2026-11-20T09:00:00.000Z' });
  actor.send({ type: 'dismiss' });

  expect(selectStoredAt(actor.getSnapshot())).toBeUndefined();
});

it('tells a slow service from one out of reach: slow only while every kept answer came for its lateness', () => {
  const { actor } = start();
  const show = (isLate: boolean) => {
    actor.send({ type: 'stored.shown', at: '2026-11-20T09:00:00.000Z', isLate });
    return selectIsLate(actor.getSnapshot());
  };
  expect([show(true), show(true), show(false), show(true)]).toEqual([true, true, false, false]);
  actor.send({ type: 'dismiss' });
  expect(selectIsLate(actor.getSnapshot())).toBe(false);
  expect(show(true)).toBe(true);
});
