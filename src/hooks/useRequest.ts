import { startTransition, useEffect, useId, useMemo, useState } from 'react';
import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import {
  type RequestSnapshot,
  selectAnswer,
  selectError,
  selectIsFresh,
  selectIsPending,
  selectIsRefreshing,
} from '#machines/request.ts';
import { useApp } from '#src/core/AppContext.ts';
import type { PlannedRequest, Requests } from '#src/core/requests.ts';

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
 * Shows the answer to a call from when the component appears, and to another call when what it asks for changes; undefined
 * input asks for nothing. Whoever shows the same shares call and answer, and all see it fetched again after a change.
 * `isPreserved` keeps the last answer while the next is fetched: for pages of one list. `delayMs` waits for more changes.
 *
 * @example const emergency = useRequest(emergencyEndpoint, { path: { id } });
 */
export function useRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  { isPreserved = false, delayMs }: { isPreserved?: boolean; delayMs?: number } = {},
): RequestView<AnswerOf<E>> {
  const { requests } = useApp();
  const planned = usePlanned(input && requests.plan(endpoint, input, delayMs));
  const { answer, ...view } = useCallView(requests, planned, isPreserved);
  const send = (type: 'retry' | 'refetch') => planned && requests.find(planned.key)?.send({ type });
  return {
    ...view,
    answer: answer as AnswerOf<E> | undefined,
    retry: () => send('retry'),
    refetch: () => send('refetch'),
  };
}

/** The same object as long as it asks for the same. */
function usePlanned(planned: PlannedRequest | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the request does
  return useMemo(() => planned, [planned?.key]);
}

interface CallView extends Omit<RequestView<unknown>, 'retry' | 'refetch'> {
  /** Of which call. */
  key: string | undefined;
}

/** What a request says, drawn in slices when it changes: a slow phone answers to a touch while a long list arrives. */
function useCallView(
  requests: Requests,
  planned: PlannedRequest | undefined,
  isPreserved: boolean,
): CallView {
  const observer = useId();
  const [view, setView] = useState(() => cachedView(requests, planned?.key));
  useEffect(() => {
    if (!planned) return setView(cachedView(requests, undefined));
    const { key } = planned;
    const call = requests.watch(planned, observer);
    const draw = (snapshot: RequestSnapshot) =>
      startTransition(() => setView((before) => merged(before, viewOf(key, snapshot), isPreserved)));
    draw(call.getSnapshot());
    const subscription = call.subscribe(draw);
    return () => {
      subscription.unsubscribe();
      requests.unwatch(key, observer);
    };
  }, [requests, planned, observer, isPreserved]);
  return view.key === planned?.key ? view : merged(view, cachedView(requests, planned?.key), isPreserved);
}

/** What can be said before the call is watched: an answer that is not fresh is about to be fetched again. */
function cachedView(requests: Requests, key: string | undefined): CallView {
  const known = key === undefined ? undefined : requests.find(key)?.getSnapshot();
  const answer = known && selectAnswer(known);
  return {
    key,
    answer,
    error: undefined,
    isPending: key !== undefined && answer === undefined,
    isRefreshing: answer !== undefined && known !== undefined && !selectIsFresh(known),
  };
}

const viewOf = (key: string, snapshot: RequestSnapshot): CallView => ({
  key,
  answer: selectAnswer(snapshot),
  error: selectError(snapshot),
  isPending: selectIsPending(snapshot),
  isRefreshing: selectIsRefreshing(snapshot),
});

/** The same object while it says the same. What is preserved goes when its successor fails: rows of another filter would be believed. */
function merged(before: CallView, now: CallView, isPreserved: boolean): CallView {
  const keeps = isPreserved && now.isPending && before.answer !== undefined;
  const view = keeps ? { ...now, answer: before.answer, isPending: false, isRefreshing: true } : now;
  const isSame = (Object.keys(view) as (keyof CallView)[]).every((name) =>
    Object.is(view[name], before[name]),
  );
  return isSame ? before : view;
}
