import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { submissionMachine } from '#machines/submission.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

it('runs what was provided last, in one actor', async () => {
  const ran: string[] = [];
  const { result, rerender } = renderHook(
    ({ name }) =>
      useProvided(submissionMachine, {
        actors: { send: fromPromise<unknown, { input: unknown }>(async () => ran.push(`send ${name}`)) },
        actions: { follow: () => ran.push(`follow ${name}`) },
      }),
    { initialProps: { name: 'first' } },
  );
  const actor = result.current;
  rerender({ name: 'second' });
  await act(async () => actor.send({ type: 'submit', input: {} }));

  expect(ran).toEqual(['send second', 'follow second']);
  expect(result.current).toBe(actor);
});
