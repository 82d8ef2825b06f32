import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Copies of the product that nobody should find in place of it. */
const HIDDEN: ReadonlySet<string> = new Set(['staging', 'testing']);

/** Serves `/robots.txt` and `/sitemap.xml`. `pages`: the paths that everyone may open. */
export function forSearchEngines(app: FastifyInstance, pages: readonly string[], environment: string): void {
  app.get('/robots.txt', (request, reply) => {
    const rules = HIDDEN.has(environment)
      ? ['Disallow: /']
      : ['Disallow: /api/', `Sitemap: ${originOf(request)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${['User-agent: *', ...rules].join('\n')}\n`);
  });

  app.get('/sitemap.xml', (request, reply) => {
    const entries = pages.map((page) => `  <url><loc>${originOf(request)}${page}</loc></url>`);
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}

/** The host comes from the request: what XML keeps for itself must not get in with it. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host.replace(/[^\w.:[\]-]/g, '')}`;
}
