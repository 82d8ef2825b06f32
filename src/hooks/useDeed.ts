import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import {
  selectIsSending,
  selectSubmissionAnswer,
  selectSubmissionError,
  submissionMachine,
} from '#machines/submission.ts';
import { useProvided } from './useProvided.ts';

export interface Deed<Input, Result> {
  begin: (input: Input) => void;
  isRunning: boolean;
  /** Of the last try; missing while another runs. */
  error: unknown;
  /** Of what was done last; missing until it is done. */
  result: Result | undefined;
}

/**
 * Something that takes its time and is no single call, such as reading a file: one at a time, begun when the user asks for it. `onDone`
 * is told of the result; what leaves the page before is not told. For a call there is `useMutation`.
 */
export function useDeed<Input, Result>(
  run: (input: Input, signal: AbortSignal) => Promise<Result>,
  onDone: (result: Result) => void = () => {},
): Deed<Input, Result> {
  const actor = useProvided(submissionMachine, {
    actors: {
      send: fromPromise<unknown, { input: unknown }>(({ input, signal }) =>
        run(input.input as Input, signal),
      ),
    },
    // After the action: an actor that begins within it, such as that of an alert, makes XState warn.
    actions: { follow: (_, { answer }) => queueMicrotask(() => onDone(answer as Result)) },
  });
  return {
    begin: useCallback((input) => actor.send({ type: 'submit', input }), [actor]),
    isRunning: useSelector(actor, selectIsSending),
    error: useSelector(actor, selectSubmissionError),
    result: useSelector(actor, selectSubmissionAnswer) as Result | undefined,
  };
}
