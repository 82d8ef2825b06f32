import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { describeAnswer, describeInput } from '#contracts/pact/describeSchema.ts';
import { DOCS_STYLE, escaped } from './html.ts';
import { openApiDocument } from './openapi.ts';

/**
 * Serves `/docs/`: every call of the API, out of the declarations that it is implemented by; for programs as an OpenAPI
 * document. For developers, in English.
 */
export function apiDocs(app: FastifyInstance, { title, version }: { title: string; version: string }): void {
  let page: string | undefined;
  app.get('/docs', (_, reply) => {
    page ??= docsPage(title);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  let document: object | undefined;
  app.get(OPENAPI, (_, reply) => {
    document ??= openApiDocument({ title, version });
    return reply.send(document);
  });
}

const OPENAPI = '/docs/openapi.json';

function docsPage(title: string) {
  const endpoints = [...ENDPOINTS].sort((one, other) => one.path.localeCompare(other.path, 'en'));
  const heading = `${escaped(title)} API`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>Every call that the product makes. Fields that are not named may come along. A token is sent as
<code>Authorization: Token …</code>; <code>Accept-Language</code> chooses the language of names: en, fr, es or ar.
For programs: <a href="${OPENAPI}">the same as an OpenAPI document</a>.</p>
<nav aria-label="Calls"><ul>
${endpoints.map((endpoint) => `<li><a href="#${idOf(endpoint)}">${escaped(nameOf(endpoint))}</a></li>`).join('\n')}
</ul></nav>
${endpoints.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section(endpoint: Endpoint) {
  const { title, token, query, body, answer } = endpoint;
  const id = idOf(endpoint);
  const access = token === 'required' ? 'Needs a token.' : 'Open to everybody; a token may show more.';
  const parts = [
    query && block('Query', describeInput(query), `${id}-query`),
    body && block('Body', describeInput(body), `${id}-body`),
    block('Answer', describeAnswer(answer), `${id}-answer`),
  ];
  return `<section id="${id}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${escaped(nameOf(endpoint))}</h2>
<p>${escaped(title[0]?.toUpperCase() + title.slice(1))}. ${access}</p>
${parts.filter(Boolean).join('\n')}
</section>`;
}

/** The keyboard scrolls what is wider than the page. */
const block = (heading: string, text: string, id: string) =>
  `<h3 id="${id}">${heading}</h3>\n<pre tabindex="0" role="group" aria-labelledby="${id}">${escaped(text)}</pre>`;

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const idOf = (endpoint: Endpoint) =>
  nameOf(endpoint)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
