import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import {
  selectIsSending,
  selectSubmissionAnswer,
  selectSubmissionError,
  submissionMachine,
} from '#machines/submission.ts';
import { useApp } from '#src/app/AppContext.ts';

export interface Submission<E extends Endpoint> {
  submit: (input: InputOf<E>) => void;
  isSending: boolean;
  /** Of the last try; missing while another is on its way. */
  error: unknown;
  /** To what was sent last; missing until it is there. */
  answer: AnswerOf<E> | undefined;
}

/**
 * Sends a form by a call of the API, one at a time. `onSent` is told of the answer; a form that leaves the page before is
 * not told, and its call is aborted.
 *
 * @example const saving = useSubmission(updateUserEndpoint, () => close());
 */
export function useSubmission<E extends Endpoint>(
  endpoint: E,
  onSent: (answer: AnswerOf<E>) => void = () => {},
): Submission<E> {
  const { client } = useApp();
  const actor = useActorRef(
    submissionMachine.provide({
      actors: {
        send: fromPromise(({ input, signal }) =>
          client.call(endpoint, { ...(input.input as InputOf<E>), signal }),
        ),
      },
      actions: { follow: (_, { answer }) => onSent(answer as AnswerOf<E>) },
    }),
  );
  return {
    submit: (input) => actor.send({ type: 'submit', input }),
    isSending: useSelector(actor, selectIsSending),
    error: useSelector(actor, selectSubmissionError),
    answer: useSelector(actor, selectSubmissionAnswer) as AnswerOf<E> | undefined,
  };
}
