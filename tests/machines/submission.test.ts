import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  selectIsSending,
  selectSubmissionAnswer,
  selectSubmissionError,
  submissionMachine,
} from '#machines/submission.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

function startSubmission() {
  const runs: ReturnType<typeof controlled<unknown>>[] = [];
  const send = vi.fn((_: { input: { input: unknown } }) => {
    const next = controlled<unknown>();
    runs.push(next);
    return next.promise;
  });
  const follow = vi.fn();
  const { actor } = startOnClock(
    submissionMachine.provide({
      actors: { send: fromPromise(send) },
      actions: { follow: (_, { answer }) => follow(answer) },
    }),
    {},
  );
  return { actor, send, runs, follow, now: () => actor.getSnapshot() };
}

it('sends what was submitted once, and follows up with the answer', async () => {
  const { actor, send, runs, follow, now } = startSubmission();
  actor.send({ type: 'submit', input: 'first' });
  actor.send({ type: 'submit', input: 'second' });
  expect(selectIsSending(now())).toBe(true);
  runs[0]?.resolve({ id: 1 });
  await settle();

  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0].input).toEqual({ input: 'first' });
  expect(follow).toHaveBeenCalledWith({ id: 1 });
  expect(selectSubmissionAnswer(now())).toEqual({ id: 1 });
  expect(selectIsSending(now())).toBe(false);
});

it('goes back to the form with the error, which the next try forgets', async () => {
  const { actor, runs, follow, now } = startSubmission();
  actor.send({ type: 'submit', input: 'first' });
  runs[0]?.reject(new Error('offline'));
  await settle();
  expect(selectSubmissionError(now())).toEqual(new Error('offline'));
  expect(follow).not.toHaveBeenCalled();

  actor.send({ type: 'submit', input: 'first' });
  expect(selectSubmissionError(now())).toBeUndefined();
});

it('keeps no secret that was submitted', () => {
  const { actor, now } = startSubmission();
  actor.send({ type: 'submit', input: { password: 'Sunrise-4-all' } });

  expect(JSON.stringify(now().context)).not.toContain('Sunrise');
});

it('starts anew after a reset', async () => {
  const { actor, runs, now } = startSubmission();
  actor.send({ type: 'submit', input: 'first' });
  runs[0]?.resolve('done');
  await settle();
  actor.send({ type: 'reset' });

  expect(selectSubmissionAnswer(now())).toBeUndefined();
  expect(now().value).toBe('editing');
});
