import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { TRANSLATION_PATIENCE_MS, TRANSLATION_POLL_MS } from '#machines/constants/timings.ts';
import {
  type DrefRecordInput,
  drefRecordMachine,
  selectDrefStatus,
  selectIsOverdue,
  selectIsTranslating,
  selectRunningStep,
  selectStepFailure,
} from '#machines/drefRecord.ts';
import { DREF_STATUS } from '#rules/dref.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

const { draft, finalizing, finalized, approved, failed } = DREF_STATUS;

/** A record whose steps end as told; a translation is looked at as often as there are answers, the last one again and again. */
function start(
  status: number,
  ends: { finalize?: () => Promise<number>; approve?: () => Promise<number>; looks?: readonly number[] } = {},
) {
  const { finalize = async () => finalized, approve = async () => approved, looks = [finalizing] } = ends;
  const looked: DrefRecordInput['id'][] = [];
  const tellMoved = vi.fn();
  const { actor, clock } = startOnClock(
    drefRecordMachine.provide({
      actors: {
        finalize: fromPromise(finalize),
        approve: fromPromise(approve),
        look: fromPromise(async ({ input: { id } }): Promise<number> => {
          looked.push(id);
          return looks[Math.min(looked.length, looks.length) - 1] ?? finalizing;
        }),
      },
      actions: { tellMoved },
    }),
    { input: { stage: 'update', id: 7, status } },
  );
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, pass, looked, tellMoved };
}

it('is finalized at once where it was written in English, then approved', async () => {
  const { actor } = start(draft);
  actor.send({ type: 'finalize' });
  expect(selectRunningStep(actor.getSnapshot())).toBe('finalize');
  await settle();
  expect(selectDrefStatus(actor.getSnapshot())).toBe(finalized);

  actor.send({ type: 'approve' });
  expect(selectRunningStep(actor.getSnapshot())).toBe('approve');
  await settle();
  expect(actor.getSnapshot().matches('approved')).toBe(true);
});

it('looks after its translation until that is done, and tells of it once', async () => {
  const { actor, pass, looked, tellMoved } = start(draft, {
    finalize: async () => finalizing,
    looks: [finalizing, finalizing, finalized],
  });
  actor.send({ type: 'finalize' });
  await settle();
  expect(selectIsTranslating(actor.getSnapshot())).toBe(true);

  for (let turn = 0; turn < 5; turn += 1) await pass(TRANSLATION_POLL_MS);

  expect(looked).toEqual([7, 7, 7]);
  expect(selectDrefStatus(actor.getSnapshot())).toBe(finalized);
  expect(tellMoved).toHaveBeenCalledTimes(1);
});

it('stops looking when a translation takes too long, and can be asked for again', async () => {
  const { actor, pass, looked } = start(finalizing);
  for (let ms = 0; ms < TRANSLATION_PATIENCE_MS; ms += TRANSLATION_POLL_MS) await pass(TRANSLATION_POLL_MS);
  expect(selectIsOverdue(actor.getSnapshot())).toBe(true);
  const { length } = looked;
  await pass(TRANSLATION_PATIENCE_MS);
  expect(looked).toHaveLength(length);

  actor.send({ type: 'finalize' });
  await settle();
  expect(selectDrefStatus(actor.getSnapshot())).toBe(finalized);
});

it('says that its translation failed, and goes on looking when a look fails', async () => {
  const { actor, pass } = start(finalizing, { looks: [failed] });
  await pass(TRANSLATION_POLL_MS);
  expect(actor.getSnapshot().matches('failed')).toBe(true);

  const offline = start(finalizing);
  const other = drefRecordMachine.provide({
    actors: { look: fromPromise(async (): Promise<number> => Promise.reject(new Error('offline'))) },
  });
  const { actor: unlucky, clock } = startOnClock(other, { input: { stage: 'report', id: 1, status: 2 } });
  clock.increment(TRANSLATION_POLL_MS);
  await settle();
  expect(unlucky.getSnapshot().matches({ finalizing: 'waiting' })).toBe(true);
  offline.actor.stop();
});

it('goes back to where it was when a step is refused, with the reason, and forgets it at the next try', async () => {
  const error = new Error('Must be finalized before it can be approved.');
  const approval = controlled<number>();
  const { actor } = start(finalized, { approve: () => approval.promise });
  actor.send({ type: 'approve' });
  approval.reject(error);
  await settle();
  expect(actor.getSnapshot().matches('finalized')).toBe(true);
  expect(selectStepFailure(actor.getSnapshot())).toEqual({ step: 'approve', error });

  actor.send({ type: 'approve' });
  expect(selectStepFailure(actor.getSnapshot())).toBeUndefined();
});

it('follows what somebody else did, and asks for one step at a time', async () => {
  const { actor } = start(draft);
  actor.send({ type: 'approve' });
  expect(actor.getSnapshot().matches('draft')).toBe(true);
  actor.send({ type: 'record.changed', status: finalized });
  expect(actor.getSnapshot().matches('finalized')).toBe(true);
  actor.send({ type: 'finalize' });
  expect(actor.getSnapshot().matches('finalized')).toBe(true);
});

it.each([draft, finalizing, finalized, approved, failed])('begins where the record is: %d', (status) => {
  expect(selectDrefStatus(start(status).actor.getSnapshot())).toBe(status);
});
