import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BROTLI, COMPRESSION_THRESHOLD, ENCODINGS } from './encodings.ts';

/** How long a browser may remember that a call from another origin is allowed. In seconds. */
const CORS_MAX_AGE_S = 600;

/** How answers travel: to any origin, compressed, and as 304 when the caller has them already. The order matters: tags are of the plain text. */
export async function delivery(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Accept-Language',
      'Accept',
      'Content-Type',
      'If-None-Match',
      'If-Match',
      'Idempotency-Key',
    ],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id', 'Content-Language'],
    maxAge: CORS_MAX_AGE_S,
    strictPreflight: false,
  });
  await app.register(etag, { weak: true });
  await app.register(compress, {
    threshold: COMPRESSION_THRESHOLD,
    encodings: [...ENCODINGS],
    brotliOptions: BROTLI,
    // Never on the thread that serves.
    syncThreshold: 0,
  });
}

/** Whether the caller has what has this tag. Weak tags are as good as others: ranges are not served. */
export function isHad({ headers }: FastifyRequest, etag: string): boolean {
  const plain = (tag: string) => tag.replace(/^W\//, '');
  return headers['if-none-match'] !== undefined && plain(headers['if-none-match']) === plain(etag);
}

const JSON_TYPE = 'application/json';

/** JSON is UTF-8 and has no charset (RFC 8259): the real API names none, and neither does this one. */
export function plainJson(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (String(reply.getHeader('content-type')).startsWith(`${JSON_TYPE};`))
      reply.header('content-type', JSON_TYPE);
  });
}

/** Answers of the API depend on who asks and in which language; a copy may be kept, and must be checked each time. */
export function privateAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Cache-Control', 'private, no-cache').header('Vary', 'Accept-Language, Authorization');
  });
}
