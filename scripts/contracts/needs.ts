import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { fieldsOf } from '#contracts/pact/fields.ts';
import type { Declared } from './declared.ts';
import { jsonOf } from './findings.ts';
import type { Exchange } from './recorder.ts';

export interface Needs {
  /** Where the app is served from. */
  origin: string;
  /** No answer may take longer, in ms. @default any time that the promise has */
  slowerThanMs?: number | undefined;
}

/**
 * What the app needs of an answer that a pact has no words for, a line each: that a browser lets it read the answer, that the
 * totals of a page are true, that it comes in time. Asks again where one answer alone can't tell.
 */
export async function unmetNeeds(
  exchange: Exchange,
  { endpoint }: Declared,
  needs: Needs,
): Promise<string[]> {
  return [
    ...tooSlow(exchange, needs),
    ...(await refusedToBrowsers(exchange, needs)),
    ...(await untrueTotals(exchange, endpoint)),
  ];
}

function tooSlow({ ms }: Exchange, { slowerThanMs = Number.POSITIVE_INFINITY }: Needs): string[] {
  return ms > slowerThanMs ? [`time: promised ${slowerThanMs} ms at most, got ${ms} ms`] : [];
}

/** The headers of the app's calls for which a browser asks first. */
const ASKED_FOR = ['authorization', 'content-type', 'idempotency-key', 'if-match'];
/** What needs no leave: https://fetch.spec.whatwg.org/#cors-safelisted-method */
const FREE_METHODS = ['GET', 'HEAD', 'POST'];

async function refusedToBrowsers(
  { method, url, headers, answer }: Exchange,
  { origin }: Needs,
): Promise<string[]> {
  const own = answer ? notAllowed('the answer', answer.headers, origin) : [];
  // The app names a token in every call, an empty one of visitors too: each is asked for beforehand.
  const wanted = ASKED_FOR.filter((name) => name === 'authorization' || name in headers);
  const leave = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': wanted.join(','),
    },
  });
  await leave.body?.cancel();
  const named = (header: string) =>
    (leave.headers.get(header) ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim());
  const methods = named('access-control-allow-methods');
  const allowed = named('access-control-allow-headers');
  const missing = wanted.filter(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  );
  const isMethodFree =
    FREE_METHODS.includes(method) || methods.includes('*') || methods.includes(method.toLowerCase());
  return [
    ...own,
    ...(leave.ok
      ? notAllowed('OPTIONS', leave.headers, origin)
      : [`CORS: promised leave to call from ${origin}, got ${leave.status} for OPTIONS`]),
    ...(isMethodFree
      ? []
      : [`CORS: promised Access-Control-Allow-Methods with ${method}, got "${methods.join(', ')}"`]),
    ...(missing.length > 0
      ? [
          `CORS: promised Access-Control-Allow-Headers with ${missing.join(', ')}, got "${allowed.join(', ')}"`,
        ]
      : []),
  ];
}

function notAllowed(where: string, headers: Headers, origin: string): string[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return [];
  return [
    `CORS: promised Access-Control-Allow-Origin for ${origin} in ${where}, got ${allowed ?? 'nothing'}`,
  ];
}

interface Page {
  count: number;
  next?: string | null;
  results: unknown[];
}

/** A list that hides its rows: its `count` is that of one page, or no `next` leads on. Readers would see the first page alone. */
async function untrueTotals(
  { url, method, headers, answer }: Exchange,
  endpoint: Endpoint,
): Promise<string[]> {
  const page = pageOf(answer?.body);
  const asked = new URL(url);
  if (method !== 'GET' || answer?.status !== 200 || !page || !isPaged(endpoint)) return [];
  const seen = Number(asked.searchParams.get('offset') ?? 0) + page.results.length;
  if (page.count < seen)
    return [`count: promised all rows, got ${page.count} beside ${page.results.length} results`];
  if (page.count > seen && !page.next)
    return [`next: promised an address, as ${page.count - seen} more rows follow, got nothing`];
  if (page.count > seen || page.results.length === 0 || !asked.searchParams.has('limit')) return [];
  // All are said to be here: a smaller page has to say so too.
  asked.searchParams.set('limit', '1');
  const again = await fetch(asked, { headers });
  const smaller = pageOf(Buffer.from(await again.arrayBuffer()));
  return smaller && smaller.count !== page.count
    ? [
        `count: promised all rows, got ${page.count} with limit=${new URL(url).searchParams.get('limit')} and ${smaller.count} with limit=1`,
      ]
    : [];
}

const isPaged = ({ answer }: Endpoint) =>
  ['count', 'next', 'results'].every((name) => fieldsOf(answer).some(({ path }) => path === name));

function pageOf(body: Buffer | undefined): Page | undefined {
  const { count, results } = (jsonOf(body) ?? {}) as Partial<Page>;
  return typeof count === 'number' && Array.isArray(results) ? (jsonOf(body) as Page) : undefined;
}
