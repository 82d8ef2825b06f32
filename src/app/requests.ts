import { fromPromise } from 'xstate';
import type { Client, InputOf } from '#contracts/client.ts';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import { fillPath, queryString } from '#contracts/request.ts';
import { PREFETCH_AGE_MS } from '#machines/constants/limits.ts';
import { requestMachine } from '#machines/request.ts';
import type { CacheKey, RequestCache } from '#machines/requestCache.ts';

/** A call ready to be sent: what to call, with what, and under which key its answer is kept. */
export interface PlannedRequest {
  key: CacheKey;
  endpoint: Endpoint;
  input: InputOf<Endpoint>;
}

/** Where machines get their answers: the client behind a bounded cache, with identical GETs in flight shared. */
export interface Requests {
  plan<E extends Endpoint>(endpoint: E, input: InputOf<E>): PlannedRequest;
  /**
   * Starts a GET ahead of the screen that needs it, so that data and code load side by side. A screen that asks for it within
   * ten seconds of its answer gets that one; any other asks anew.
   */
  prefetch<E extends Endpoint>(endpoint: E, input: InputOf<E>): void;
  send(request: PlannedRequest, signal: AbortSignal): Promise<unknown>;
  readCache(request: PlannedRequest): unknown;
  writeCache(request: PlannedRequest, answer: unknown): void;
  /** `requestMachine` with its effect. */
  machine: typeof requestMachine;
}

export function createRequests(
  client: Client,
  cache: RequestCache,
  whose: () => { language: Language; token: string | undefined },
): Requests {
  /** Answers on their way to the first screen that asks; each is handed out once, later asks are sent anew. */
  const ahead = new Map<CacheKey, Promise<unknown>>();

  const requests: Requests = {
    plan(endpoint, input) {
      const {
        path = {},
        query = {},
        body,
      } = input as {
        path?: Record<string, string>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const { language, token = '' } = whose();
      const address = fillPath(endpoint.path, path) + queryString(query);
      const key = [endpoint.method, address, language, token, body && JSON.stringify(body)].join(' ');
      return { key, endpoint, input: input as InputOf<Endpoint> };
    },
    prefetch(endpoint, input) {
      const { key } = requests.plan(endpoint, input);
      if (ahead.has(key)) return;
      const answer = client.call(endpoint, input);
      ahead.set(key, answer);
      // Whoever asks for it hears of a failure; without anyone it concerns nobody. Later it is no fresh answer any more.
      const drop = () => setTimeout(() => ahead.delete(key), PREFETCH_AGE_MS);
      answer.then(drop, drop);
    },
    send({ key, endpoint, input }, signal) {
      const early = ahead.get(key);
      ahead.delete(key);
      if (early) return early;
      const call = (shared: AbortSignal) => client.call(endpoint, { ...input, signal: shared });
      return endpoint.method === 'GET' ? cache.share(key, call, signal) : call(signal);
    },
    readCache: ({ key, endpoint }) => (endpoint.method === 'GET' ? cache.read(key) : undefined),
    writeCache: ({ key, endpoint }, answer) => {
      if (endpoint.method === 'GET') cache.write(key, answer);
    },
    machine: requestMachine.provide({
      actors: {
        send: fromPromise(({ input, signal }) => requests.send(input.request as PlannedRequest, signal)),
      },
    }),
  };
  return requests;
}
