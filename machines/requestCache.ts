import { CACHE_AGE_MS, CACHE_ENTRIES } from './constants/limits.ts';

/** `maxAgeMs` and `now` are in ms. Defaults: 200 entries, five minutes, the system's clock. */
export interface RequestCacheOptions {
  maxEntries?: number;
  maxAgeMs?: number;
  now?: () => number;
}

/** What the answer to a GET is kept under; the composition root makes it of language, user, path and query. */
export type CacheKey = string;

export interface RequestCache {
  /** The answer kept under a key, unless it is too old. */
  read(key: CacheKey): unknown;
  write(key: CacheKey, answer: unknown): void;
  /**
   * Sends a GET once for all who ask for it while it is in flight. Each caller's signal ends its own wait; the call itself
   * is aborted when nobody waits any more. Rejects as `send` does, or with the signal's reason.
   */
  share<Answer>(
    key: CacheKey,
    send: (signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer>;
  /** Drops what a change has made stale. */
  forget(isStale: (key: CacheKey) => boolean): void;
  /** Drops everything: at sign-out and change of language. */
  clear(): void;
  readonly size: number;
}

interface Flight {
  answer: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

/** A bounded memory of answers, and the GETs in flight. */
export function createRequestCache({
  maxEntries = CACHE_ENTRIES,
  maxAgeMs = CACHE_AGE_MS,
  now = Date.now,
}: RequestCacheOptions = {}): RequestCache {
  // A Map keeps the order of insertion: the first key is the one used longest ago.
  const entries = new Map<CacheKey, { answer: unknown; writtenAt: number }>();
  const flights = new Map<CacheKey, Flight>();

  return {
    read(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (now() - entry.writtenAt > maxAgeMs) return undefined;
      entries.set(key, entry);
      return entry.answer;
    },
    write(key, answer) {
      entries.delete(key);
      entries.set(key, { answer, writtenAt: now() });
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
    },
    share<Answer>(key: CacheKey, send: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const flight = flights.get(key) ?? depart(flights, key, send);
      return board(flights, key, flight, signal) as Promise<Answer>;
    },
    forget(isStale) {
      for (const key of entries.keys()) if (isStale(key)) entries.delete(key);
    },
    clear() {
      entries.clear();
      // Those who wait are still answered; who asks from now on gets a call of its own.
      flights.clear();
    },
    get size() {
      return entries.size;
    },
  };
}

function depart(
  flights: Map<CacheKey, Flight>,
  key: CacheKey,
  send: (signal: AbortSignal) => Promise<unknown>,
): Flight {
  const controller = new AbortController();
  const flight: Flight = { answer: send(controller.signal), controller, waiting: 0 };
  flights.set(key, flight);
  const land = () => leave(flights, key, flight);
  flight.answer.then(land, land);
  return flight;
}

function board(flights: Map<CacheKey, Flight>, key: CacheKey, flight: Flight, signal: AbortSignal) {
  flight.waiting += 1;
  return new Promise<unknown>((resolve, reject) => {
    const onAbort = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        leave(flights, key, flight);
        flight.controller.abort(signal.reason);
      }
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const stopListening = () => signal.removeEventListener('abort', onAbort);
    flight.answer.finally(stopListening).then(resolve, reject);
  });
}

/** A later flight under the same key stays. */
function leave(flights: Map<CacheKey, Flight>, key: CacheKey, flight: Flight) {
  if (flights.get(key) === flight) flights.delete(key);
}
