import { useActorRef } from '@xstate/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import {
  type RequestSnapshot,
  type requestMachine,
  selectAnswer,
  selectError,
  selectIsPending,
  selectIsRefreshing,
} from '#machines/request.ts';
import { retryReads } from '#machines/retryPolicy.ts';
import { useApp } from '#src/app/AppContext.ts';
import type { PlannedRequest } from '#src/app/requests.ts';

const RETRY_READS = retryReads(Math.random);

/** A request as a view sees it. The last answer stays visible while it is fetched again. */
export interface RequestView<Answer> {
  answer: Answer | undefined;
  error: unknown;
  isPending: boolean;
  isRefreshing: boolean;
  retry: () => void;
  /** Asks again after a change, with the last answer on the screen. */
  refetch: () => void;
}

/**
 * Asks for data when the component appears and whenever what it asks for changes; undefined input asks for nothing.
 * `isPreserved` keeps the last answer while the next is fetched: for pages of one list. `delayMs` waits for more changes.
 *
 * @example const emergency = useRequest(emergencyEndpoint, { path: { id } });
 */
export function useRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  { isPreserved = false, delayMs = 0 } = {},
): RequestView<AnswerOf<E>> {
  const { requests, actors } = useApp();
  const planned = usePlanned(input && requests.plan(endpoint, input));
  const actor = useActorRef(requests.machine, {
    input: {
      request: planned,
      isPreserved,
      delayMs,
      retryDelay: endpoint.method === 'GET' ? RETRY_READS : undefined,
      readCache: requests.readCache,
      writeCache: requests.writeCache,
    },
  });
  useEffect(() => {
    if (actor.getSnapshot().context.request !== planned)
      actor.send({ type: 'request.changed', request: planned });
  }, [actor, planned]);
  useEffect(() => {
    const offer = actors.connectivity.on('retry.wanted', ({ isStored }) =>
      actor.send({ type: isStored ? 'refetch' : 'retry' }),
    );
    return () => offer.unsubscribe();
  }, [actor, actors]);

  const { answer, ...told } = useTold(actor);
  return {
    ...told,
    answer: answer as AnswerOf<E> | undefined,
    retry: () => actor.send({ type: 'retry' }),
    refetch: () => actor.send({ type: 'refetch' }),
  };
}

/** The same object as long as it asks for the same. */
function usePlanned(planned: PlannedRequest | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the request does
  return useMemo(() => planned, [planned?.key]);
}

type Told = Omit<RequestView<unknown>, 'retry' | 'refetch'>;

const tellOf = (snapshot: RequestSnapshot): Told => ({
  answer: selectAnswer(snapshot),
  error: selectError(snapshot),
  isPending: selectIsPending(snapshot),
  isRefreshing: selectIsRefreshing(snapshot),
});

/** What a request says, drawn in slices when it changes: a slow phone answers to a touch while a long list arrives. */
function useTold(actor: ActorRefFrom<typeof requestMachine>): Told {
  const [told, setTold] = useState(() => tellOf(actor.getSnapshot()));
  useEffect(() => {
    const draw = (snapshot: RequestSnapshot) =>
      startTransition(() =>
        setTold((before) => {
          const now = tellOf(snapshot);
          return isSame(before, now) ? before : now;
        }),
      );
    draw(actor.getSnapshot());
    const subscription = actor.subscribe(draw);
    return () => subscription.unsubscribe();
  }, [actor]);
  return told;
}

const isSame = (one: Told, other: Told) =>
  (Object.keys(one) as (keyof Told)[]).every((key) => Object.is(one[key], other[key]));
