import { ENDPOINTS } from '#contracts/endpoints.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is anything until it is compared.
type Json = any;

/** Of a document that is compared, only what a comparison reads: not whom it is for, not what it says in sentences. */
const UNREAD = new Set(['description', 'tags', 'operationId', 'summary']);

interface Source {
  /** Which version of which provider wrote the document. */
  source: string;
  /** The day it was fetched, YYYY-MM-DD. */
  date: string;
}

/** A provider's OpenAPI document, cut down to the calls of the contracts and the schemas that these use. */
export function trimDocument(document: Json, { source, date }: Source): Json {
  const shapes = new Set(ENDPOINTS.map(({ path }) => shapeOf(path)));
  const paths = withoutWords(
    Object.fromEntries(Object.entries<Json>(document.paths).filter(([path]) => shapes.has(shapeOf(path)))),
  );
  const schemas: Record<string, Json> = {};
  const pending = namesIn(paths);
  for (const name of pending) {
    if (schemas[name]) continue;
    schemas[name] = withoutWords(document.components.schemas[name]);
    pending.push(...namesIn(schemas[name]));
  }
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    openapi: document.openapi,
    info: { ...document.info, description: undefined, 'x-source': source, 'x-date': date },
    paths,
    components: { schemas: sorted, securitySchemes: document.components.securitySchemes },
  };
}

const shapeOf = (path: string) => path.replace(/\{[^}]+\}/g, '{}');

const namesIn = (value: Json) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);

/** Names of fields are no words: a field may be called `description`. */
function withoutWords(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => isNames || !UNREAD.has(key) || (key === 'description' && item === ''))
      .map(([key, item]) => [key, withoutWords(item, key === 'properties')]),
  );
}
