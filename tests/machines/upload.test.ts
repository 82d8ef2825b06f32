import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { QUEUE_RETRY_MS } from '#machines/constants/timings.ts';
import {
  selectFile,
  selectHasFailed,
  selectIsDone,
  selectIsPending,
  selectIsPreparing,
  selectIsRefused,
  selectIsRetriable,
  selectProgress,
  selectUploadError,
  type UploadFile,
  type UploadInput,
  uploadMachine,
} from '#machines/upload.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

const file = { key: 'a-key', name: 'bridge.jpg', size: 2_400_000 };
const offline = { kind: 'network' };

/** An upload whose sending ends as told, one end an attempt. */
function start(
  ends: readonly (number | object)[],
  input: Partial<UploadInput> = {},
  keep: () => Promise<unknown> = async () => undefined,
  prepare: (file: UploadFile) => Promise<UploadFile> = async (its) => its,
) {
  const sent: string[] = [];
  const drop = vi.fn();
  const accepted = vi.fn();
  const { actor, clock } = startOnClock(
    uploadMachine.provide({
      actors: {
        check: fromPromise(async (): Promise<unknown> => undefined),
        prepare: fromPromise(({ input: { file: its } }) => prepare(its)),
        keep: fromPromise(keep),
        send: fromPromise(async ({ input: { file: its } }) => {
          const end = ends[sent.push(its.key) - 1];
          if (typeof end === 'number') return end;
          throw end;
        }),
      },
      actions: { drop },
    }),
    { input: { file, ...input } },
  );
  actor.on('accepted', accepted);
  return { actor, clock, sent, drop, accepted };
}

it('is part of the form once it is checked and kept, and sent then', async () => {
  const { actor, sent, accepted } = start([9001]);
  await settle();
  expect(accepted).toHaveBeenCalledExactlyOnceWith({ type: 'accepted', file });
  expect(sent).toEqual(['a-key']);
  expect(selectIsDone(actor.getSnapshot())).toBe(true);
  expect(actor.getSnapshot().context.id).toBe(9001);
});

it('is kept and sent as it was prepared', async () => {
  const { actor, accepted } = start([9001], {}, undefined, async (its) => ({ ...its, size: 600_000 }));
  await settle();
  expect(accepted).toHaveBeenCalledExactlyOnceWith({ type: 'accepted', file: { ...file, size: 600_000 } });
  expect(selectFile(actor.getSnapshot()).size).toBe(600_000);
});

it('says so while it is prepared, and is refused when it cannot be', async () => {
  const prepared = controlled<UploadFile>();
  const { actor, sent, accepted } = start([9001], {}, undefined, () => prepared.promise);
  await settle();
  expect(selectIsPreparing(actor.getSnapshot())).toBe(true);
  expect(selectIsPending(actor.getSnapshot())).toBe(true);
  prepared.reject(new Error('damaged'));
  await settle();
  expect(selectIsRefused(actor.getSnapshot())).toBe(true);
  expect(accepted).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('is sent all the same where the device keeps nothing', async () => {
  const { actor, accepted } = start([9001], {}, () => Promise.reject(new Error('the disk is full')));
  await settle();
  expect(accepted).toHaveBeenCalledOnce();
  expect(selectIsDone(actor.getSnapshot())).toBe(true);
});

it('waits for a connection and is sent again, under the same key, when there is one or after a while', async () => {
  const { actor, clock, sent } = start([offline, offline, 9001], { isKept: true });
  await settle();
  expect(selectIsRetriable(actor.getSnapshot())).toBe(true);
  expect(selectHasFailed(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'connection.restored' });
  await settle();
  clock.increment(QUEUE_RETRY_MS);
  await settle();
  expect(sent).toEqual(['a-key', 'a-key', 'a-key']);
  expect(selectIsDone(actor.getSnapshot())).toBe(true);
});

it('can be tried again after a failure, not after a refusal', async () => {
  const refused = { status: 400, message: 'This file is empty.' };
  const { actor, sent } = start([{ status: 503 }, refused], { isKept: true });
  await settle();
  expect(selectHasFailed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'retry' });
  await settle();
  expect(selectIsRefused(actor.getSnapshot())).toBe(true);
  expect(selectUploadError(actor.getSnapshot())).toBe(refused);
  actor.send({ type: 'retry' });
  await settle();
  expect(sent).toHaveLength(2);
});

it('tells how far it is while it is sent', async () => {
  const sending = controlled<number>();
  const { actor } = startOnClock(
    uploadMachine.provide({
      actors: {
        send: fromPromise(({ input }) => {
          input.onProgress(40);
          return sending.promise;
        }),
      },
    }),
    { input: { file, isKept: true } },
  );
  expect(selectProgress(actor.getSnapshot())).toBe(40);
  expect(selectIsPending(actor.getSnapshot())).toBe(true);
  sending.resolve(9001);
  await settle();
  expect(selectProgress(actor.getSnapshot())).toBeUndefined();
});

it('is dropped when it is removed, wherever it is', async () => {
  const { actor, drop, sent } = start([9001]);
  actor.send({ type: 'remove' });
  await settle();
  expect(drop).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  expect(actor.getSnapshot().status).toBe('done');
});
