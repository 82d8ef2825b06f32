import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '#provider/database/outage.ts';
import { inLanguage } from './errorLanguage.ts';
import { badRequest, HttpError, noRoom, notFound, sendError, unavailable } from './errors.ts';
import { negotiateLanguage } from './language.ts';

/** What the server says when a request does not even reach its handler, by Fastify's code. */
const REFUSALS: Partial<Record<string, [status: number, text: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty: send JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as Content-Length says.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Send the body as application/json.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is too large.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'Not found.'],
  FST_ERR_BAD_URL: [400, 'The address is not valid: check its percent-encoding.'],
};

/** Answers every failure in the API's words: refusals as they are, what the database cannot read as 400, outages as 503 and 507, all else as 500. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => fail(error, request, reply));
}

/** The answer to one failure. Only what nobody foresaw is logged, with the id that the caller is told in `X-Request-Id`. */
export function fail(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const shape = request.routeOptions?.config?.errorShape ?? 'standard';
  const refusal = refusalOf(error, request);
  const language = negotiateLanguage(request.headers['accept-language']);
  if (refusal) return sendError(reply, inLanguage(refusal, language), shape);
  const outage = outageOf(error);
  request.log.error({
    ...loggable(error),
    outage,
    requestId: request.id,
    method: request.method,
    path: pathOf(request),
  });
  reply.header('X-Request-Id', request.id);
  if (outage === 'full') request.server.room.noteFull();
  const answer = outage
    ? inLanguage(OUTAGES[outage](), language)
    : new HttpError(500, 'Internal server error');
  return sendError(reply, answer, shape);
}

const OUTAGES = { unreachable: unavailable, full: noRoom };

/**
 * What a log may hold of a failure: its kind, and where it happened. Not what it says: statements are quoted with all that
 * people wrote, and with the hashes of their passwords.
 */
export function loggable(error: unknown) {
  const cause = rootOf(error);
  const { code, constraint, table } = cause as { code?: unknown; constraint?: unknown; table?: unknown };
  const { name = typeof error, stack = '' } = cause instanceof Error ? cause : {};
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { failure: name, code, constraint, table, stack: frames.map((line) => line.trim()) };
}

const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : (error ?? {});

/** The answer to a path of the API that does not exist, or not with this method. */
export function refuseUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request);
  const methods = app.implemented.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0) return sendError(reply, notFound('There is nothing at this address.'));
  const allowed = methods.join(', ');
  return sendError(
    reply,
    new HttpError(405, `Method ${request.method} is not allowed here: use ${allowed}.`, {
      headers: { Allow: allowed },
    }),
  );
}

function pathOf(request: FastifyRequest) {
  return request.url.split('?')[0] ?? '';
}

function refusalOf(error: unknown, request: FastifyRequest): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const { code = '', statusCode = 500, message } = error as FastifyError;
  const known = REFUSALS[code];
  if (known) return new HttpError(...known);
  if (statusCode >= 400 && statusCode < 500) return new HttpError(statusCode, message);
  return unreadableValue(error, request);
}

/**
 * PostgreSQL's class 22, "data exception", means that a value of the caller's is well formed and yet impossible, such as
 * the 31st of February. The message quotes the value, which tells the parameter.
 */
function unreadableValue(error: unknown, request: FastifyRequest): HttpError | undefined {
  const cause = (error instanceof Error && error.cause) || error;
  const { code, message } = cause as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !/^22\w{3}$/.test(code)) return undefined;
  const value = /"(.+)"/.exec(message ?? '')?.[1];
  const parameters = Object.entries((request.query ?? {}) as Record<string, unknown>);
  const [field = 'non_field_errors'] =
    parameters.find(([, text]) => value && String(text).includes(value)) ?? [];
  return badRequest({ [field]: ['This value is out of range: there is no such date or number.'] });
}
