import type { ErrorKey } from '#contracts/errors.ts';
import { handOn, type Respond } from './proxy.ts';

/** A way in which the network or a server fails. */
export interface Fault {
  name: string;
  respond: Respond;
  /** The catalogue's row for a read and for a change; undefined where the call succeeds all the same. */
  read: ErrorKey | undefined;
  change: ErrorKey | undefined;
  /** Never comes to an end by itself. */
  isEndless?: boolean;
}

const both = (key: ErrorKey | undefined) => ({ read: key, change: key });
const html = { 'content-type': 'text/html' };
const serverPage = '<html><body><h1>nginx</h1></body></html>';
const DRIP_MS = 20;
const LATENCY_MS = 100;

const refusal =
  (status: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, { ...html, ...headers }).end(serverPage);

/** What happens between a phone in the field and the API, each once. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'latency within the timeout',
    respond: (response, answered, request) =>
      setTimeout(() => handOn(response, answered, request), LATENCY_MS),
    ...both(undefined),
  },
  { name: 'an answer that never comes', respond: () => {}, ...both('network'), isEndless: true },
  {
    name: 'a connection reset before the answer',
    respond: (response) => response.destroy(),
    ...both('network'),
  },
  {
    name: 'a connection reset in the middle of the body',
    respond(response, { status, headers, body }) {
      response.writeHead(status, { ...headers, 'content-length': String(body.length) });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    },
    ...both('network'),
  },
  {
    name: 'a slow drip',
    respond(response, { status, headers, body }) {
      response.writeHead(status, headers);
      let at = 0;
      const timer = setInterval(() => response.write(body.subarray(at, ++at % body.length)), DRIP_MS);
      response.on('close', () => clearInterval(timer));
    },
    ...both('network'),
    isEndless: true,
  },
  {
    name: 'truncated JSON',
    respond: (response, { status, headers, body }) =>
      response.writeHead(status, headers).end(body.subarray(0, body.length - 2)),
    ...both('parse'),
  },
  {
    name: 'a wrong content type',
    respond: (response, { status, body }) => response.writeHead(status, html).end(body),
    ...both('parse'),
  },
  {
    name: "the page of a captive portal instead of the API's answer",
    respond: (response) => response.writeHead(200, html).end(serverPage),
    ...both('parse'),
  },
  {
    name: 'a wrong schema',
    respond: (response, { status, headers }) =>
      response.writeHead(status, headers).end(JSON.stringify({ results: 'none', id: '7', token: 7 })),
    ...both('parse'),
  },
  {
    name: 'no content where a body is due',
    respond: (response) => response.writeHead(204).end(),
    ...both('parse'),
  },
  {
    name: 'a redirect to a login page',
    respond: (response, _, request) =>
      request.url?.startsWith('/login')
        ? response.writeHead(200, html).end('<form>')
        : response.writeHead(302, { location: '/login' }).end(),
    ...both('parse'),
  },
  ...[500, 502, 503, 504].map((status) => ({
    name: `status ${status}`,
    respond: refusal(status),
    ...both('internal'),
  })),
  {
    name: 'too many requests',
    respond: refusal(429, { 'retry-after': '2' }),
    read: 'loadFailed',
    change: 'actionFailed',
  },
  {
    name: 'an empty refusal',
    respond: (response) => response.writeHead(403).end(),
    ...both('empty'),
  },
];
