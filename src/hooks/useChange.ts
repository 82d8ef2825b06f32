import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import { selectError, selectIsPending, selectIsRefreshing } from '#machines/request.ts';
import { useApp } from '#src/app/AppContext.ts';

/** A change as a view sees it: `send` starts it, one at a time. */
export interface ChangeView<E extends Endpoint> {
  send: (input: InputOf<E>) => void;
  isPending: boolean;
  error: unknown;
}

/**
 * A call that changes something, made when the user asks for it and never repeated by itself. `onDone` gets its answer.
 *
 * @example const unfollow = useChange(unfollowEndpoint, () => auth.send({ type: 'profile.refetch' }));
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  onDone: (answer: AnswerOf<E>) => void,
): ChangeView<E> {
  const { requests } = useApp();
  const latest = useRef(onDone);
  useLayoutEffect(() => {
    latest.current = onDone;
  });
  const actor = useActorRef(requests.machine, {
    input: { writeCache: (_, answer) => latest.current(answer as AnswerOf<E>) },
  });
  const isLoading = useSelector(actor, selectIsPending);
  const isRepeated = useSelector(actor, selectIsRefreshing);
  return {
    send: (input) => actor.send({ type: 'request.changed', request: requests.plan(endpoint, input) }),
    isPending: isLoading || isRepeated,
    error: useSelector(actor, selectError),
  };
}
