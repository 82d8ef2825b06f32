import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHad } from './delivery.ts';
import { BROTLI, COMPRESSION_THRESHOLD, ENCODINGS, type Encoding } from './encodings.ts';

/** What is sent: the same bytes to everybody who may have it. */
export interface KeptAnswer {
  body: Buffer;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

/** `text`: what is answered, in pieces. */
export function answerOf(text: readonly (string | Buffer)[]): KeptAnswer {
  const body = Buffer.concat(text.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  const hash = createHash('sha1').update(body).digest('base64');
  return { body, etag: `W/"${hash}"`, compressed: new Map() };
}

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Sends an answer, in a compressed copy where the caller reads one: made once, and not on the thread that serves. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  type = 'application/json',
) {
  reply.header('ETag', answer.etag).type(type);
  if (isHad(request, answer.etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (!encoding || answer.body.length < COMPRESSION_THRESHOLD) return reply.send(answer.body);
  const copy = answer.compressed.get(encoding) ?? COMPRESS[encoding](answer.body);
  answer.compressed.set(encoding, copy);
  const body = await copy;
  const vary = [reply.getHeader('Vary'), 'accept-encoding'].filter(Boolean).join(', ');
  return reply.headers({ 'Content-Encoding': encoding, Vary: vary }).send(body);
}

const encodingFor = ({ headers }: FastifyRequest) =>
  negotiate(String(headers['accept-encoding'] ?? ''), [...ENCODINGS]) as Encoding | null;
