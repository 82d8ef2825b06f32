import { noteTime } from './answerTimes.ts';
import { takeAhead } from './askedAhead.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { debugMessage } from './debugMessage.ts';
import type { AnswerOf, BodyOf, Endpoint, PathParameter, QueryOf } from './defineEndpoint.ts';
import { ApiError, ERROR_CATALOGUE, explainRefusal } from './errors.ts';
import type { Asked } from './explainMisfit.ts';
import type { Misfit } from './misfit.ts';
import {
  buildRequest,
  type CallContext,
  type CallInput,
  type HttpRequest,
  STORED_AT,
  STORED_LATE,
} from './request.ts';
import { retryAfterMs } from './retryAfter.ts';
import { isInPages, wholeList } from './wholeList.ts';
import type { UploadProgress } from './xhrFetch.ts';
import * as z from './zod.ts';

/** How long a call may take as a whole, in ms. Uploads carry photos over bad networks. */
export const TIMEOUTS = { readMs: 30_000, uploadMs: 120_000 };

type Needed<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };

/** What a call of this endpoint takes: path parameters and a body where declared, query values where wanted. */
export type InputOf<E extends Endpoint> = Omit<CallInput, 'path' | 'query' | 'body'> &
  Needed<
    'path',
    [PathParameter<E['path']>] extends [never] ? never : Record<PathParameter<E['path']>, string | number>
  > &
  Needed<'body', BodyOf<E>> & {
    query?: Partial<QueryOf<E>> | undefined;
  } & CallOptions;

interface CallOptions {
  /** Ends the call silently: it rejects with the signal's reason, which no user is told of. */
  signal?: AbortSignal | undefined;
  /** Nobody waits for it, as for what is suggested while somebody types: that the session has ended is no reason to interrupt them. */
  isAside?: boolean | undefined;
  /** Told how far an upload is, in a browser. */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface Client {
  /**
   * Makes a call; a list asked for with `WHOLE_LIST` is collected in as many as it takes. Resolves with the checked answer, or undefined when the call must not be sent (`buildRequest`). Rejects
   * with an `ApiError`, or with the signal's reason when aborted.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>;
}

/** A call on its way: all that its failure may have to tell of. */
interface Sent extends Asked {
  token: string | undefined;
}

/** A client for one pair of services. `context` is asked at every call, so that token and language are the present ones. */
export function createClient(context: () => CallContext, timeouts: Partial<typeof TIMEOUTS> = {}): Client {
  const { readMs, uploadMs } = { ...TIMEOUTS, ...timeouts };
  const client: Client = {
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
      if (isInPages(endpoint, input.query)) {
        const ask = (page: object) => client.call(endpoint, { ...input, query: { ...input.query, ...page } });
        return (await wholeList(ask)) as AnswerOf<E>;
      }
      const { signal, onUploadProgress, ...rest } = input as CallInput & CallOptions;
      const present = context();
      const request = buildRequest(endpoint, rest, present);
      if (!request) return undefined as AnswerOf<E>;
      const sent = { endpoint, request, token: present.token, onUnreadable: present.onUnreadable };
      const limit = endpoint.content === 'form-data' ? uploadMs : readMs;
      try {
        return await withDeadline(limit, signal, async (deadline) => {
          const response = await sendRequest(request, deadline, onUploadProgress);
          const answer = (await readAnswer(sent, response)) as AnswerOf<E>;
          const storedAt = response.headers.get(STORED_AT);
          noteTime(answer, storedAt);
          if (storedAt) present.onStored?.(storedAt, response.headers.has(STORED_LATE));
          return answer;
        });
      } catch (cause) {
        if (signal?.aborted && cause === signal.reason) throw cause;
        const error = cause instanceof ApiError ? cause : networkError(sent, cause);
        noteTime(error);
        throw error;
      }
    },
  };
  return client;
}

async function sendRequest(
  request: HttpRequest,
  signal: AbortSignal,
  onProgress: CallOptions['onUploadProgress'],
): Promise<Response> {
  const ahead = await takeAhead(request, signal);
  if (ahead) return ahead;
  const { url, method, headers, body } = request;
  const send = (onProgress && (await fetchWithProgress(onProgress))) ?? fetch;
  return send(url, { method, headers, signal, ...(body !== undefined && { body }) });
}

/** Uploads are rare: their code comes with the first one. Where there is no XMLHttpRequest, nobody hears of progress. */
async function fetchWithProgress(onProgress: (progress: UploadProgress) => void) {
  return typeof XMLHttpRequest === 'function'
    ? (await import('./xhrFetch.ts')).xhrFetch(onProgress)
    : undefined;
}

/** Product specification section 7: Excel is a blob, JSON is parsed, anything else is text; a login page is none of these. */
async function readAnswer(sent: Sent, response: Response): Promise<unknown> {
  const { endpoint } = sent;
  if (response.redirected && new URL(response.url).pathname.includes('login')) {
    throw parseError(sent, response, 'redirected to a login page', '');
  }
  if (response.ok && endpoint.content === 'excel') return response.blob();
  const text = await response.text();
  if (!response.ok) throw serverError(sent, response, text);
  return checkAnswer(sent, response, text);
}

async function checkAnswer(sent: Sent, response: Response, text: string): Promise<unknown> {
  const { answer: schema, read = z.parse } = sent.endpoint;
  const answer = isJson(response) && text !== '' ? parseJson(sent, response, text) : text || undefined;
  try {
    return await read(schema, answer);
  } catch {
    // Where what explains it cannot be fetched, that it does not fit is told all the same.
    const explain = await import('./explainMisfit.ts').catch(() => undefined);
    const explained = explain?.explainMisfit(sent, answer);
    if (explained && 'answer' in explained) return explained.answer;
    const { reason, misfits } = explained ?? { reason: 'the answer does not fit its contract' };
    throw parseError(sent, response, reason, text, misfits);
  }
}

function parseJson(sent: Sent, response: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A parser quotes what it stumbled over.
    throw parseError(sent, response, sent.endpoint.isSecret ? 'no valid JSON' : String(cause), text);
  }
}

/** Compares the media type alone: servers append a charset. */
function isJson(response: Response) {
  return response.headers.get('content-type')?.split(';')[0]?.trim() === 'application/json';
}

function networkError(sent: Sent, cause: unknown) {
  const reason = cause instanceof DeadlineError ? cause.message : String(cause);
  return new ApiError({
    kind: 'network',
    key: 'network',
    message: ERROR_CATALOGUE.network.message,
    debugMessage: debugMessage(sent, { reason }),
  });
}

function parseError(
  sent: Sent,
  { status, headers }: Response,
  reason: string,
  answer: string,
  misfits?: readonly Misfit[],
) {
  return new ApiError({
    kind: 'parse',
    key: 'parse',
    message: ERROR_CATALOGUE.parse.message,
    status,
    debugMessage: debugMessage(sent, { status, reason, answer }),
    isPage: headers.get('content-type')?.startsWith('text/html'),
    misfits,
  });
}

function serverError(sent: Sent, { status, headers }: Response, answer: string) {
  return new ApiError({
    kind: 'server',
    ...explainRefusal({ method: sent.request.method, status, body: answer }),
    status,
    debugMessage: debugMessage(sent, { status, answer }),
    retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()),
  });
}
