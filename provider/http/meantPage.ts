import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Leads people on whose address is a little wrong, as one that was put together of two with a slash each (`//emergencies/1`), or one
 * with a sign that no browser can decode (`%E0`): to the same address put right, where the app says what is there. Undefined for
 * programs, and where nothing is wrong. What it leads to is a path of this site: it begins with one slash.
 */
export function leadToPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { method, headers } = request;
  if (!['GET', 'HEAD'].includes(method) || !(headers.accept ?? '').includes('text/html')) return undefined;
  const [path = '', ...query] = request.url.split('?');
  const meant = path
    .replaceAll(/\/{2,}/g, '/')
    .split('/')
    .map(decodable)
    .join('/');
  return meant === path ? undefined : reply.redirect([meant, ...query].join('?'), 302);
}

/** A part of a path as it is, or with its signs of percent as such where it cannot be decoded. */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
