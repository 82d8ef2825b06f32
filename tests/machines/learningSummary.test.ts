import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { LEARNING_SUMMARY_PATIENCE_MS, LEARNING_SUMMARY_POLL_MS } from '#machines/constants/timings.ts';
import {
  type LearningQuestion,
  type LearningSummary,
  learningSummaryMachine,
  selectIsSummaryWorking,
  selectSummary,
  selectSummaryError,
  selectSummaryPhase,
} from '#machines/learningSummary.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

/** A summary that is found at these statuses, one look after the other, the last one again and again; an error is thrown. */
function start(...ends: readonly (number | Error)[]) {
  const asked: LearningQuestion['query'][] = [];
  const { actor, clock } = startOnClock(
    learningSummaryMachine.provide({
      actors: {
        look: fromPromise<LearningSummary, LearningQuestion>(async ({ input: { query } }) => {
          asked.push(query);
          const end = ends[Math.min(asked.length, ends.length) - 1];
          if (end instanceof Error) throw end;
          return { status: end };
        }),
      },
    }),
    { input: { query: {} } },
  );
  const pass = async (ms = LEARNING_SUMMARY_POLL_MS) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, pass, asked, phase: () => selectSummaryPhase(actor.getSnapshot()) };
}

it('is looked at every five seconds while it waits and is written, until it is there', async () => {
  const { actor, pass, asked, phase } = start(1, 2, 2, 3);
  expect(phase()).toBe('waiting');
  await settle();
  expect(phase()).toBe('pending');
  await pass(LEARNING_SUMMARY_POLL_MS - 1);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(phase()).toBe('started');
  await pass();
  await pass();
  expect(phase()).toBe('success');
  expect(selectSummary(actor.getSnapshot())).toEqual({ status: 3 });
  await pass(LEARNING_SUMMARY_PATIENCE_MS);
  expect(asked).toHaveLength(4);
});

it('says that there is nothing to write of, and looks no more', async () => {
  const { pass, asked, phase } = start(4);
  await settle();
  await pass(LEARNING_SUMMARY_PATIENCE_MS);
  expect([phase(), asked.length]).toEqual(['noExtracts', 1]);
});

it('that failed can be asked for again, and so can one that nobody could be asked for', async () => {
  const offline = new Error('offline');
  const { actor, pass, phase } = start(5, offline, 1, 3);
  await settle();
  expect(phase()).toBe('failed');
  actor.send({ type: 'retry' });
  await settle();
  expect(phase()).toBe('unreachable');
  expect(selectSummaryError(actor.getSnapshot())).toBe(offline);
  actor.send({ type: 'retry' });
  await settle();
  expect(selectSummaryError(actor.getSnapshot())).toBeUndefined();
  await pass();
  expect(phase()).toBe('success');
});

it('is not looked at while its page is hidden, nor once its reader has given it up', async () => {
  const { actor, pass, asked, phase } = start(1, 2);
  await settle();
  actor.send({ type: 'page.hidden' });
  await pass(LEARNING_SUMMARY_POLL_MS * 3);
  expect([phase(), asked.length]).toEqual(['pending', 1]);
  actor.send({ type: 'page.shown' });
  await settle();
  expect([phase(), asked.length]).toEqual(['started', 2]);
  actor.send({ type: 'cancel' });
  await pass();
  expect([phase(), asked.length]).toEqual(['cancelled', 2]);
});

it('is given up after five minutes', async () => {
  const { actor, pass, phase } = start(2);
  for (let ms = 0; ms < LEARNING_SUMMARY_PATIENCE_MS; ms += LEARNING_SUMMARY_POLL_MS) await pass();
  expect(phase()).toBe('overdue');
  expect(selectIsSummaryWorking(actor.getSnapshot())).toBe(false);
});

it('of another question forgets the one before', async () => {
  const { actor, asked, phase } = start(3, 1);
  await settle();
  actor.send({ type: 'question.changed', query: { appeal_code__region: 2 } });
  expect([phase(), selectSummary(actor.getSnapshot())]).toEqual(['waiting', undefined]);
  await settle();
  expect([phase(), asked.at(-1)]).toEqual(['pending', { appeal_code__region: 2 }]);
});
