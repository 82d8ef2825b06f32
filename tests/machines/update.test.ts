import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { selectIsOffered, updateMachine } from '#machines/update.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

function start(isNewer: () => Promise<boolean> = async () => false) {
  const effects = { offer: vi.fn(), activate: vi.fn(), reload: vi.fn() };
  const started = startOnClock(
    updateMachine.provide({ actions: effects, actors: { check: fromPromise(isNewer) } }),
    {},
  );
  return { ...started, ...effects };
}

it('offers a worker that replaces another, and reloads once it has taken over', () => {
  const { actor, offer, activate, reload } = start();
  actor.send({ type: 'version.found' });
  expect(offer).not.toHaveBeenCalled();
  actor.send({ type: 'version.installed', isReplacement: true });
  expect(offer).toHaveBeenCalledOnce();
  expect(selectIsOffered(actor.getSnapshot())).toBe(true);

  actor.send({ type: 'accept' });
  expect(activate).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  actor.send({ type: 'version.active' });
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads all the same when the worker does not take over', () => {
  const { actor, clock, reload } = start();
  actor.send({ type: 'version.installed', isReplacement: true });
  actor.send({ type: 'accept' });
  clock.increment(5_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks for the page again when the worker takes over late, from the one that was to answer', () => {
  const { actor, clock, reload } = start();
  actor.send({ type: 'version.installed', isReplacement: true });
  actor.send({ type: 'accept' });
  clock.increment(5_000);
  actor.send({ type: 'version.active' });
  expect(reload).toHaveBeenCalledTimes(2);
});

it('asks for the page again as long as no worker answers; what comes over the line may take its time', async () => {
  const { actor, clock, reload } = start(async () => true);
  actor.send({ type: 'version.installed', isReplacement: true });
  actor.send({ type: 'accept' });
  actor.send({ type: 'version.active' });
  for (const times of [2, 3]) {
    clock.increment(5_000);
    expect(reload).toHaveBeenCalledTimes(times);
  }

  const other = start(async () => true);
  other.actor.send({ type: 'file.lost' });
  await settle();
  other.actor.send({ type: 'accept' });
  other.clock.increment(10_000);
  expect(other.reload).toHaveBeenCalledOnce();
});

it('offers nothing for the first worker of all, or for one that could not be installed', () => {
  const { actor, offer } = start();
  actor.send({ type: 'version.found' });
  actor.send({ type: 'version.failed' });
  actor.send({ type: 'version.found' });
  actor.send({ type: 'version.installed', isReplacement: false });
  expect(offer).not.toHaveBeenCalled();
});

it('offers to reload when a file is gone because another release is out, again for each, and reloads at once', async () => {
  const { actor, offer, activate, reload } = start(async () => true);
  actor.send({ type: 'file.lost' });
  await settle();
  expect(offer).toHaveBeenCalledOnce();
  actor.send({ type: 'file.lost' });
  expect(offer).toHaveBeenCalledTimes(2);
  actor.send({ type: 'accept' });
  expect(activate).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the release is the same', async () => false],
  ['the server cannot be asked', () => Promise.reject(new Error('offline'))],
])('offers nothing for a lost file where %s, and looks again at the next', async (_, isNewer) => {
  const check = vi.fn(isNewer);
  const { actor, offer } = start(check);
  for (const attempt of [1, 2]) {
    actor.send({ type: 'file.lost' });
    await settle();
    expect(check).toHaveBeenCalledTimes(attempt);
  }
  expect(offer).not.toHaveBeenCalled();
});

it('hears of a worker while it looks', async () => {
  const { actor, offer } = start(() => new Promise(() => {}));
  actor.send({ type: 'file.lost' });
  actor.send({ type: 'version.found' });
  actor.send({ type: 'version.installed', isReplacement: true });
  expect(offer).toHaveBeenCalledOnce();
});
