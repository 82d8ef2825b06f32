import type { FastifyInstance } from 'fastify';
import type { Config } from '#provider/config.ts';

/** What a browser may do with our pages: run our own scripts, and speak to the services of the configuration. */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const policy = contentSecurityPolicy(config);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

function contentSecurityPolicy(config: Config) {
  const services = [config.apiEndpoint, config.riskApiEndpoint, config.mapStyleUrl, config.sentryDsn];
  const origins = services.filter(Boolean).map((url) => new URL(url).origin);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...origins])],
    'worker-src': ["'self'", 'blob:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    // Videos, and pages that rich text embeds: in a sandbox, and never of our own origin or a text that somebody wrote.
    'frame-src': ['https:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
