import type { Endpoint, JsonValue } from './defineEndpoint.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** What a caller hands over; which of it an endpoint wants, its declaration says. */
export interface CallInput {
  path?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  /** Asks for English names even when the reader uses another language. */
  isEnglishForced?: boolean | undefined;
  /** Sends a mutation in the reader's language instead of English. */
  isInCurrentLanguage?: boolean | undefined;
  /** Beside those that every call has, such as `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Where and as whom to call. Bases end without a slash; an empty base is the page's own origin. */
export interface CallContext {
  goBase: string;
  riskBase: string;
  token: string | undefined;
  language: Language;
  /** Told when an answer comes from a store of earlier ones and not from the service: its ISO date-time. */
  onStored?: ((storedAt: string) => void) | undefined;
}

/** The header by which the service worker says since when it has kept the answer. */
export const STORED_AT = 'x-stored-at';

export interface HttpRequest {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body: string | FormData | undefined;
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
  return {
    url: (isAbsolute ? path : base + path) + queryString(input.query ?? {}),
    method: endpoint.method,
    headers: {
      // An absolute address may belong to anyone: the token goes to the configured services only.
      Authorization: context.token && !isAbsolute ? `Token ${context.token}` : '',
      'Accept-Language': languageOf(endpoint, input, context),
      ...mediaHeaders(endpoint),
      ...input.headers,
    },
    body: bodyOf(endpoint, input.body),
  };
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

/** Null and undefined are dropped, arrays joined with commas. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined)
      parameters.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

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

function languageOf(endpoint: Endpoint, input: CallInput, context: CallContext) {
  const wantsCurrent = endpoint.language === 'current' || input.isInCurrentLanguage;
  return wantsCurrent && !input.isEnglishForced ? context.language : DEFAULT_LANGUAGE;
}

function mediaHeaders({ content, method }: Endpoint): Record<string, string> {
  // The browser writes the boundary of form data into the content type itself.
  if (content === 'form-data') return { Accept: MEDIA_TYPES.json };
  const type = MEDIA_TYPES[content];
  return BODY_METHODS.has(method) ? { Accept: type, 'Content-Type': type } : { Accept: type };
}

function bodyOf({ content, method }: Endpoint, body: unknown): HttpRequest['body'] {
  if (body === undefined || method === 'GET') return undefined;
  return content === 'form-data'
    ? toFormData(body as Record<string, unknown>)
    : JSON.stringify(body as JsonValue);
}
