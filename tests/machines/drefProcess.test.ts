import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type DrefBegun,
  drefProcessMachine,
  selectIsCompleted,
  selectObstacle,
  selectProcess,
  selectRefusal,
  selectStarting,
} from '#machines/drefProcess.ts';
import { DREF_STATUS, type DrefProcess } from '#rules/dref.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

const { draft, approved } = DREF_STATUS;

function start(
  process: DrefProcess,
  begin: () => Promise<DrefBegun> = async () => ({ stage: 'report', id: 1 }),
) {
  const follow = vi.fn();
  const { actor } = startOnClock(
    drefProcessMachine.provide({
      actors: { start: fromPromise(begin) },
      actions: { follow: (_, params) => follow(params.begun) },
    }),
    { input: { process } },
  );
  return { actor, follow };
}
const application = { status: approved, type: 2, updates: [] };

it('goes from the application over an update to the report that completes it', async () => {
  const ends: DrefBegun[] = [
    { stage: 'update', id: 5, number: 1, type: 2 },
    { stage: 'report', id: 6 },
  ];
  const { actor, follow } = start({ ...application, status: draft }, async () => ends.shift() as DrefBegun);
  const ask = async (next: 'update' | 'report') => {
    actor.send({ type: 'next.asked', next });
    await settle();
    return actor.getSnapshot();
  };

  expect(selectRefusal(await ask('update'))).toMatchObject({ asked: 'update', obstacle: 'notApproved' });
  actor.send({ type: 'stage.moved', stage: 'application', status: approved });
  expect((await ask('update')).matches('begun')).toBe(true);
  expect(follow).toHaveBeenLastCalledWith({ stage: 'update', id: 5, number: 1, type: 2 });
  expect(selectObstacle(actor.getSnapshot(), 'report')).toBe('openUpdate');

  actor.send({ type: 'stage.moved', stage: 'update', number: 1, status: approved });
  await ask('report');
  expect(selectProcess(actor.getSnapshot()).report).toEqual({ status: draft });
  expect(selectObstacle(actor.getSnapshot(), 'update')).toBe('hasReport');

  actor.send({ type: 'stage.moved', stage: 'report', status: approved });
  expect(selectIsCompleted(actor.getSnapshot())).toBe(true);
});

it('asks the server once, and tells why it refused', async () => {
  const begun = controlled<DrefBegun>();
  const begin = vi.fn(() => begun.promise);
  const { actor, follow } = start(application, begin);
  actor.send({ type: 'next.asked', next: 'report' });
  actor.send({ type: 'next.asked', next: 'update' });
  expect(selectStarting(actor.getSnapshot())).toBe('report');
  const error = new Error('not possible');
  begun.reject(error);
  await settle();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(selectRefusal(actor.getSnapshot())).toMatchObject({ asked: 'report', error });
  expect(follow).not.toHaveBeenCalled();

  actor.send({ type: 'dismiss' });
  expect(selectRefusal(actor.getSnapshot())).toBeUndefined();
});

it('has no final report of a loan, whatever the application was', async () => {
  const updates = [{ number: 1, status: approved, type: 3 }];
  const { actor } = start({ ...application, updates });
  actor.send({ type: 'next.asked', next: 'report' });
  expect(selectRefusal(actor.getSnapshot())?.obstacle).toBe('loan');
});

it('is not stopped by news of the process while a stage begins', async () => {
  const begun = controlled<DrefBegun>();
  const { actor, follow } = start(application, () => begun.promise);
  actor.send({ type: 'next.asked', next: 'update' });
  actor.send({
    type: 'process.changed',
    process: { ...application, updates: [{ number: 1, status: draft }] },
  });
  begun.resolve({ stage: 'update', id: 5, number: 1 });
  await settle();
  expect(follow).toHaveBeenCalledTimes(1);
  expect(selectProcess(actor.getSnapshot()).updates).toHaveLength(1);
});
