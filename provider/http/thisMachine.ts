import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether a call comes from this machine itself. One that a proxy passes on does not, unless the proxy is believed (`ip` is
 * the caller's then): it may serve the whole world.
 */
export function isFromThisMachine({
  ip,
  headers,
  ips,
}: Pick<FastifyRequest, 'ip' | 'headers' | 'ips'>): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isBelieved = (ips?.length ?? 0) > 1;
  return LOOPBACK.test(ip) && (!isPassedOn || isBelieved);
}

/** Whether nobody but this machine reaches a server that listens there. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || LOOPBACK.test(host);
