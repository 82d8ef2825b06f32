import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useDeed } from './useDeed.ts';

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
  const { begin, isRunning, error, result } = useDeed<InputOf<E>, AnswerOf<E>>(
    (input, signal) => client.call(endpoint, { ...input, signal }),
    onSent,
  );
  return { submit: begin, isSending: isRunning, error, answer: result };
}
