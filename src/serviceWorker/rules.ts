import { STORED_AT, STORED_LATE } from '#contracts/request.ts';

/** Pages of an export: there are many, and nobody looks at them twice. */
const EXPORT_LIMIT = 100;

/** What of a request the rules look at; a `Request` has it. */
export interface Asked {
  method: string;
  url: string;
  headers: Pick<Headers, 'get'>;
}

/**
 * Whether the answer to a request may be kept on the device: a read of public data in JSON. Whatever is asked with a token
 * is answered for its owner alone and never kept, though it were the same.
 */
export function isOpenRead({ method, url, headers }: Asked): boolean {
  const { pathname, searchParams } = new URL(url);
  const isExport = searchParams.has('offset') && Number(searchParams.get('limit')) === EXPORT_LIMIT;
  return (
    method === 'GET' &&
    pathname.startsWith('/api/') &&
    !headers.get('Authorization') &&
    (headers.get('Accept') ?? '').includes('application/json') &&
    !isExport
  );
}

/** Whether an answer is worth keeping: whole, JSON, and not forbidden to be kept. */
export function isKeepable({
  status,
  headers,
}: Pick<Response, 'status'> & { headers: Pick<Headers, 'get'> }) {
  const isJson = (headers.get('Content-Type') ?? '').startsWith('application/json');
  return status === 200 && isJson && !(headers.get('Cache-Control') ?? '').includes('no-store');
}

/**
 * Whether a page came where none was asked for: that of a network which wants people to sign in first, or of a server which answers so
 * to whatever it does not have.
 */
export function isForeignPage({ ok, headers }: Pick<Response, 'ok'> & { headers: Pick<Headers, 'get'> }) {
  return ok && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** The address under which an answer is kept: one for each language, which stands in a header. */
export function keyOf({ url, headers }: Pick<Asked, 'url' | 'headers'>): string {
  const key = new URL(url);
  key.searchParams.set('accept-language', headers.get('Accept-Language') ?? '');
  return key.href;
}

/** The same answer, with the time at which it came. */
export async function stamped(response: Response, now: Date): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, now.toISOString());
  // The body has been unpacked.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(await response.blob(), { status: response.status, headers });
}

/** A kept answer that is shown because the service takes too long: it says so. */
export function late(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(STORED_LATE, '1');
  return new Response(kept.body, { status: kept.status, headers });
}

/**
 * Whether a browser that opens an address shall get the app: it is in the route table, from which the build made the
 * expression `pages`. Whatever else there is belongs to the server: links of mails, attached files, documents.
 */
export function isAppPage({ mode, url }: Pick<Request, 'mode' | 'url'>, pages: RegExp): boolean {
  return mode === 'navigate' && pages.test(new URL(url).pathname);
}
