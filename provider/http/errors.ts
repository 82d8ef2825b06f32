import type { FastifyReply } from 'fastify';

/** Texts by field, nested as the body is; `non_field_errors` concern the request as a whole. */
export interface FieldErrors {
  readonly [field: string]: readonly string[] | FieldErrors;
}

/** The bodies of errors: see product specification, section 8; the risk API has its own. */
export type ErrorShape = 'standard' | 'legacy' | 'risk';

/** A refusal that the caller is told of. `code` is the wire's `error_code`: 4001 invalid token, 4011 not signed in, else the status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: number;
  readonly fields: FieldErrors;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    errors: string | FieldErrors,
    { code = status, headers = {} }: { code?: number; headers?: Record<string, string> } = {},
  ) {
    const fields = typeof errors === 'string' ? { non_field_errors: [errors] } : errors;
    super([...new Set(textsOf(fields))].join(' '));
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

function textsOf(fields: FieldErrors): string[] {
  return Object.values(fields).flatMap((value) =>
    Array.isArray(value) ? value : textsOf(value as FieldErrors),
  );
}

const CHALLENGE = { 'WWW-Authenticate': 'Token' };

export const badRequest = (errors: string | FieldErrors) => new HttpError(400, errors);
export const notFound = (text = 'Not found.') => new HttpError(404, text);
/** The connection ends with the answer: nobody reads what still comes. */
export const tooLarge = () =>
  new HttpError(413, 'The body is too large.', { headers: { Connection: 'close' } });
/** A passing outage: the same request may succeed in a moment. */
export const unavailable = () =>
  new HttpError(503, 'The service is not available at the moment. Try again in a minute.', {
    headers: { 'Retry-After': '5' },
  });
/** What was sent is fine, and there is no room to store it. */
export const noRoom = () =>
  new HttpError(507, 'The server has no room left to store this. Its operators have to make some.');
export const forbidden = () =>
  new HttpError(403, 'You do not have enough permission to perform this action.');
export const notSignedIn = () =>
  new HttpError(401, 'Authentication credentials were not provided.', { code: 4011, headers: CHALLENGE });
export const invalidToken = () =>
  new HttpError(401, 'Invalid token, or it has expired. Sign in again.', {
    code: 4001,
    headers: CHALLENGE,
  });

/** Answers with an error in the shape that the call's older or newer clients read. */
export function sendError(reply: FastifyReply, error: HttpError, shape: ErrorShape = 'standard') {
  return reply
    .code(error.status)
    .headers({ 'Cache-Control': 'no-store', ...error.headers })
    .send(bodyOf(error, shape));
}

/** `{ timestamp, error_code, errors }`, or `{ statusCode, error_message }` for older calls; of the risk API what is wrong alone. */
export function bodyOf(error: HttpError, shape: ErrorShape = 'standard') {
  if (shape === 'legacy') return { statusCode: error.status, error_message: error.message };
  if (shape === 'risk') {
    const { non_field_errors: _, ...fields } = error.fields;
    return Object.keys(fields).length > 0 ? fields : { detail: error.message };
  }
  return { timestamp: new Date().toISOString(), error_code: error.code, errors: error.fields };
}
