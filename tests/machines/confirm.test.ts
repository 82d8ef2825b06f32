import { expect, it, vi } from 'vitest';
import { type AnyEventObject, fromPromise } from 'xstate';
import {
  confirmMachine,
  selectError,
  selectIsOpen,
  selectIsRunning,
  selectSubject,
} from '#machines/confirm.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

function startConfirm() {
  const runs: ReturnType<typeof controlled<unknown>>[] = [];
  const run = vi.fn(() => {
    const next = controlled<unknown>();
    runs.push(next);
    return next.promise;
  });
  const { actor } = startOnClock(confirmMachine.provide({ actors: { run: fromPromise(run) } }), {});
  return { actor, run, runs, isOpen: () => selectIsOpen(actor.getSnapshot()) };
}

it('runs the action on Ok, and closes when it is done', async () => {
  const { actor, run, runs, isOpen } = startConfirm();
  actor.send({ type: 'open' });
  expect(isOpen()).toBe(true);
  expect(run).not.toHaveBeenCalled();
  actor.send({ type: 'confirm' });
  expect(selectIsRunning(actor.getSnapshot())).toBe(true);
  runs[0]?.resolve(undefined);
  await settle();

  expect(isOpen()).toBe(false);
});

it('closes without the action on Cancel', () => {
  const { actor, run, isOpen } = startConfirm();
  actor.send({ type: 'open' });
  actor.send({ type: 'cancel' });

  expect(isOpen()).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

it('runs the action once, however often Ok is pressed, and cannot be cancelled meanwhile', () => {
  const { actor, run, isOpen } = startConfirm();
  actor.send({ type: 'open' });
  for (const type of ['confirm', 'confirm', 'cancel'] as const) actor.send({ type });

  expect(run).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(true);
});

it('stays open with the error of a failed action, and runs it again on Ok', async () => {
  const { actor, runs, isOpen } = startConfirm();
  actor.send({ type: 'open' });
  actor.send({ type: 'confirm' });
  runs[0]?.reject(new Error('offline'));
  await settle();
  expect(isOpen()).toBe(true);
  expect(selectError(actor.getSnapshot())).toEqual(new Error('offline'));

  actor.send({ type: 'confirm' });
  expect(selectError(actor.getSnapshot())).toBeUndefined();
  runs[1]?.resolve(undefined);
  await settle();

  expect(isOpen()).toBe(false);
});

it('forgets the error once it is closed', async () => {
  const { actor, runs } = startConfirm();
  actor.send({ type: 'open' });
  actor.send({ type: 'confirm' });
  runs[0]?.reject(new Error('offline'));
  await settle();
  actor.send({ type: 'cancel' });
  actor.send({ type: 'open' });

  expect(selectError(actor.getSnapshot())).toBeUndefined();
});

it('does not close on Escape', () => {
  const { actor, isOpen } = startConfirm();
  actor.send({ type: 'open' });
  (actor.send as (event: AnyEventObject) => void)({ type: 'escape' });

  expect(isOpen()).toBe(true);
});

it('runs the action on what it was asked about, and still knows it while the question closes', async () => {
  const { actor, run, runs } = startConfirm();
  actor.send({ type: 'open', subject: 'the flood' });
  actor.send({ type: 'cancel' });
  actor.send({ type: 'open', subject: 'the fire' });
  actor.send({ type: 'confirm' });
  runs[0]?.resolve(undefined);
  await settle();

  expect(run).toHaveBeenCalledWith(expect.objectContaining({ input: { subject: 'the fire' } }));
  expect(selectSubject(actor.getSnapshot())).toBe('the fire');
});
