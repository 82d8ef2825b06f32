import type { FastifyRequest } from 'fastify';
import { badRequest } from './errors.ts';

/** Longest key that is kept, in characters; a UUID has 36. */
const LONGEST_KEY = 200;

/** The header `Idempotency-Key`: the same at every attempt to write one thing. Throws `HttpError` 400 for one that is too long. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, 'idempotency-key');
  if (key && key.length > LONGEST_KEY)
    throw badRequest({ idempotency_key: [`Send a key of ${LONGEST_KEY} characters or less.`] });
  return key;
}

/** The header `If-Match`: when the record was changed last, as the caller saw it; undefined for any. */
export function seenBy(request: FastifyRequest): string | undefined {
  const seen = headerOf(request, 'if-match')?.replace(/^(W\/)?"(.*)"$/, '$2');
  return seen === '*' ? undefined : seen;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
}
