import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Config } from '#provider/config.ts';
import { refuseMalformed } from './malformed.ts';

/** The largest body that is read. In bytes. */
const BODY_LIMIT = 1_048_576;
/** A client that takes longer to send its request, or the head of it, is cut off: photos travel over bad networks. In ms. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEAD_TIMEOUT_MS = 30_000;

/**
 * How every server here reads requests. `refuse`: the answer to one that no route can be looked for, such as an address with
 * broken percent-encoding.
 */
export function createInstance(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  refuse: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void,
): FastifyInstance {
  return Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS },
    genReqId: () => randomUUID(),
    logger: { level: 'error', stream: process.stderr },
    // A proxy of the configuration may say for whom it calls; anyone else who says so is not believed.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // What comes while the process ends is still served: it was sent before its sender could know.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: refuse,
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket),
  });
}
