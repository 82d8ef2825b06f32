import type { Endpoint, JsonValue } from './defineEndpoint.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { Misfit } from './misfit.ts';
import { isRepeated } from './query.ts';
import * as z from './zod.ts';

/** What a caller hands over; which of it an endpoint wants, its declaration says. */
export interface CallInput {
  path?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  /** Instead of what the endpoint declares; a language of its own for what was written in it. */
  language?: Endpoint['language'] | Language | undefined;
  /** Beside those that every call has, such as `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Where and as whom to call. Bases end without a slash; an empty base is the page's own origin. */
export interface CallContext {
  goBase: string;
  riskBase: string;
  token: string | undefined;
  language: Language;
  /**
   * Told when an answer comes from a store of earlier ones and not from the service: its ISO date-time, and whether the service
   * was only too slow for a reader to wait on, rather than out of reach.
   */
  onStored?: ((storedAt: string, isLate: boolean) => void) | undefined;
  /**
   * Told of rows of a list that do not fit its contract: they are left out, and the rest is the answer. Without it the client
   * is strict: such a list fails as a whole.
   */
  onUnreadable?: ((found: UnreadableRows) => void) | undefined;
}

/** Rows that a list was shown without. */
export interface UnreadableRows {
  /** "GET /api/v2/appeal/" */
  call: string;
  /** The address as it was asked for, with its filters. */
  url: string;
  rows: number;
  misfits: readonly Misfit[];
}

/** The header by which the service worker says since when it has kept the answer. */
export const STORED_AT = 'x-stored-at';
/** Beside it, where the service was asked and had not answered yet. */
export const STORED_LATE = 'x-stored-late';

export interface HttpRequest {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body: string | Blob | FormData | undefined;
}

const MEDIA_TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * The HTTP request of a call: URL, headers and body after product specification sections 5 and 7. Undefined when the call
 * must not be sent: without a URL, and for PUT, PATCH and POST without a body.
 */
export function buildRequest(
  endpoint: Endpoint,
  input: CallInput,
  context: CallContext,
): HttpRequest | undefined {
  const path = fillPath(endpoint.path, input.path ?? {});
  if (path === '') return undefined;
  if (BODY_METHODS.has(endpoint.method) && input.body === undefined) return undefined;
  const base = endpoint.api === 'risk' ? context.riskBase : context.goBase;
  const isAbsolute = /^https?:\/\//.test(path);
  const isOurs = !isAbsolute || isOfService(path, context);
  return {
    url: withQuery(isAbsolute ? path : base + path, input.query ?? {}, endpoint.query),
    method: endpoint.method,
    headers: {
      Authorization: context.token && isOurs ? `Token ${context.token}` : '',
      'Accept-Language': languageOf(endpoint, input, context),
      ...mediaHeaders(endpoint),
      ...input.headers,
    },
    body: bodyOf(endpoint, input.body),
  };
}

/**
 * Whether an absolute address lies on one of the two services. Only these see the token: the specification (section 6) sends
 * it with every request, yet whoever owns another address could act as the reader with it.
 */
function isOfService(url: string, { goBase, riskBase }: CallContext) {
  return [goBase, riskBase].some((base) => base !== '' && url.startsWith(`${base}/`));
}

const BODY_METHODS: ReadonlySet<string> = new Set(['PUT', 'PATCH', 'POST']);

/** Fills `{name}` placeholders; one without a value is logged and stays, so that a mistake is seen and not guessed at. */
export function fillPath(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value !== undefined) return encodeURIComponent(value);
    console.error(`The address ${template} needs a value for ${name}.`);
    return placeholder;
  });
}

/**
 * An address with the values of a query behind those that it has. Null and undefined are dropped, as values and in arrays;
 * arrays are joined with commas, or stand one by one where the declaration says `repeated`.
 */
export function withQuery(
  url: string,
  query: Readonly<Record<string, unknown>>,
  declared?: Endpoint['query'],
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (!isGiven(value)) continue;
    const given = Array.isArray(value) ? value.filter(isGiven) : [value];
    if (isRepeatedIn(declared, name)) for (const one of given) parameters.append(name, String(one));
    else parameters.set(name, given.join(','));
  }
  if (parameters.size === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${parameters}`;
}

function isRepeatedIn(declared: Endpoint['query'], name: string) {
  const parameter = declared instanceof z.ZodMiniObject ? declared.shape[name] : undefined;
  return parameter !== undefined && isRepeated(parameter);
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** Arrays repeat their key, files go as they are, null and undefined become empty, other objects are JSON. */
export function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      form.append(name, item instanceof Blob ? item : textOf(item));
    }
  }
  return form;
}

function textOf(value: unknown) {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

function languageOf(endpoint: Endpoint, { language = endpoint.language }: CallInput, context: CallContext) {
  if (language === 'current') return context.language;
  return language === 'english' ? DEFAULT_LANGUAGE : language;
}

function mediaHeaders({ content, method }: Endpoint): Record<string, string> {
  // The browser writes the boundary of form data into the content type itself.
  if (content === 'form-data') return { Accept: MEDIA_TYPES.json };
  const type = MEDIA_TYPES[content];
  return BODY_METHODS.has(method) ? { Accept: type, 'Content-Type': type } : { Accept: type };
}

function bodyOf({ content, method }: Endpoint, body: unknown): HttpRequest['body'] {
  if (body === undefined || method === 'GET') return undefined;
  if (content === 'form-data') return toFormData(body as Record<string, unknown>);
  // The text of a table, the file of a workbook: they are in their format already.
  return content === 'json' ? JSON.stringify(body as JsonValue) : (body as string | Blob);
}
