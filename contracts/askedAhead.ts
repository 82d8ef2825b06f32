import type { HttpRequest } from './request.ts';

/** A call that the page made by itself, before the app's code was there to make it. */
interface Asked {
  headers: string;
  answer: Promise<Response>;
  /** Ends it as the call would be ended that takes it. */
  abort: AbortController;
}

/** The id of the element in which the page holds the configuration, where its server has written it there. */
export const CONFIG_ELEMENT = 'config';

/** What `src/beforeApp` leaves to the app, for as long as it is true: the configuration, and calls by their address. */
export interface AskedAhead {
  /** What it says, unchecked. */
  config: Promise<unknown>;
  calls: Map<string, Asked>;
}

const left = () => (globalThis as { askedAhead?: AskedAhead }).askedAhead;

/** The headers of a call as one text, whatever their order. */
export const headersAsText = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join('\n');

/**
 * The answer to a call that the page has made ahead: for the same reader, in the same language, once. Undefined where there is none,
 * and where it failed: then it is asked for as any other. After the first change nothing is left to take.
 */
export async function takeAhead(
  { url, method, headers }: HttpRequest,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const calls = left()?.calls;
  const asked = calls?.get(url);
  if (method !== 'GET') calls?.clear();
  if (!asked || method !== 'GET' || asked.headers !== headersAsText(headers)) return undefined;
  calls?.delete(url);
  const follow = () => asked.abort.abort(signal.reason);
  signal.addEventListener('abort', follow, { once: true });
  try {
    return await asked.answer;
  } catch (cause) {
    if (signal.aborted) throw cause;
    return undefined;
  }
}

/** The configuration that the page has asked for ahead. */
export const takeConfig = () => left()?.config;
