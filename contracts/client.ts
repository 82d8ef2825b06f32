import ky, { TimeoutError } from 'ky';
import * as z from 'zod/mini';
import type { AnswerOf, BodyOf, Endpoint, PathParameter, QueryOf } from './defineEndpoint.ts';
import { ApiError, ERROR_CATALOGUE, explainStatus } from './errors.ts';
import { buildRequest, type CallContext, type CallInput, type HttpRequest } from './request.ts';

/** Milliseconds. Uploads carry photos over bad networks. */
export const READ_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
/** How much of an answer a debug message quotes, in characters. */
const DEBUG_BODY_LENGTH = 2_000;

type Needed<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };

/** What a call of this endpoint takes: path parameters and a body where declared, query values where wanted. */
export type InputOf<E extends Endpoint> = Omit<CallInput, 'path' | 'query' | 'body'> &
  Needed<
    'path',
    [PathParameter<E['path']>] extends [never] ? never : Record<PathParameter<E['path']>, string | number>
  > &
  Needed<'body', BodyOf<E>> & {
    query?: Partial<QueryOf<E>> | undefined;
    signal?: AbortSignal | undefined;
  };

export interface Client {
  /**
   * Makes a call. Resolves with the checked answer, or undefined when the call must not be sent (`buildRequest`) or was
   * answered without content. Rejects with an `ApiError`, or with the signal's reason when aborted.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>;
}

/** A client for one pair of services. `context` is asked at every call, so that token and language are the present ones. */
export function createClient(context: () => CallContext): Client {
  return {
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
      const { signal, ...rest } = input as CallInput & { signal?: AbortSignal };
      const request = buildRequest(endpoint, rest, context());
      if (!request) return undefined as AnswerOf<E>;
      const response = await send(endpoint, request, signal);
      return (await readAnswer(endpoint, request, response, signal)) as AnswerOf<E>;
    },
  };
}

async function send(
  endpoint: Endpoint,
  request: HttpRequest,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { url, method, headers, body } = request;
  try {
    return await ky(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      timeout: endpoint.content === 'form-data' ? UPLOAD_TIMEOUT_MS : READ_TIMEOUT_MS,
      retry: 0,
      throwHttpErrors: false,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw networkError(request, cause instanceof TimeoutError ? 'no answer in time' : String(cause));
  }
}

async function readAnswer(
  endpoint: Endpoint,
  request: HttpRequest,
  response: Response,
  signal: AbortSignal | undefined,
) {
  if (response.redirected && new URL(response.url).pathname.includes('login')) {
    throw parseError(request, response, 'redirected to a login page', '');
  }
  if (response.ok && endpoint.content === 'excel') return readBody(request, response, signal, 'blob');
  const text = (await readBody(request, response, signal, 'text')) as string;
  if (!response.ok) throw serverError(endpoint, request, response, text);
  if (text === '') return undefined;
  if (!isJson(response)) return text;
  return checkAnswer(endpoint, request, response, text);
}

async function readBody(
  request: HttpRequest,
  response: Response,
  signal: AbortSignal | undefined,
  as: 'text' | 'blob',
) {
  try {
    return await response[as]();
  } catch (cause) {
    signal?.throwIfAborted();
    throw networkError(request, `the answer broke off: ${String(cause)}`);
  }
}

function checkAnswer(endpoint: Endpoint, request: HttpRequest, response: Response, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw parseError(request, response, String(cause), text);
  }
  const checked = z.safeParse(endpoint.answer, json);
  if (checked.success) return checked.data;
  const problems = checked.error.issues.slice(0, 5).map((issue) => describeIssue(issue, json));
  throw parseError(request, response, problems.join('; '), text);
}

/** "results.0.name: expected string, got null". */
function describeIssue(issue: z.core.$ZodIssue, json: unknown) {
  const found = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    json,
  );
  const expected = 'expected' in issue ? issue.expected : issue.code;
  return `${issue.path.join('.') || 'answer'}: expected ${expected}, got ${JSON.stringify(found)?.slice(0, 100)}`;
}

/** Compares the media type alone: servers append a charset. */
function isJson(response: Response) {
  return response.headers.get('content-type')?.split(';')[0]?.trim() === 'application/json';
}

function networkError(request: HttpRequest, reason: string) {
  return new ApiError({
    kind: 'network',
    key: 'network',
    message: ERROR_CATALOGUE.network.message,
    debugMessage: debug(request, undefined, reason),
  });
}

function parseError(request: HttpRequest, response: Response, reason: string, body: string) {
  return new ApiError({
    kind: 'parse',
    key: 'parse',
    message: ERROR_CATALOGUE.parse.message,
    status: response.status,
    debugMessage: debug(request, response.status, reason, body),
  });
}

function serverError(endpoint: Endpoint, request: HttpRequest, response: Response, body: string) {
  const quoted = endpoint.isSecret ? '' : body;
  return new ApiError({
    kind: 'server',
    ...explainStatus(request.method, response.status, body),
    status: response.status,
    debugMessage: debug(request, response.status, '', quoted),
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  });
}

/** What 'Copy error details' copies: never headers and never the request's body, which may hold a password. */
function debug({ method, url }: HttpRequest, status: number | undefined, reason: string, body = '') {
  return JSON.stringify(
    {
      method,
      url,
      status,
      reason: reason || undefined,
      answer: body.slice(0, DEBUG_BODY_LENGTH) || undefined,
    },
    null,
    2,
  );
}
