import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import type { Client, InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import { fillPath, withQuery } from '#contracts/request.ts';
import { provideTo } from '#machines/provide.ts';
import { requestMachine, selectAnswer, selectIsPending } from '#machines/request.ts';
import { type Asked, requestsMachine, selectCall } from '#machines/requests.ts';
import { retryReads } from '#machines/retryPolicy.ts';
import type { Reader } from '#src/domain/reader.ts';

/** What `send` of a call gets: what to call, with what. */
export interface PlannedCall {
  endpoint: Endpoint;
  input: InputOf<Endpoint>;
}

/** A call ready to be made, and how: its `key` says all that it asks, for whom and in which language. */
export type PlannedRequest = Asked & { request: PlannedCall };

export type RequestActor = NonNullable<ReturnType<typeof selectCall>>;

/** Where the app gets its answers, and what is kept of them. */
export interface Requests {
  plan<E extends Endpoint>(endpoint: E, input: InputOf<E>, delayMs?: number): PlannedRequest;
  /** Starts a call ahead of the screen that needs it, so that data and code load side by side. */
  prefetch<E extends Endpoint>(endpoint: E, input: InputOf<E>): void;
  /** For whom the calls are made; undefined while that is not known. */
  reader(): Reader | undefined;
  /** Resolves when all calls under way have their answers or errors, at the latest after so long; never fails. */
  answered(withinMs: number): Promise<void>;
  /** The call of a key, for who would show its answer; undefined where nobody did of late. */
  find(key: string): RequestActor | undefined;
  /** Shows the answer from now on, and has the call made where it must be. */
  watch(planned: PlannedRequest, observer: string): RequestActor;
  unwatch(key: string, observer: string): void;
  store: Actor<typeof requestsMachine>;
}

/** A client that tells of what its calls have changed, and of the address of what they have deleted. */
export function tellingClient(
  client: Client,
  tell: (change: { subjects: Endpoint['changes']; gone?: string }) => void,
): Client {
  return {
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
      const answer = await client.call(endpoint, input);
      const { changes: subjects, method } = endpoint;
      if (subjects.length > 0) {
        tell({ subjects, ...(method === 'DELETE' && { gone: addressOf(endpoint, input) }) });
      }
      return answer;
    },
  };
}

/** A client that tells that a call was refused for want of a session, whatever it was that somebody waits for. */
export const heedingClient = (client: Client, onRefused: () => void): Client => ({
  call: (endpoint, input) =>
    client.call(endpoint, input).catch((error) => {
      if (error.status === 401 && !input.isAside) onRefused();
      throw error;
    }),
});

export function createRequests(
  client: Client,
  whose: () => { language: Language; token: string | undefined; reader?: Reader | undefined },
): Requests {
  const retryDelay = retryReads(Math.random, () => navigator.onLine);
  const send = fromPromise<unknown, { request: unknown; attempt: number }>(({ input, signal }) => {
    const { endpoint, input: asked } = input.request as PlannedCall;
    return client.call(endpoint, { ...asked, signal });
  });
  const store = createActor(
    provideTo(requestsMachine)({ actors: { request: provideTo(requestMachine)({ actors: { send } }) } }),
  ).start();
  /** Keys tell readers apart by these numbers: whoever looks at them learns no token. */
  const readers: (string | undefined)[] = [];
  const readerOf = (token: string | undefined) => {
    if (!readers.includes(token)) readers.push(token);
    return readers.indexOf(token);
  };
  const requests: Requests = {
    plan(endpoint, input, delayMs) {
      const { language, token } = whose();
      const { body } = input as { body?: unknown };
      const address = addressOf(endpoint, input);
      const { method, freshMs, touches: subjects } = endpoint;
      return {
        key: [method, address, language, readerOf(token), body && JSON.stringify(body)].join(' '),
        address,
        subjects,
        freshMs,
        delayMs,
        retryDelay: method === 'GET' ? retryDelay : undefined,
        request: { endpoint, input: input as InputOf<Endpoint> },
      };
    },
    prefetch(endpoint, input) {
      store.send({ type: 'request.prefetched', asked: requests.plan(endpoint, input) });
    },
    reader: () => whose().reader,
    async answered(timeout) {
      const calls = Object.values(store.getSnapshot().children) as RequestActor[];
      await Promise.allSettled(
        calls.map((call) => waitFor(call, (now) => !selectIsPending(now), { timeout })),
      );
    },
    find: (key) => selectCall(store.getSnapshot(), key),
    watch(asked, observer) {
      store.send({ type: 'request.watched', asked, observer });
      return requests.find(asked.key) as RequestActor;
    },
    unwatch(key, observer) {
      const now = requests.find(key)?.getSnapshot();
      const answer = now && selectAnswer<{ results?: unknown[] }>(now);
      store.send({ type: 'request.unwatched', key, observer, rows: answer?.results?.length });
    },
    store,
  };
  return requests;
}

function addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  const { path = {}, query = {} } = input as {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
  };
  return withQuery(fillPath(endpoint.path, path), query, endpoint.query);
}
