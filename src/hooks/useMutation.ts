import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import {
  selectIsSending,
  selectSubmissionAnswer,
  selectSubmissionError,
  submissionMachine,
} from '#machines/submission.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProvided } from './useProvided.ts';

export interface Mutation<E extends Endpoint> {
  submit: (input: InputOf<E>) => void;
  isSending: boolean;
  /** Of the last try; missing while another is on its way. */
  error: unknown;
  /** To what was sent last; missing until it is there. */
  answer: AnswerOf<E> | undefined;
}

/**
 * A call that changes something, made when the user asks for it, one at a time, and never repeated by itself. `onSent`, as it
 * is by then, is told of the answer; what leaves the page before is not told, and its call is aborted.
 *
 * @example const saving = useMutation(updateUserEndpoint, () => close());
 */
export function useMutation<E extends Endpoint>(
  endpoint: E,
  onSent: (answer: AnswerOf<E>) => void = () => {},
): Mutation<E> {
  const { client } = useApp();
  const actor = useProvided(submissionMachine, {
    actors: {
      send: fromPromise<unknown, { input: unknown }>(({ input, signal }) =>
        client.call(endpoint, { ...(input.input as InputOf<E>), signal }),
      ),
    },
    // After the action: an actor that begins within it, such as that of an alert, makes XState warn.
    actions: { follow: (_, { answer }) => queueMicrotask(() => onSent(answer as AnswerOf<E>)) },
  });
  return {
    submit: useCallback((input) => actor.send({ type: 'submit', input }), [actor]),
    isSending: useSelector(actor, selectIsSending),
    error: useSelector(actor, selectSubmissionError),
    answer: useSelector(actor, selectSubmissionAnswer) as AnswerOf<E> | undefined,
  };
}
