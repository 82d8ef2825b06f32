import { STORED_AT } from '#contracts/request.ts';

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
  const isExport = searchParams.has('offset') && Number(searchParams.get('limit')) >= EXPORT_LIMIT;
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

/** Places that are no pages of the app: a browser that opens them shall get them. */
export const NOT_PAGES = [/^\/(api|docs|health|get_auth_token)(\/|$)/, /\.\w+$/];
